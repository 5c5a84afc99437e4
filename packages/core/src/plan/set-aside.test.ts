import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Item, isWithin, itemOf } from '../item/index.ts'
import { approve, movesIn } from './plan.ts'
import { DUPLICATES_FOLDER, setAside, setsAside, withNeighbours } from './set-aside.ts'

const item = (path: string): Item => itemOf('folder', { path, sizeBytes: 7, modifiedAtMs: 1 })
const empty = { names: (folders: readonly string[]) => Promise.resolve(new Map(folders.map((one) => [one, []]))) }
const set = (keeper: Item, ...copies: readonly Item[]) => ({ items: [keeper, ...copies], keeper })
const plan = (items: readonly Item[], sets: readonly ReturnType<typeof set>[], target = empty) =>
  setAside({ id: 'p', createdAtMs: 0, sets, items, target: target as typeof empty })

/** A photo with its raw file, and a copy of both in another folder. */
function twoPairs() {
  const [raw, photo, rawCopy, photoCopy] = [
    item('1/IMG_1.CR2'),
    item('1/IMG_1.JPG'),
    item('2/IMG_1.CR2'),
    item('2/IMG_1.JPG'),
  ]
  return { raw, photo, rawCopy, photoCopy, all: [raw, photo, rawCopy, photoCopy] }
}

describe('setAside', () => {
  it('moves copies below the folders that they lay in, says of what they are copies, and leaves the keeper', async () => {
    const [keeper, copy] = [item('a/report.pdf'), item('b/c/report (1).pdf')]
    const { acts, summary } = await plan([keeper, copy, item('x.txt')], [set(keeper, copy)])
    expect(acts).toMatchObject([
      {
        from: 'b/c/report (1).pdf',
        to: '_Duplicates/b/c/report (1).pdf',
        note: { code: 'copy-of', values: { path: 'a/report.pdf' } },
      },
    ])
    expect(summary.newFolders).toEqual(['_Duplicates', '_Duplicates/b', '_Duplicates/b/c'])
  })

  it('takes a free name where one was set aside before, and another folder where a file is called so', async () => {
    const [keeper, copy] = [item('a.txt'), item('b.txt')]
    const before = {
      names: async () =>
        new Map([
          ['', ['_Duplicates']],
          ['_Duplicates', ['b.txt']],
        ]),
    }
    expect(movesIn((await plan([keeper, copy], [set(keeper, copy)], before as never)).acts)[0]?.to).toBe(
      '_Duplicates/b (2).txt',
    )
    const { acts } = await plan([keeper, copy, item(DUPLICATES_FOLDER)], [set(keeper, copy)])
    expect(movesIn(acts)[0]?.to).toBe('_Duplicates (2)/b.txt')
  })

  it('takes the neighbours of a copy along where the keeper has the same ones, and says of acts whether they set aside', async () => {
    const { raw, photo, rawCopy, photoCopy, all } = twoPairs()
    const keyOf = async ({ path }: Item) => path.slice(-3)
    const sets = await withNeighbours([set(raw, rawCopy)], all, keyOf)
    expect(sets.map(({ items }) => items)).toEqual([
      [raw, rawCopy],
      [photo, photoCopy],
    ])
    const { acts } = await plan(all, sets as ReturnType<typeof set>[])
    expect([acts.length, setsAside(acts), setsAside([])]).toEqual([2, true, false])
    const edited = async (one: Item) => (one === photoCopy ? 'edited' : keyOf(one))
    expect(await withNeighbours([set(raw, rawCopy)], all, edited)).toHaveLength(1)
    expect(await withNeighbours([set(raw, rawCopy)], all, async () => undefined)).toHaveLength(1)
  })

  it('takes along what belongs together only where all of it is there twice', async () => {
    const { raw, photo, rawCopy, photoCopy, all } = twoPairs()
    const part = await plan(all, [set(photo, photoCopy)])
    expect(part.acts).toEqual([])
    expect(part.skips).toMatchObject([{ path: '2/IMG_1.JPG', code: 'excluded' }])
    const whole = await plan(all, [set(photo, photoCopy), set(raw, rawCopy)])
    expect(
      movesIn(whole.acts)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['_Duplicates/2/IMG_1.CR2', '_Duplicates/2/IMG_1.JPG'])
  })

  it('never moves a keeper, nothing twice, and nothing anywhere else, whatever the sets', async () => {
    const paths = fc.uniqueArray(fc.stringMatching(/^[a-c](\/[a-c]){0,2}\.(txt|jpg|cr2)$/), {
      minLength: 2,
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(paths, fc.nat({ max: 4 }), async (names, size) => {
        const items = names.map(item)
        const sets: ReturnType<typeof set>[] = []
        for (let at = 0; at + 1 < items.length; at += size + 2) {
          const [keeper, ...copies] = items.slice(at, at + size + 2)
          if (keeper && copies.length > 0) sets.push(set(keeper, ...copies))
        }
        const made = await plan(items, sets)
        approve(made)
        const moves = movesIn(made.acts)
        expect(moves.every(({ to }) => isWithin(DUPLICATES_FOLDER, to))).toBe(true)
        const keepers = new Set(sets.map(({ keeper }) => keeper.id))
        expect(moves.some(({ itemId }) => keepers.has(itemId))).toBe(false)
        expect(moves.length + made.skips.length).toBe(sets.reduce((sum, { items: all }) => sum + all.length - 1, 0))
      }),
    )
  })
})

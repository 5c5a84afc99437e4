import { describe, expect, it } from 'vitest'
import type { Reading } from '../facts/reading.ts'
import type { Item } from '../item/item.ts'
import { itemOf } from '../item/item-of.ts'
import { knowFolders, profileFolders } from './folders.ts'
import { gather } from './gather.ts'
import { judge } from './judge.ts'

const GARDEN = 'soil seeds roses compost pruning hedge tulips watering greenhouse weeds blossom spade'
const RAIL = 'locomotive tracks signal carriage timetable platform freight junction conductor railway tunnel wagon'
const about = (words: string, turn: number) =>
  Array.from({ length: 30 }, (_, at) => words.split(' ')[(at * (turn + 3) + turn) % 12]).join(' ')
const TEXTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([0, 1, 2, 3].map((n) => [`Allotment/${n}.txt`, about(GARDEN, n)])),
  ...Object.fromEntries([0, 1, 2, 3].map((n) => [`Trains/2024/${n}.txt`, about(RAIL, n)])),
  'Stuff/a.txt': about(GARDEN, 7),
  'Stuff/b.txt': about(RAIL, 7),
  'Stuff/c.txt': 'Rye bread is made of flour and water, with salt and honey and of a good deal of time and warmth.',
  'Bills/gas.txt': 'nothing that anybody could tell anything by, but it is long enough to be looked into by a reader',
  'loose.txt': about(GARDEN, 9),
}
const items = Object.keys(TEXTS).map((path) => itemOf('folder', { path, sizeBytes: 300, modifiedAtMs: 0 }))
const read = async (some: readonly Item[]): Promise<ReadonlyMap<string, Reading>> =>
  new Map(some.map(({ id, path }) => [id, { text: TEXTS[path] ?? '' }]))
const destination = async (names: readonly string[] = []) => ({
  inputs: await gather({}, { items, bundles: [] }),
  names,
})

describe("knowing a person's folders", () => {
  it('counts folders whose names say what they hold and those that are about the same thing, no heaps; years part none', async () => {
    const own = await knowFolders(await destination(['Rezepte', 'Stuff']), read)
    expect([...own.folders].sort()).toEqual(['Allotment', 'Bills', 'Rezepte', 'Trains'])
    const of = (path: string) => own.of(itemOf('folder', { path, sizeBytes: 1, modifiedAtMs: 0 }))
    expect(['Trains/2024/0.txt', 'Stuff/a.txt', 'loose.txt'].map(of)).toEqual(['Trains', undefined, undefined])
    expect(own.learned.examples.every(({ label }) => label !== 'Stuff')).toBe(true)
  })

  it('counts folders that a person gave a name for one thing, though their files have little in common, and no heap of such a name', async () => {
    const paths = [
      ...['France 2024/IMG_1.jpg', 'France 2024/IMG_2.jpg', 'France 2024/ferry.pdf'],
      ...['Clara/Drawings/a.png', 'Documents/New folder (2)/a.pdf', 'Documents/b.pdf'],
      ...['USB stick/Choir/song.mp3', 'USB stick/a.mp3', 'Downloads/b.mp3', '100CANON/IMG_3.jpg'],
      // Of all sorts, and none speaks of its folder.
      ...['zip', 'exe', 'mp3', 'jpg', 'pdf', 'csv', 'mp4', 'html'].flatMap((ending) => [`Yonder/x.${ending}`]),
      ...['zip', 'exe', 'mp3', 'jpg', 'pdf', 'csv', 'mp4', 'html'].flatMap((ending) => [`Regatta/regatta.${ending}`]),
    ]
    const some = paths.map((path) => itemOf('folder', { path, sizeBytes: 300, modifiedAtMs: 0 }))
    const there = { inputs: await gather({}, { items: some, bundles: [] }), names: [] }
    const own = await knowFolders(there, read)
    expect([...own.folders].sort()).toEqual([
      ...['Clara/Drawings', 'Documents', 'France 2024', 'Regatta', 'USB stick/Choir'],
    ])
    const opened = await knowFolders({ ...there, opened: new Set(['France 2024']) }, read)
    expect([...opened.folders].sort()).toEqual(['Clara/Drawings', 'Documents', 'Regatta', 'USB stick/Choir'])
  })

  it('leaves what sorting made before alone, and what lies in a heap beside it not', async () => {
    const some = ['Other Files/a.bin', 'misc/b.bin'].map((path) =>
      itemOf('folder', { path, sizeBytes: 3, modifiedAtMs: 0 }),
    )
    const own = await knowFolders({ inputs: await gather({}, { items: some, bundles: [] }), names: [] }, read)
    expect([...own.folders]).toEqual(['Other Files'])
  })

  it('teaches where new files go', async () => {
    const { learned, folders } = await knowFolders(await destination(), read)
    const item = itemOf('folder', { path: 'new.txt', sizeBytes: 300, modifiedAtMs: 0 })
    const [found] = judge([{ item, reading: { text: about(GARDEN, 11) } }], { learned, folders: [...folders] })
    expect(found?.verdict).toMatchObject({ category: 'Allotment', by: 'profile' })
  })

  it('looks only below the folder that is asked about', async () => {
    const own = await knowFolders({ ...(await destination()), within: 'Trains' }, read)
    expect([...own.folders]).toEqual(['2024'])
  })

  it('reads what is new and no more, and says when not all could be read', async () => {
    const files = items.flatMap(({ id, path }) =>
      path.startsWith('Allotment') ? [{ itemId: id, folder: 'Allotment' }] : [],
    )
    const asked: (readonly string[])[] = []
    const lend = (least: number) => async (ids: readonly string[]) => {
      asked.push(ids)
      const readings = await read(items.filter(({ id }) => ids.includes(id)))
      return items
        .flatMap((item) => {
          const reading = readings.get(item.id)
          return reading ? [{ itemId: item.id, item, reading, folder: 'Allotment' }] : []
        })
        .slice(least)
    }
    const first = await profileFolders([], files, lend(1))
    expect(first.isWhole).toBe(false)
    const second = await profileFolders([first.learned ?? ''], files, lend(0))
    expect(second.isWhole).toBe(true)
    expect(asked.map(({ length }) => length)).toEqual([4, 1])
    expect(await profileFolders([second.learned ?? ''], files, lend(0))).toEqual({ learned: undefined, isWhole: true })
  })
})

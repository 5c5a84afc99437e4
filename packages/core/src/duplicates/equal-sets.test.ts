import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalSets } from './equal-sets.ts'

interface File {
  readonly name: string
  readonly text: string
  readonly sizeBytes: number
}

const HEAD = 4
const file = (name: string, text: string): File => ({ name, text, sizeBytes: text.length })

/** Contents as a disk has them, which counts what is looked at; names in `broken` can't be read. */
function disk(broken: ReadonlySet<string> = new Set()) {
  const heads: string[] = []
  const wholes: string[] = []
  const ifWhole = (name: string, key: string) => (broken.has(name) ? undefined : key)
  return {
    heads,
    wholes,
    head: ({ name, text }: File) => {
      heads.push(name)
      return ifWhole(name, text.slice(0, HEAD))
    },
    whole: async ({ name, text }: File) => {
      wholes.push(name)
      return ifWhole(name, text)
    },
  }
}

const named = (sets: readonly (readonly File[])[]) => sets.map((set) => set.map(({ name }) => name))

describe('equalSets', () => {
  it('looks at no beginning that no size asks for, and at no whole that no beginning asks for', async () => {
    const contents = disk()
    const files = [
      file('alone', 'a size of its own'),
      file('twin 1', 'the same'),
      file('other beginning', 'The same'),
      file('other end', 'the sane'),
      file('twin 2', 'the same'),
      file('empty 1', ''),
      file('empty 2', ''),
    ]
    expect(named(await equalSets(files, contents))).toEqual([['twin 1', 'twin 2']])
    expect(contents.heads).toEqual(['twin 1', 'other beginning', 'other end', 'twin 2'])
    expect(contents.wholes).toEqual(['twin 1', 'other end', 'twin 2'])
  })

  it('finds what comparing every pair would find, each item in one set at most, and leaves out what cannot be read', async () => {
    const text = fc.stringMatching(/^[ab]{0,7}$/u)
    await fc.assert(
      fc.asyncProperty(fc.array(text), fc.array(fc.nat(20)), async (texts, unreadable) => {
        const broken = new Set(unreadable.map(String))
        const files = texts.map((one, at) => file(String(at), one))
        let told = 0
        const sets = await equalSets(files, disk(broken), (done, total) => {
          expect(done).toBeGreaterThanOrEqual(told)
          expect(done).toBeLessThanOrEqual(total)
          told = done
        })
        const readable = files.filter(({ name, text: one }) => one !== '' && !broken.has(name))
        const expected = [...Map.groupBy(readable, (one) => one.text).values()].filter((set) => set.length > 1)
        expect(named(sets)).toEqual(named(expected))
      }),
    )
  })
})

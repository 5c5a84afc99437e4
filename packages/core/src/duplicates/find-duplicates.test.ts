import { describe, expect, it } from 'vitest'
import type { Reading } from '../facts/reading.ts'
import type { Item } from '../item/item.ts'
import { itemOf } from '../item/item-of.ts'
import { gather } from '../judge/gather.ts'
import { findDuplicates } from './find-duplicates.ts'

const TEXT =
  'The committee met on the first Monday of the month to speak about the roof of the hall, the price of new tiles, and who of the members could carry them up the ladder before the rain of the autumn comes.'
const FILES: Readonly<Record<string, string>> = {
  'a/minutes.txt': TEXT,
  'a/minutes (1).txt': TEXT,
  'b/minutes final.txt': `${TEXT} Amen.`,
  'b/other.txt': 'Rye bread is made of flour and water, with salt and honey, and of a good deal of time and of warmth.',
  'empty.txt': '',
  'empty too.txt': '',
}
const item = (path: string): Item =>
  itemOf('folder', { path, sizeBytes: FILES[path]?.length ?? 0, modifiedAtMs: path.length })
const contents = { head: ({ path }: Item) => FILES[path]?.slice(0, 8), whole: ({ path }: Item) => FILES[path] }
const items = Object.keys(FILES).map(item)

describe('finding duplicates', () => {
  it('puts equal items into a set and says which to keep; empty ones are in none', async () => {
    const { sets, equal } = await findDuplicates(items, contents)
    expect(sets.map((set) => [set.items.map(({ path }) => path), set.keeper.path])).toEqual([
      [['a/minutes.txt', 'a/minutes (1).txt'], 'a/minutes.txt'],
    ])
    expect(equal.size).toBe(2)
  })

  it('adds what says nearly the same: one of equal items stands for all, and what can not be read is told', async () => {
    const inputs = await gather({}, { items, bundles: [] })
    const asked: string[] = []
    const looks = {
      pixels: async (): Promise<Reading> => ({ code: 'damaged' }),
      async read({ path }: Item): Promise<Reading> {
        asked.push(path)
        return path === 'b/other.txt' ? { code: 'damaged' } : { text: FILES[path] ?? '' }
      },
    }
    const { sets, unread } = await findDuplicates(items, contents, { inputs, looks })
    // Its paths give the files their times: of versions the newest one is kept.
    expect(sets.map((set) => [set.items.map(({ path }) => path), set.keeper.path])).toEqual([
      [['a/minutes (1).txt', 'a/minutes.txt', 'b/minutes final.txt'], 'b/minutes final.txt'],
    ])
    expect(asked).toEqual(['a/minutes.txt', 'b/minutes final.txt', 'b/other.txt'])
    expect([...unread]).toEqual([['b/other.txt', { code: 'damaged' }]])
  })
})

import { createDraft, editDraft, type Item, type Verdict } from '@octavo/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPlaced, type Places, placesOf } from './list-order.ts'
import { totalsOf, totalWithin } from './totals.ts'
import { entriesOf, tilesOf, type View } from './view.ts'

const item = (id: string): Item => ({
  is: 'file',
  id,
  name: `${id}.txt`,
  path: `${id}.txt`,
  sizeBytes: 1,
  mediaType: 'text/plain',
  modifiedAtMs: 0,
  origin: { source: 'library' },
})
const verdict = (itemId: string, category: string): Verdict => ({
  itemId,
  fileKind: 'text',
  category,
  confidence: 1,
  by: 'signature',
  why: [],
})

const NEVER = new AbortController().signal
const EVERYTHING: View = { category: undefined, show: 'all', query: '', order: 'found' }

it('a category that no file is in any more has no tile; one whose files are all left out keeps it', () => {
  const draft = createDraft([item('a'), item('b')], [verdict('a', 'Notes'), verdict('b', 'Letters')])
  const names = (changed: typeof draft) =>
    tilesOf(changed.categories, totalsOf(changed)).map(({ name, count }) => `${name} ${count}`)
  expect(names(editDraft(draft, { type: 'move', itemIds: ['a'], category: 'Letters' }))).toEqual(['Letters 2'])
  expect(names(editDraft(draft, { type: 'exclude', itemIds: ['a'] }))).toEqual(['Notes 0', 'Letters 1'])
})

it('folders in folders have a tile for each step, which counts what is below it; one level keeps to one order', () => {
  const draft = createDraft(['a', 'b', 'c', 'd'].map(item), [
    verdict('a', 'Work'),
    verdict('b', 'Budget/2024'),
    verdict('c', 'Budget/2023'),
    verdict('d', 'Budget/2023'),
  ])
  const rows = (order: 'meaning' | 'size' | 'name') =>
    tilesOf(draft.categories, totalsOf(draft), order).map(
      ({ title, depth, count }) => `${'.'.repeat(depth)}${title} ${count}`,
    )
  expect(rows('meaning')).toEqual(['Work 1', 'Budget 3', '.2024 1', '.2023 2'])
  expect(rows('size')).toEqual(['Budget 3', '.2023 2', '.2024 1', 'Work 1'])
  expect(rows('name')).toEqual(['Budget 3', '.2023 2', '.2024 1', 'Work 1'])
  const names = (category: string) => entriesOf(draft, { ...EVERYTHING, category }).map((entry) => entry.item.id)
  expect([names('Budget'), names('Budget/2023')]).toEqual([
    ['b', 'c', 'd'],
    ['c', 'd'],
  ])
})

it('a search finds by name, by where a file comes from and would go, and by what is written in it', () => {
  const at = (id: string, path: string): Item => ({ ...item(id), name: path, path })
  const draft = createDraft(
    [at('a', 'Trips/lisbon.txt'), at('b', 'scan.txt'), at('c', 'other.txt')],
    [verdict('a', 'Notes'), verdict('b', 'Invoices'), verdict('c', 'Notes')],
  )
  const found = (query: string, inside?: ReadonlySet<string>) =>
    entriesOf(draft, { ...EVERYTHING, query }, { ...(inside && { inside }) }).map((entry) => entry.item.id)
  expect([found('LISB'), found('trips'), found('invoi')]).toEqual([['a'], ['a'], ['b']])
  expect(found('deposit')).toEqual([])
  expect(found('deposit', new Set(['c']))).toEqual(['c'])
})

it('files that are alike stand together, the best first; files of one folder stand together when asked for', async () => {
  const at = (id: string, path: string): Item => ({ ...item(id), name: path, path })
  const items = [at('a', 'x/1.txt'), at('b', 'y/2.txt'), at('c', 'x/3.txt'), at('d', 'y/4.txt')]
  const stacks = [
    { is: 'exact' as const, itemIds: ['d', 'a'], why: [] },
    { is: 'near' as const, itemIds: ['c', 'b'], why: [] },
  ]
  const draft = createDraft(
    items,
    items.map(({ id }) => verdict(id, 'Notes')),
    { stacks },
  )
  const ids = (view: Partial<View>, places?: Places) =>
    entriesOf(draft, { ...EVERYTHING, ...view }, { ...(places && { places }) }).map((entry) => entry.item.id)
  expect(totalWithin(totalsOf(draft)).shows.alike).toBe(4)
  expect(ids({ show: 'alike' })).toEqual(['d', 'a', 'c', 'b'])
  const places = await placesOf(draft.entries.values(), 'origin', NEVER)
  expect(ids({ order: 'origin' }, places)).toEqual(['a', 'c', 'b', 'd'])
})

it('files stand by name with numbers as numbers, by size and by time; equal ones as they were found', async () => {
  const at = (name: string, sizeBytes: number, modifiedAtMs: number): Item => ({
    ...item(name),
    ...{ name, path: name, sizeBytes, modifiedAtMs },
  })
  const items = [at('b 10', 5, 1), at('B 9', 7, 3), at('a', 5, 2)]
  const draft = createDraft(
    items,
    items.map(({ id }) => verdict(id, 'Notes')),
  )
  const ids = async (order: View['order'], of = draft) => {
    const places = await placesOf(of.entries.values(), order, NEVER)
    return entriesOf(of, { ...EVERYTHING, order }, { places }).map((entry) => entry.item.id)
  }
  expect(await ids('name')).toEqual(['a', 'B 9', 'b 10'])
  expect(await ids('size')).toEqual(['B 9', 'b 10', 'a'])
  expect(await ids('newest')).toEqual(['B 9', 'a', 'b 10'])
  const left = editDraft(draft, { type: 'exclude', itemIds: ['a'] })
  expect(await ids('name', left)).toEqual(await ids('name'))
  const more = createDraft([...items, at('a 1', 1, 1)], [])
  expect(await ids('name', more)).toEqual(['a', 'a 1', 'B 9', 'b 10'])
})

it('names are put in order in turns with the page, whatever they are, and new ones have to be compared first', async () => {
  // More than are sorted at once, too: those are merged.
  const names = fc.array(fc.string({ maxLength: 4 }), { maxLength: 900, size: 'max' })
  await fc.assert(
    fc.asyncProperty(names, async (all) => {
      const items = all.map((name, at) => ({ ...item(`${at}`), name }))
      const draft = createDraft(items, [])
      const places = await placesOf(draft.entries.values(), 'name', NEVER)
      const { compare } = new Intl.Collator(undefined, { numeric: true })
      const shown = entriesOf(draft, { ...EVERYTHING, order: 'name' }, { places })
      for (const [at, { item: one }] of shown.entries())
        expect(compare(shown[at - 1]?.item.name ?? one.name, one.name)).toBeLessThanOrEqual(0)
      expect(shown).toHaveLength(all.length)
      expect(isPlaced(draft.entries.values(), 'name', places)).toBe(true)
    }),
    { numRuns: 30 },
  )
  const places = await placesOf(createDraft([item('a')], []).entries.values(), 'name', NEVER)
  const more = createDraft([item('a'), item('b')], []).entries.values()
  expect(isPlaced(more, 'name', places)).toBe(false)
  await expect(placesOf(createDraft([item('a')], []).entries.values(), 'name', AbortSignal.abort())).rejects.toThrow()
})

it('what is counted is what a walk over everything finds, in every folder', () => {
  const at = (id: string, sizeBytes: number): Item => ({ ...item(id), sizeBytes })
  const draft = editDraft(
    createDraft(
      [at('a', 1), at('b', 2), at('c', 4), at('d', 8)],
      [
        verdict('a', 'Work'),
        { ...verdict('b', 'Work/2024'), confidence: 0.1, by: 'text' },
        verdict('c', 'Work'),
        verdict('d', 'Notes'),
      ],
    ),
    { type: 'exclude', itemIds: ['c'] },
  )
  const told = (category?: string) => {
    const { fileCount, sizeBytes, shows } = totalWithin(
      totalsOf(draft, ({ item: { id } }) => (id === 'a' ? 3 : 1)),
      category,
    )
    return { fileCount, sizeBytes, all: shows.all, unsure: shows.unsure, excluded: shows.excluded }
  }
  expect(told()).toEqual({ fileCount: 5, sizeBytes: 11, all: 4, unsure: 1, excluded: 1 })
  expect(told('Work')).toEqual({ fileCount: 4, sizeBytes: 3, all: 3, unsure: 1, excluded: 1 })
  expect(told('Work/2024')).toEqual({ fileCount: 1, sizeBytes: 2, all: 1, unsure: 1, excluded: 0 })
})

import { createDraft, editDraft, type Item, type Verdict } from '@octavo/core'
import { expect, it } from 'vitest'
import { countShows, entriesOf, tilesOf, type View } from './view.ts'

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

const EVERYTHING: View = { category: undefined, show: 'all', query: '', order: 'found' }

it('a category that no file is in any more has no tile; one whose files are all left out keeps it', () => {
  const draft = createDraft([item('a'), item('b')], [verdict('a', 'Notes'), verdict('b', 'Letters')])
  const names = (changed: typeof draft) => tilesOf(changed).map(({ name, count }) => `${name} ${count}`)
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
    tilesOf(draft, undefined, order).map(({ title, depth, count }) => `${'.'.repeat(depth)}${title} ${count}`)
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
    entriesOf(draft, { ...EVERYTHING, query }, inside).map((entry) => entry.item.id)
  expect([found('LISB'), found('trips'), found('invoi')]).toEqual([['a'], ['a'], ['b']])
  expect(found('deposit')).toEqual([])
  expect(found('deposit', new Set(['c']))).toEqual(['c'])
})

it('files that are alike stand together, the best first; files of one folder stand together when asked for', () => {
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
  const ids = (view: Partial<View>) => entriesOf(draft, { ...EVERYTHING, ...view }).map((entry) => entry.item.id)
  expect(countShows(draft, undefined).alike).toBe(4)
  expect(ids({ show: 'alike' })).toEqual(['d', 'a', 'c', 'b'])
  expect(ids({ order: 'origin' })).toEqual(['a', 'c', 'b', 'd'])
})

it('files stand by name with numbers as numbers, by size and by time; equal ones as they were found', () => {
  const at = (name: string, sizeBytes: number, modifiedAtMs: number): Item => ({
    ...item(name),
    ...{ name, path: name, sizeBytes, modifiedAtMs },
  })
  const items = [at('b 10', 5, 1), at('B 9', 7, 3), at('a', 5, 2)]
  const draft = createDraft(
    items,
    items.map(({ id }) => verdict(id, 'Notes')),
  )
  const ids = (order: View['order'], of = draft) =>
    entriesOf(of, { ...EVERYTHING, order }).map((entry) => entry.item.id)
  expect(ids('name')).toEqual(['a', 'B 9', 'b 10'])
  expect(ids('size')).toEqual(['B 9', 'b 10', 'a'])
  expect(ids('newest')).toEqual(['B 9', 'a', 'b 10'])
  const left = editDraft(draft, { type: 'exclude', itemIds: ['a'] })
  expect(ids('name', left)).toEqual(ids('name'))
  const more = createDraft([...items, at('a 1', 1, 1)], [])
  expect(ids('name', more)).toEqual(['a', 'a 1', 'B 9', 'b 10'])
})

import { createDraft, type Draft, type DraftEntry, editDraft, type Item, undoEdit, type Verdict } from '@octavo/core'
import { expect, it } from 'vitest'
import { draftInNewNames, fromKept, type SavedUpload, toKept } from './saved.ts'

const item: Item = {
  id: 'a',
  is: 'file',
  name: 'a.txt',
  path: 'a.txt',
  sizeBytes: 1,
  mediaType: '',
  modifiedAtMs: 0,
  origin: { source: 'library' },
}
const verdict: Verdict = {
  itemId: 'a',
  fileKind: 'text',
  category: 'Documents',
  confidence: 1,
  by: 'signature',
  why: [],
}

/** An entry as older versions saved it. */
const older = ({ item: { is, ...metadata }, verdict: { fileKind, ...judged }, ...rest }: DraftEntry) =>
  ({ ...rest, item: { ...metadata, kind: is }, verdict: { ...judged, kind: fileKind } }) as unknown as DraftEntry

it('a draft that an older version saved comes back in the names of today, with its edits', () => {
  const draft = editDraft(createDraft([item], [verdict]), { type: 'move', itemIds: ['a'], category: 'Photos' })
  const [edit] = draft.history.past
  if (!edit) throw new Error('an edit is remembered')
  const old: Draft = {
    ...draft,
    entries: new Map([...draft.entries].map(([id, entry]) => [id, older(entry)])),
    history: {
      past: [{ ...edit, before: edit.before.map(older), after: edit.after.map(older) }],
      future: [],
    },
  }
  expect(old).not.toEqual(draft)
  expect(draftInNewNames(old)).toEqual(draft)
  expect(draftInNewNames(draft)).toEqual(draft)
})

const saved = (draft: Draft | undefined): SavedUpload => ({
  ...{ savedAtMs: 1, stage: 'review', files: [], sortedBy: 'server', planId: undefined, person: undefined },
  draft,
  lastRun: undefined,
})

it('what is kept in pieces comes back whole, and an edit leaves the lists of the others as they are', () => {
  const items = ['a', 'b', 'c'].map((id): Item => ({ ...item, id }))
  const stacks = [{ is: 'exact' as const, itemIds: ['a', 'b'], why: [] }]
  const first = createDraft(
    items,
    items.map(({ id }) => ({ ...verdict, itemId: id })),
    { stacks },
  )
  const once = editDraft(first, { type: 'move', itemIds: ['a'], category: 'Photos' })
  const twice = undoEdit(editDraft(once, { type: 'exclude', itemIds: ['b'] }))
  for (const draft of [undefined, first, once, twice])
    expect(fromKept(structuredClone(toKept(saved(draft))))).toEqual(saved(draft))
  const [before, after] = [toKept(saved(once)).lists, toKept(saved(twice)).lists]
  const edits = Object.keys(before).filter((name) => name.startsWith('edit'))
  expect(edits).toHaveLength(1)
  for (const name of [...edits, 'stacks']) expect(after[name]).toBe(before[name])
})

it('what an older version kept in one piece is still read', () => {
  const old = saved(createDraft([item], [verdict]))
  expect(fromKept({ flow: old, lists: {} })).toBe(old)
})

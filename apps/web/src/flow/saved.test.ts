import { createDraft, type Draft, type DraftEntry, editDraft, type Item, type Verdict } from '@octavo/core'
import { expect, it } from 'vitest'
import { draftInNewNames } from './saved.ts'

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

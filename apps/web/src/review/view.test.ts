import { createDraft, editDraft, type Item, type Verdict } from '@octavo/core'
import { expect, it } from 'vitest'
import { tilesOf } from './view.ts'

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

it('a category that no file is in any more has no tile; one whose files are all left out keeps it', () => {
  const draft = createDraft([item('a'), item('b')], [verdict('a', 'Notes'), verdict('b', 'Letters')])
  const names = (changed: typeof draft) => tilesOf(changed).map(({ name, count }) => `${name} ${count}`)
  expect(names(editDraft(draft, { type: 'move', itemIds: ['a'], category: 'Letters' }))).toEqual(['Letters 2'])
  expect(names(editDraft(draft, { type: 'exclude', itemIds: ['a'] }))).toEqual(['Notes 0', 'Letters 1'])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item, Verdict } from '../item/index.ts'
import { createDraft, type Draft, type DraftEdit, editDraft, redoEdit, undoEdit } from './draft.ts'
import { packHistory, unpackHistory } from './packed.ts'
import { redrafted } from './redraft.ts'
import { GRAINS, INSIDES, USUAL_SHAPE } from './shape.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const item = (id: string): Item => ({
  ...{ is: 'file', id, name: `${id}.txt`, path: `in/${id}.txt`, sizeBytes: 1, mediaType: 'text/plain' },
  modifiedAtMs: Date.UTC(2020 + (id.charCodeAt(0) % 3), 1),
  origin: { source: 'library' },
})
const verdict = (itemId: string, category: string): Verdict => ({
  ...{ itemId, fileKind: 'text', category, confidence: 0.9, by: 'text', why: [] },
  facets: { sender: itemId < 'd' ? 'Acme' : 'Zeta' },
})
const drafted = (category: string): Draft =>
  createDraft(
    ids.map(item),
    ids.map((id) => verdict(id, id < 'c' ? category : 'Notes')),
  )

const some = fc.subarray(ids, { minLength: 1 })
const folder = fc.constantFrom('Notes', 'Letters', 'Budget/2023', 'notes')
const edit: fc.Arbitrary<DraftEdit> = fc.oneof(
  fc.record({ type: fc.constant('move' as const), itemIds: some, category: folder }),
  fc.record({ type: fc.constantFrom('exclude' as const, 'include' as const), itemIds: some }),
  fc.record({ type: fc.constant('rename' as const), from: folder, to: folder }),
  fc
    .record({ grain: fc.constantFrom(...GRAINS), inside: fc.constantFrom(...INSIDES) })
    .map((part) => ({ type: 'shape' as const, shape: { ...USUAL_SHAPE, ...part } })),
)
const steps = fc.array(fc.oneof({ weight: 3, arbitrary: edit }, fc.constantFrom('undo', 'redo', 'again' as const)), {
  maxLength: 12,
})
const after = (draft: Draft, step: DraftEdit | 'undo' | 'redo' | 'again'): Draft => {
  if (step === 'undo') return undoEdit(draft)
  if (step === 'redo') return redoEdit(draft)
  return step === 'again' ? redrafted(draft, drafted('Reports')) : editDraft(draft, step)
}

describe('the history of a draft as it is kept', () => {
  it('comes back as it was, whatever was edited, taken back and judged anew', () => {
    fc.assert(
      fc.property(steps, fc.nat({ max: 4 }), (all, undone) => {
        const backwards = Array.from({ length: undone }, () => 'undo' as const)
        const draft = [...all, ...backwards].reduce(after, drafted('Invoices'))
        const kept = structuredClone({ entries: draft.entries, history: packHistory(draft.history) })
        expect(unpackHistory(kept.history, kept.entries)).toEqual(draft.history)
      }),
      // Two edits of one file, both taken back: which of them is done again first makes a difference.
      {
        examples: [[['Notes', 'Letters'].map((category) => ({ type: 'move' as const, itemIds: ['a'], category })), 2]],
      },
    )
  })

  it('says of a move only where things were and are, and the same edit twice in the same words', () => {
    const draft = editDraft(drafted('Invoices'), { type: 'move', itemIds: ['a'], category: 'Notes' })
    const [patch] = packHistory(draft.history).patches
    expect(patch?.changes).toEqual([
      {
        itemId: 'a',
        before: { category: 'Invoices', excluded: false },
        after: { category: 'Notes', excluded: false, placed: true },
      },
    ])
    const more = editDraft(draft, { type: 'exclude', itemIds: ['b'] })
    expect(packHistory(more.history).patches[0]).toBe(patch)
    const back = unpackHistory(packHistory(more.history), more.entries)
    expect(packHistory(back).patches[0]).toBe(patch)
  })

  it('is none where it does not fit the entries: nothing wrong is ever taken back', () => {
    const draft = editDraft(drafted('Invoices'), { type: 'move', itemIds: ['a'], category: 'Notes' })
    const without = new Map([...draft.entries].filter(([id]) => id !== 'a'))
    expect(unpackHistory(packHistory(draft.history), without)).toEqual({ past: [], future: [] })
    const undone = undoEdit(draft)
    const less = new Map([...undone.entries].filter(([id]) => id !== 'a'))
    expect(unpackHistory(packHistory(undone.history), less)).toEqual({ past: [], future: [] })
  })
})

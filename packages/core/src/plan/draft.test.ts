import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collisionKey } from '../item/fold.ts'
import type { Item } from '../item/item.ts'
import type { Verdict } from '../item/verdict.ts'
import { buildPlan } from './build.ts'
import {
  canRedo,
  canUndo,
  createDraft,
  type Draft,
  type DraftEdit,
  draftDecisions,
  draftFilesOf,
  draftSummary,
  editDraft,
  MAX_DRAFT_HISTORY,
  redoEdit,
  undoEdit,
} from './draft.ts'
import { movesIn } from './plan.ts'

function draftOf(categories: readonly string[]): Draft {
  const items = categories.map((_, index): Item => {
    const name = `f${index}`
    const origin = { source: 'picker' as const }
    return { id: name, is: 'file', name, path: name, sizeBytes: 10, mediaType: '', modifiedAtMs: 0, origin }
  })
  const verdicts = categories.map(
    (category, index): Verdict => ({
      itemId: `f${index}`,
      fileKind: 'other',
      category,
      confidence: 0.5,
      by: 'name',
      why: ['w'],
    }),
  )
  return createDraft(items, verdicts)
}

const names = (draft: Draft, category: string) => draftFilesOf(draft, category).map((entry) => entry.item.id)
const view = (draft: Draft) => ({ entries: [...draft.entries], categories: draft.categories })

describe('draft', () => {
  it('starts with the verdicts, categories in the order of the items', () => {
    const draft = draftOf(['Photos', 'Docs', 'Photos'])
    expect(draft.categories).toEqual(['Photos', 'Docs'])
    expect(draftSummary(draft)).toEqual({
      totalFiles: 3,
      includedFiles: 3,
      categories: [
        { name: 'Photos', count: 2, sizeBytes: 20 },
        { name: 'Docs', count: 1, sizeBytes: 10 },
      ],
    })
    expect([canUndo(draft), canRedo(draft)]).toEqual([false, false])
    const [first] = draft.entries.values()
    if (first === undefined) throw new Error('an entry expected')
    expect(createDraft([first.item], []).categories).toEqual(['Other'])
  })

  it('moves items to an existing or a new category; a person is certain', () => {
    const draft = editDraft(draftOf(['Photos', 'Docs', 'Photos']), {
      type: 'move',
      itemIds: ['f0', 'nobody'],
      category: ' Rome ',
    })
    expect(draft.categories).toEqual(['Photos', 'Docs', 'Rome'])
    expect(draft.entries.get('f0')?.verdict).toMatchObject({ category: 'Rome', by: 'person', confidence: 1 })
    expect(draft.entries.get('f2')?.verdict.by).toBe('name')
    const merged = editDraft(draft, { type: 'move', itemIds: ['f1'], category: 'PHOTOS' })
    expect(merged.entries.get('f1')?.category).toBe('Photos')
    expect(merged.categories).toEqual(['Photos', 'Rome'])
  })

  it('renames a category in its place, and merges it into one that exists', () => {
    const draft = draftOf(['Photos', 'Docs', 'Music'])
    const renamed = editDraft(draft, { type: 'rename', from: 'docs', to: 'Papers' })
    expect(renamed.categories).toEqual(['Photos', 'Papers', 'Music'])
    expect(renamed.entries.get('f1')?.verdict).toMatchObject({ category: 'Papers', by: 'name', confidence: 0.5 })
    expect(editDraft(draft, { type: 'rename', from: 'Docs', to: 'DOCS' }).categories).toEqual([
      'Photos',
      'DOCS',
      'Music',
    ])
    const merged = editDraft(draft, { type: 'rename', from: 'Music', to: 'photos' })
    expect(merged.categories).toEqual(['Photos', 'Docs'])
    expect(names(merged, 'PHOTOS')).toEqual(['f0', 'f2'])
  })

  it('excludes and includes; excluded files stay visible in their category, but do not count', () => {
    const draft = editDraft(draftOf(['Photos', 'Docs']), { type: 'exclude', itemIds: ['f1', 'f1'] })
    expect(draftSummary(draft)).toEqual({
      totalFiles: 2,
      includedFiles: 1,
      categories: [
        { name: 'Photos', count: 1, sizeBytes: 10 },
        { name: 'Docs', count: 0, sizeBytes: 0 },
      ],
    })
    expect(names(draft, 'Docs')).toEqual(['f1'])
    expect(draftSummary(editDraft(draft, { type: 'include', itemIds: ['f1'] })).includedFiles).toBe(2)
  })

  it('gives the same draft back for an edit that changes nothing', () => {
    const draft = draftOf(['Photos', 'Docs'])
    const edits: DraftEdit[] = [
      { type: 'move', itemIds: ['f0'], category: 'photos' },
      { type: 'move', itemIds: ['f0'], category: '  ' },
      { type: 'move', itemIds: [], category: 'New' },
      { type: 'rename', from: 'Nothing', to: 'Photos' },
      { type: 'rename', from: 'Photos', to: ' ' },
      { type: 'rename', from: 'Photos', to: 'Photos' },
      { type: 'include', itemIds: ['f0'] },
    ]
    for (const edit of edits) expect(editDraft(draft, edit)).toBe(draft)
    expect(undoEdit(draft)).toBe(draft)
    expect(redoEdit(draft)).toBe(draft)
  })

  it('N-4: treats categories of one collision key as one from the start', () => {
    expect(draftOf(['Straße', 'STRASSE', 'Cafe\u0301', 'café']).categories).toEqual(['Straße', 'Cafe\u0301'])
  })

  const someCategory = fc.constantFrom('A', 'a', 'B', 'C', 'É', 'e\u0301', ' ', 'D/E')
  const ids = fc.array(fc.constantFrom('f0', 'f1', 'f2', 'f3', 'f4', 'no'), { maxLength: 4 })
  const edit: fc.Arbitrary<DraftEdit> = fc.oneof(
    fc.record({ type: fc.constant('move' as const), itemIds: ids, category: someCategory }),
    fc.record({ type: fc.constant('rename' as const), from: someCategory, to: someCategory }),
    fc.record({ type: fc.constant('exclude' as const), itemIds: ids }),
    fc.record({ type: fc.constant('include' as const), itemIds: ids }),
  )

  it('undo and redo walk exactly through the states that edits made, and never lose an item', () => {
    fc.assert(
      fc.property(
        fc.array(someCategory, { minLength: 5, maxLength: 5 }),
        fc.array(edit, { maxLength: 15 }),
        (start, edits) => {
          const states = [draftOf(start)]
          for (const next of edits) {
            const last = states.at(-1)
            const draft = last && editDraft(last, next)
            if (draft !== undefined && draft !== last) states.push(draft)
          }
          for (const draft of states) {
            expect([...draft.entries.keys()]).toEqual(['f0', 'f1', 'f2', 'f3', 'f4'])
            const used = new Set([...draft.entries.values()].map((entry) => entry.category))
            expect(new Set(draft.categories)).toEqual(used)
            expect(new Set(draft.categories.map(collisionKey)).size).toBe(draft.categories.length)
            for (const entry of draft.entries.values()) expect(entry.verdict.category).toBe(entry.category)
          }
          let draft = states.at(-1)
          for (let index = states.length - 1; draft !== undefined && index > 0; index -= 1) {
            draft = undoEdit(draft)
            expect(view(draft)).toEqual(view(states[index - 1] ?? draft))
          }
          for (let index = 1; draft !== undefined && index < states.length; index += 1) {
            draft = redoEdit(draft)
            expect(view(draft)).toEqual(view(states[index] ?? draft))
          }
          expect(draft && canRedo(draft)).toBe(false)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('keeps the last two hundred edits, and a new edit ends the redo', () => {
    let draft = draftOf(['A', 'B'])
    for (let count = 0; count < 250; count += 1) {
      draft = editDraft(draft, { type: 'move', itemIds: ['f0'], category: `C${count}` })
    }
    expect(draft.history.past.length).toBe(MAX_DRAFT_HISTORY)
    draft = editDraft(undoEdit(undoEdit(draft)), { type: 'exclude', itemIds: ['f1'] })
    expect(canRedo(draft)).toBe(false)
    expect(draft.entries.get('f0')?.category).toBe('C247')
  })

  it('becomes a plan', () => {
    let draft = editDraft(draftOf(['A', 'A', 'B']), { type: 'move', itemIds: ['f0'], category: 'New' })
    draft = editDraft(draft, { type: 'exclude', itemIds: ['f1'] })
    const plan = buildPlan({ id: 'p', createdAtMs: 0, ...draftDecisions(draft) })
    expect(movesIn(plan.acts).map((move) => move.to)).toEqual(['New/f0', 'B/f2'])
    expect(plan.skips.map((skip) => skip.code)).toEqual(['excluded'])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collisionKey } from '../item/fold.ts'
import type { Item } from '../item/item.ts'
import type { Verdict } from '../item/verdict.ts'
import {
  canRedo,
  canUndo,
  createDraft,
  type Draft,
  type DraftEdit,
  draftFilesOf,
  draftSummary,
  editDraft,
  redoEdit,
  undoEdit,
} from './draft.ts'
import { isOpen, isPlaced } from './entry.ts'
import { MAX_DRAFT_HISTORY } from './patch.ts'

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
  it('puts groups of items into their categories as one edit, which one undo takes back', () => {
    const draft = draftOf(['Photos', 'Photos', 'Docs'])
    const groups = [
      { category: 'Photos/Warm', itemIds: ['f0'] },
      { category: 'Photos/Cold', itemIds: ['f1', 'gone'] },
    ]
    const grouped = editDraft(draft, { type: 'group', groups })
    expect(['Photos/Warm', 'Photos/Cold', 'Docs'].map((name) => names(grouped, name))).toEqual([['f0'], ['f1'], ['f2']])
    expect(view(undoEdit(grouped))).toEqual(view(draft))
    expect(view(redoEdit(undoEdit(grouped)))).toEqual(view(grouped))
    expect(editDraft(draft, { type: 'group', groups: [] })).toBe(draft)
  })

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

  it('moves items to an existing or a new category; what was judged stays, and a person is certain', () => {
    const draft = editDraft(draftOf(['Photos', 'Docs', 'Photos']), {
      type: 'move',
      itemIds: ['f0', 'nobody'],
      category: ' Rome ',
    })
    expect(draft.categories).toEqual(['Photos', 'Docs', 'Rome'])
    const moved = draft.entries.get('f0')
    expect(moved).toMatchObject({ category: 'Rome', placed: true, verdict: { category: 'Photos', by: 'name' } })
    expect([moved && isPlaced(moved), moved && isOpen(moved)]).toEqual([true, false])
    const left = draft.entries.get('f2')
    expect([left && isPlaced(left), left && isOpen(left)]).toEqual([false, true])
    const merged = editDraft(draft, { type: 'move', itemIds: ['f1'], category: 'PHOTOS' })
    expect(merged.entries.get('f1')?.category).toBe('Photos')
    expect(merged.categories).toEqual(['Photos', 'Rome'])
  })

  it('renames a category in its place, and merges it into one that exists', () => {
    const draft = draftOf(['Photos', 'Docs', 'Music'])
    const renamed = editDraft(draft, { type: 'rename', from: 'docs', to: 'Papers' })
    expect(renamed.categories).toEqual(['Photos', 'Papers', 'Music'])
    expect(renamed.entries.get('f1')).toMatchObject({ category: 'Papers', verdict: { category: 'Docs', by: 'name' } })
    // A category's other name places none of its items.
    expect(renamed.entries.get('f1')?.placed).toBeUndefined()
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

  it('what a person puts somewhere is decided: where it was proposed, too, and although it had been left out', () => {
    const [item] = draftOf(['Docs']).entries.values()
    if (item === undefined) throw new Error('an entry expected')
    const options = [
      { category: 'Docs', confidence: 0.5 },
      { category: 'Bills', confidence: 0.4 },
    ]
    const draft = createDraft([item.item], [{ ...item.verdict, options }])
    const entry = (of: Draft) => of.entries.get('f0') ?? item
    expect(isOpen(entry(draft))).toBe(true)
    const left = editDraft(draft, { type: 'exclude', itemIds: ['f0'] })
    expect(isOpen(entry(left))).toBe(false)
    for (const before of [draft, left]) {
      const put = editDraft(before, { type: 'move', itemIds: ['f0'], category: 'Docs' })
      expect([isOpen(entry(put)), entry(put).excluded, isPlaced(entry(put))]).toEqual([false, false, true])
      expect(view(undoEdit(put))).toEqual(view(before))
    }
  })

  it('gives the same draft back for an edit that changes nothing', () => {
    const doubtful = draftOf(['Photos', 'Docs'])
    const draft = editDraft(doubtful, { type: 'move', itemIds: ['f0'], category: 'Photos' })
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
    expect(undoEdit(doubtful)).toBe(doubtful)
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
        (categories, edits) => {
          const start = draftOf(categories)
          const states = [start]
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
            for (const [id, { verdict }] of draft.entries) expect(verdict).toBe(start.entries.get(id)?.verdict)
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

  it('stays placed by the person, back where it was judged too, until the edit is taken back', () => {
    const judged = draftOf(['A', 'B'])
    const away = editDraft(judged, { type: 'move', itemIds: ['f0'], category: 'B' })
    const back = editDraft(away, { type: 'move', itemIds: ['f0'], category: 'A' })
    expect(back.entries.get('f0')).toMatchObject({ category: 'A', placed: true })
    expect(redoEdit(undoEdit(back)).entries.get('f0')?.placed).toBe(true)
    expect(undoEdit(undoEdit(back)).entries.get('f0')?.placed).toBeUndefined()
  })

  it('without a review: what the person decided is placed where it is not what was judged', () => {
    const items = [...draftOf(['A', 'A', 'A']).entries.values()].map(({ item }) => item)
    const verdicts = [...draftOf(['A', 'A']).entries.values()].map(({ verdict }) => verdict)
    const decisions = new Map([
      ['f0', 'A'],
      ['f1', 'B'],
      ['f2', 'b'],
    ])
    const entries = [...createDraft(items, verdicts, { decisions }).entries.values()]
    expect(entries.map(({ category, placed, verdict }) => [category, placed, verdict.by])).toEqual([
      ['A', undefined, 'name'],
      ['B', true, 'name'],
      ['B', true, 'none'],
    ])
  })
})

import { type DraftEdit, editDraft, type Item, USUAL_SHAPE, undoEdit, type Verdict } from '@octavo/core'
import { describe, expect, it } from 'vitest'
import { draftAsInstructed, effectOn, reorderDraft } from './follow-instructions.ts'
import { parseInstructions } from './instructions.ts'

const item = (name: string): Item => ({
  id: name,
  is: 'file',
  name,
  path: `Inbox/${name}`,
  sizeBytes: 1,
  mediaType: '',
  modifiedAtMs: 0,
  origin: { source: 'library' },
})
const verdict = (name: string, kind: Verdict['fileKind'], category: string): Verdict => ({
  itemId: name,
  fileKind: kind,
  category,
  confidence: 0.9,
  by: 'signature',
  why: ['bytes'],
})
const items = [item('a.pdf'), item('Screenshot 1.png'), item('b.mp3')]
const verdicts = [
  verdict('a.pdf', 'pdf', 'PDF Documents'),
  verdict('Screenshot 1.png', 'image', 'Photos & Images'),
  verdict('b.mp3', 'audio', 'Music & Audio'),
]

describe('a draft as instructed', () => {
  it('begins with the wished folders, order and exclusions, all of which can be edited', () => {
    const draft = draftAsInstructed(items, verdicts, ['screenshots into Work', 'music first', 'leave music alone'])
    expect(draft.entries.get('Screenshot 1.png')?.category).toBe('Work')
    expect(draft.entries.get('b.mp3')?.excluded).toBe(true)
    expect(draft.categories[0]).toBe('Music & Audio')
  })

  it('is reordered at once when an instruction comes later', () => {
    const draft = draftAsInstructed(items, verdicts, [])
    expect(reorderDraft(draft, ['Images should be first']).categories[0]).toBe('Photos & Images')
  })

  it('counts what it would do with the files under review, and says nothing of what it does not speak of', () => {
    const draft = draftAsInstructed(items, verdicts, [])
    expect(effectOn(draft, ['screenshots into Work'])).toEqual({ movedCount: 1, leftCount: undefined, totalCount: 3 })
    expect(effectOn(draft, ['leave music alone', 'videos into Films'])).toEqual({
      movedCount: 0,
      leftCount: 1,
      totalCount: 3,
    })
    expect(effectOn(draft, ['music first'])).toEqual({ movedCount: undefined, leftCount: undefined, totalCount: 3 })
  })

  it('keeps on sorting again what was placed, left out, renamed and shaped by hand', () => {
    const first = draftAsInstructed(items, verdicts, [])
    const edits = [
      { type: 'move', itemIds: ['a.pdf'], category: 'Budget/2023' },
      { type: 'exclude', itemIds: ['b.mp3'] },
      { type: 'rename', from: 'Photos & Images', to: 'Pictures' },
      { type: 'shape', shape: { ...USUAL_SHAPE, inside: 'year' } },
    ] as const satisfies readonly DraftEdit[]
    const previous = edits.reduce(editDraft, first)
    const again = draftAsInstructed(items, verdicts, ['music into Songs'], { previous })
    const placesIn = ({ entries }: typeof again) =>
      [...entries.values()].map(({ category, excluded }) => [category, excluded])
    expect(placesIn(again)).toEqual([
      ['Budget/2023', false],
      ['Pictures', false],
      ['Songs', true],
    ])
    expect(again.shape?.inside).toBe('year')
    expect(placesIn(undoEdit(again))).toEqual(placesIn(previous))
  })

  it('takes a broken storage for no instructions', () => {
    expect(parseInstructions('{')).toEqual([])
    expect(parseInstructions('["a", 3, " "]')).toEqual(['a'])
  })
})

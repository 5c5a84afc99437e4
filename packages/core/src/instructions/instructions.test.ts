import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Verdict } from '../classify/verdict.ts'
import type { Item } from '../item/item.ts'
import { followInstructions, orderCategories } from './follow.ts'
import { type Instruction, readInstructions } from './read.ts'

const one = (text: string): Instruction | undefined => readInstructions(text).understood[0]

const item = (name: string): Item => ({
  id: name,
  kind: 'file',
  name,
  path: name,
  sizeBytes: 1,
  mediaType: '',
  modifiedAtMs: 0,
  origin: { source: 'library' },
})
const verdict = (name: string, kind: Verdict['kind'], category: string): Verdict => ({
  itemId: name,
  kind,
  category,
  confidence: 0.9,
  by: 'signature',
  why: ['bytes'],
})

describe('readInstructions', () => {
  it.each([
    ['Images should be first', 'order', 'first'],
    ['images first', 'order', 'first'],
    ['Put videos at the end', 'order', 'last'],
    ['start with documents', 'order', 'first'],
    ['Bilder zuerst', 'order', 'first'],
    ['Videos ans Ende', 'order', 'last'],
    ['las imágenes deben ir primero', 'order', 'first'],
    ['الصور أولا', 'order', 'first'],
  ])('understands an order: %s', (text, type, place) => {
    expect(one(text)).toMatchObject({ type, place })
  })

  it.each([
    ['screenshots into Work', 'Work'],
    ['Move all my invoices to the folder "Tax 2024"', 'Tax 2024'],
    ['.psd files in Design', 'Design'],
    ['holidays -> Trips', 'Trips'],
    ['Lege Rechnungen in Finanzen ab', 'Finanzen'],
    ['mueve las capturas a Trabajo', 'Trabajo'],
    ['ضع الفواتير في المالية', 'المالية'],
    ['keep invoices together', 'Invoices'],
    ['Rechnungen zusammen', 'Rechnungen'],
    ['agrupa las facturas', 'Facturas'],
  ])('understands a folder: %s', (text, folder) => {
    expect(one(text)).toMatchObject({ type: 'into', folder })
  })

  it.each(["don't move music", 'leave music alone', 'Musik nicht anfassen', 'ignora la música', 'تجاهل الموسيقى'])(
    'understands what to leave alone: %s',
    (text) => {
      expect(one(text)).toMatchObject({ type: 'leave', subject: { kinds: ['audio'] } })
    },
  )

  it('reads several sentences and says which it did not understand', () => {
    const { understood, unclear } = readInstructions(
      'Images first. What is the weather?\nscreenshots into Work; Sing a song',
    )
    expect(understood.map(({ type }) => type)).toEqual(['order', 'into'])
    expect(unclear).toEqual(['What is the weather?', 'Sing a song'])
  })

  it('takes any text without a throw, in time, and never loses a sentence', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2100, unit: 'grapheme' }), (text) => {
        const { understood, unclear } = readInstructions(text)
        const rest = text.slice(0, 2000).replace(/[\s.;!,]/gu, '')
        if (rest !== '') expect(understood.length + unclear.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('followInstructions', () => {
  const files = [item('Screenshot 2024-01-02.png'), item('holiday.png'), item('song.mp3')]
  const verdicts = [
    verdict('Screenshot 2024-01-02.png', 'image', 'Photos & Images'),
    verdict('holiday.png', 'image', 'Photos & Images'),
    verdict('song.mp3', 'audio', 'Music & Audio'),
  ]

  it('sends what is meant where the person wished, says so, and leaves the rest', () => {
    const { understood } = readInstructions('screenshots into Work\nleave music alone')
    const { verdicts: after, excluded } = followInstructions(files, verdicts, understood)
    expect(after[0]).toMatchObject({ category: 'Work', by: 'instruction', confidence: 1 })
    expect(after[0]?.why[0]).toBe('Your instruction says: screenshots into Work.')
    expect(after.slice(1)).toEqual(verdicts.slice(1))
    expect([...excluded]).toEqual(['song.mp3'])
  })

  it('lets the last fitting instruction win', () => {
    const { understood } = readInstructions('images into A; images into B')
    expect(followInstructions(files, verdicts, understood).verdicts[1]?.category).toBe('B')
  })
})

describe('orderCategories', () => {
  const names = ['Documents & Text', 'Music & Audio', 'Photos & Images', 'Videos & Movies']
  const ordered = (text: string) => orderCategories(names, readInstructions(text).understood)

  it('puts first what should be first, last what should be last', () => {
    expect(ordered('images first; documents last')).toEqual([
      'Photos & Images',
      'Music & Audio',
      'Videos & Movies',
      'Documents & Text',
    ])
    expect(ordered('videos before music')).toEqual([
      'Documents & Text',
      'Videos & Movies',
      'Music & Audio',
      'Photos & Images',
    ])
    expect(ordered('music first; music last').at(-1)).toBe('Music & Audio')
    expect(ordered('documents after videos').slice(0, 2)).toEqual(['Videos & Movies', 'Documents & Text'])
  })

  it('keeps every category exactly once, whatever was said', () => {
    const word = fc.constantFrom('images', 'videos', 'music', 'documents', 'code')
    const sentence = fc.oneof(
      fc.tuple(word, fc.constantFrom('first', 'last')).map((parts) => parts.join(' ')),
      fc.tuple(word, fc.constantFrom('before', 'after'), word).map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 8 }), (sentences) => {
        expect([...ordered(sentences.join('\n'))].sort()).toEqual([...names].sort())
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item } from '../item/item.ts'
import type { Verdict } from '../item/verdict.ts'
import { countOrdered } from '../judge/count-ordered.ts'
import { judge, reconsider } from '../judge/judge.ts'
import { said } from '../testing/said.ts'
import { orderCategories } from './order.ts'
import { type Instruction, readInstructions } from './read.ts'

const one = (text: string): Instruction | undefined => readInstructions(text).understood[0]

const item = (name: string): Item => ({
  id: name,
  is: 'file',
  name,
  path: name,
  sizeBytes: 1,
  mediaType: '',
  modifiedAtMs: 0,
  origin: { source: 'library' },
})
const followed = (items: readonly Item[], verdicts: readonly Verdict[], instructions: readonly Instruction[]) =>
  reconsider(
    items.map((each) => ({ item: each })),
    verdicts.map((each) => ({ verdict: each, facts: {} })),
    { instructions },
  ).map((judged) => judged.verdict)
const verdict = (name: string, kind: Verdict['fileKind'], category: string): Verdict => ({
  itemId: name,
  fileKind: kind,
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

describe('instructions decide', () => {
  const files = [item('Screenshot 2024-01-02.png'), item('holiday.png'), item('song.mp3')]
  const verdicts = [
    verdict('Screenshot 2024-01-02.png', 'image', 'Photos & Images'),
    verdict('holiday.png', 'image', 'Photos & Images'),
    verdict('song.mp3', 'audio', 'Music & Audio'),
  ]

  it('sends what is meant where the person wished, says so, and leaves the rest', () => {
    const { understood } = readInstructions('screenshots into Work\nleave music alone')
    const [shot, picture, song] = followed(files, verdicts, understood)
    expect(shot).toMatchObject({ category: 'Work', by: 'instruction', confidence: 1 })
    expect(said(shot?.why)[0]).toBe('Your instruction says: screenshots into Work.')
    expect(picture).toEqual(verdicts[1])
    expect(song).toMatchObject({ category: 'Music & Audio', by: 'instruction', stays: true })
    expect(said(song?.why)).toEqual(['Your instruction says: leave music alone.', 'bytes'])
  })

  it('lets the last fitting instruction win', () => {
    const { understood } = readInstructions('images into A; images into B')
    expect(followed(files, verdicts, understood)[1]?.category).toBe('B')
  })
})

describe('A2: instructions act on what was found out', () => {
  const inside = (name: string, text: string, kind: Verdict['fileKind'] = 'text') => {
    const [found] = judge([{ item: item(name), reading: { text } }])
    if (!found) throw new Error('no verdict')
    return { ...found.verdict, fileKind: kind }
  }
  const RECEIPT = 'Subtotal 12.00\nTotal 13.20\nCash 20.00\nChange due 6.80\nCashier 4\nThank you, please come again\n'
  const INVOICE =
    'INVOICE\nInvoice number: 2024-7\nBill to: Some Customer\nRepair 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00'
  const RESUME =
    'Lebenslauf\nBerufserfahrung\nAusbildung\nKenntnisse\nHobbies\n2019 bis 2024 Gärtnerin, 2015 Studium der Botanik\n'
  const verdictsOf = (...list: readonly Verdict[]) => ({ files: list.map(({ itemId }) => item(itemId)), list })
  const goes = (text: string, { files, list }: ReturnType<typeof verdictsOf>) => {
    const { understood, unclear } = readInstructions(text)
    expect(unclear).toEqual([])
    const after = followed(files, list, understood)
    return Object.fromEntries(after.map(({ itemId, category, stays }) => [itemId, stays ? '-' : category]))
  }

  it('takes a receipt without a telling name along', () => {
    const all = verdictsOf(
      inside('receipt_470.txt', 'Some words that tell nothing at all to anybody here.'),
      inside('scan0001.txt', RECEIPT),
    )
    expect(all.list[1]?.category).toBe('Receipts')
    expect(goes('Receipts go to Tax 2024', all)).toEqual({ 'receipt_470.txt': 'Tax 2024', 'scan0001.txt': 'Tax 2024' })
  })

  it.each([
    ['Resumes into Job applications', 'Job applications'],
    ['Lebensläufe in Bewerbungen', 'Bewerbungen'],
    ['Pon currículums en Empleo', 'Empleo'],
    ['ضع السير في الوظائف', 'الوظائف'],
  ])('finds resumes by what they are, in any language: %s', (text, folder) => {
    const all = verdictsOf(inside('scan3.txt', RESUME), inside('bread.txt', RECEIPT))
    expect(goes(text, all)).toEqual({ 'scan3.txt': folder, 'bread.txt': 'Receipts' })
  })

  it('keeps together what the content and what the name call by different words', () => {
    const named = { ...verdict('Rechnung 4.jpg', 'image', 'Photos & Images') }
    const all = verdictsOf(named, inside('scan4.txt', INVOICE))
    expect(all.list[1]?.category).toBe('Invoices')
    expect(goes('Rechnungen zusammen halten', all)).toEqual({
      'Rechnung 4.jpg': 'Rechnungen',
      'scan4.txt': 'Rechnungen',
    })
  })

  it('takes invoices by what they are, and no program that calls itself one', () => {
    const program = verdict('Invoice\u202Efdp.exe', 'software', 'Software & Apps')
    const kept = { ...inside('scan5.txt', INVOICE), category: 'House' }
    const all = verdictsOf(program, kept, inside('scan6.txt', INVOICE))
    expect(goes('Rechnungen nach Steuer 2024', all)).toEqual({
      'Invoice\u202Efdp.exe': 'Software & Apps',
      'scan5.txt': 'Steuer 2024',
      'scan6.txt': 'Steuer 2024',
    })
  })

  it('leaves alone what should be left alone, in German too', () => {
    const all = verdictsOf(verdict('a.mp4', 'video', 'Videos & Movies'), verdict('b.mp3', 'audio', 'Music & Audio'))
    expect(goes('Lass Videos in Ruhe', all)).toEqual({ 'a.mp4': '-', 'b.mp3': 'Music & Audio' })
    expect(goes('Lass Musik zusammen', all)).toEqual({ 'a.mp4': 'Videos & Movies', 'b.mp3': 'Musik' })
  })

  it('speaks of a folder of the person by its name', () => {
    const club = {
      ...inside('talk.txt', 'We met at the pond and looked at the ducks again.'),
      category: 'Duck club',
      by: 'profile' as const,
    }
    expect(goes('duck club into Archive 2024', verdictsOf(club))).toEqual({ 'talk.txt': 'Archive 2024' })
  })

  it('says how many files it would move and how many it would leave', () => {
    const all = verdictsOf(
      inside('scan7.txt', INVOICE),
      inside('scan8.txt', RECEIPT),
      verdict('a.mp4', 'video', 'Videos & Movies'),
    )
    const count = (text: string) => countOrdered(all.files, all.list, readInstructions(text).understood)
    expect(count('invoices into Tax; leave videos alone')).toEqual({ movedCount: 1, leftCount: 1 })
    expect(count('Receipts into Receipts')).toEqual({ movedCount: 0, leftCount: 0 })
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

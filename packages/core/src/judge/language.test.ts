import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInstructions } from '../instructions/index.ts'
import { itemOf } from '../item/index.ts'
import { folderIn } from '../kinds/index.ts'
import { LANGUAGES, type Language } from '../reasons/index.ts'
import { said } from '../testing/said.ts'
import { judge } from './judge.ts'
import type { JudgeInput } from './judged.ts'

const INVOICE =
  'INVOICE\nInvoice number: 2024-7\nBill to: Some Customer\nRepair 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00'
const RECEIPT = 'Subtotal 12.00\nTotal 13.20\nCash 20.00\nChange due 6.80\nCashier 4\nThank you, please come again\n'
const file = (path: string, text?: string): JudgeInput => ({
  item: itemOf('folder', { path, sizeBytes: 900, modifiedAtMs: 0 }),
  ...(text !== undefined && { reading: { text } }),
})
const INPUTS = [
  ...[file('a.jpg'), file('b.mp4'), file('c.mp3'), file('d.xlsx'), file('e.zip'), file('f.unknown')],
  ...[file('scan1.txt', INVOICE), file('scan2.txt', RECEIPT), file('g.pdf')],
]
const categories = (language: Language, folders: readonly string[] = []): readonly string[] =>
  judge(INPUTS, { language, folders }).map(({ verdict }) => verdict.category)
const language = fc.constantFrom(...LANGUAGES)

describe('folders in the language of the person', () => {
  it('are named in it, types of file and kinds of document alike', () => {
    expect(categories('de')).toEqual([
      ...['Fotos & Bilder', 'Videos & Filme', 'Musik & Audio', 'Tabellen', 'Archive & ZIPs', 'Andere Dateien'],
      ...['Rechnungen', 'Belege', 'PDF-Dokumente'],
    ])
    expect(categories('es')[6]).toBe('Facturas')
    expect(categories('ar')[0]).toBe('الصور')
  })

  it('nothing but the name depends on the language', () => {
    fc.assert(
      fc.property(language, (one) => {
        const english = judge(INPUTS, {})
        judge(INPUTS, { language: one }).forEach(({ verdict }, at) => {
          const { category, options: _, ...rest } = verdict
          const { category: name = '', options: __, ...same } = english[at]?.verdict ?? {}
          expect(category).toBe(folderIn(one, name))
          expect(rest).toEqual(same)
        })
      }),
    )
  })

  it('sorted again in another language, everything goes where it went before: no second folder beside the first', () => {
    fc.assert(
      fc.property(language, language, (first, second) => {
        const before = categories(first)
        expect(categories(second, [...new Set(before)])).toEqual(before)
      }),
    )
  })

  it('a folder that the person has is used and named as the reason, their own new one is not', () => {
    const [invoice] = judge([file('scan1.txt', INVOICE)], { language: 'de', folders: ['Bills'] })
    expect(invoice?.verdict.category).toBe('Bills')
    expect(said(invoice?.verdict.why)).toContain('You have a folder for that: "Bills".')
    const [picture] = judge([file('a.jpg')], { language: 'de', folders: ['Fotos & Bilder'] })
    expect(said(picture?.verdict.why)).not.toContain('You have a folder for that: "Fotos & Bilder".')
  })

  it.each([
    ['images into Rome', 'de'],
    ['Bilder nach Rome', 'en'],
    ['Fotos & Bilder nach Rome', 'de'],
    ['Photos & Images into Rome', 'de'],
  ] as const)('"%s" is followed where folders are named in %s', (text, one) => {
    const { understood } = readInstructions(text)
    const [picture, film] = judge(INPUTS, { language: one, instructions: understood })
    expect([picture?.verdict.category, film?.verdict.category]).toEqual(['Rome', folderIn(one, 'Videos & Movies')])
  })

  it('"receipts" are found in a folder that is called otherwise', () => {
    const { understood } = readInstructions('Receipts go to Tax 2024')
    const found = judge(INPUTS, { language: 'ar', instructions: understood })
    expect(found[7]?.verdict.category).toBe('Tax 2024')
  })
})

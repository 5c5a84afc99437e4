import { describe, expect, it } from 'vitest'
import { formSigns } from './forms/index.ts'
import { kindOfDocument } from './kind-of-document.ts'
import { signsOfSums } from './signs-of-sums.ts'
import { signsOfUnits } from './signs-of-units.ts'

const scores = (signs: readonly { readonly scores: object }[]) => Object.assign({}, ...signs.map((sign) => sign.scores))

describe('signsOfSums', () => {
  it.each([
    ['a balance that runs on', 'a 100.00\nb 20.00 80.00\nc 5.50 74.50\nd 10.00 84.50', 'bank-statement'],
    ['what came and went by its sign', 'x 300,00\ny -40,00\nz +15,50\nw 275,50', 'bank-statement'],
    ['deductions that leave what is paid out', 'p 2000.00\nq 150.00\nr 250.00\ns 1600.00', 'payslip'],
    ['what is given back', 't 12,40\nu 20,00\nv 7,60', 'receipt'],
    ['a tax by its rate', 'k 200,00\nl 19 % 38,00\nm 238,00', 'invoice'],
    ['a term of one year', 'from 01.06.2021 to 31.05.2022', 'insurance'],
    ['digits of Arabic', 'a ١٢٫٠٠\nb 12,40\nc 20,00\nd ٧,٦٠', 'receipt'],
  ])('hears %s', (_, text, kind) => {
    expect(scores(signsOfSums(text))[kind]).toBeGreaterThan(1)
  })

  it.each([
    ['numbers that do not add up', 'a 100.00\nb 20.00 81.00\nc 5.50 74.00\nd 10.00 99.50'],
    ['the year of the calendar', 'from 01.01.2021 to 31.12.2021'],
    ['a tax by another rate', 'k 200,00\nl 7 % 38,00\nm 238,00'],
    ['years', '1990 2000 2010\n1980 1990'],
  ])('says nothing of %s', (_, text) => {
    expect(signsOfSums(text)).toEqual([])
  })
})

describe('signsOfUnits', () => {
  it.each([
    ['a medicine with its dose', 'Omeprazol 20 mg, 1x1', 'medical'],
    ['one in Cyrillic', 'Ампициллин 250 мг', 'medical'],
    ['one in Chinese', '阿莫西林 250 毫克', 'medical'],
    ['values of blood with what is usual', 'Na 141 mmol/L (135 - 145)\nK 4.1 mmol/L (3.5 - 5.1)', 'medical'],
    ['two airports and a flight', 'OSL - CPH SK 1455', 'ticket'],
    ['a journey from one hour to another', 'Lund 9:05 - Falun 13:40', 'ticket'],
  ])('hears %s', (_, text, kind) => {
    expect(scores(signsOfUnits(text))[kind]).toBeGreaterThan(1)
  })

  it.each([
    ['a medicine that is only spoken of', 'They sell omeprazole in two shops'],
    ['a share of something in water', 'Nitrate 12 mg/L (0 - 50)'],
    ['a table of times', Array.from({ length: 9 }, (_, at) => `Lund ${at}:05 - Falun ${at + 4}:40`).join('\n')],
  ])('says nothing of %s', (_, text) => {
    expect(signsOfUnits(text)).toEqual([])
  })
})

describe('titles of forms', () => {
  it('are heard by their end beside the word itself', () => {
    expect(formSigns('Gartenpachtvertrag\nEr gilt ab 1.4.2022')[0]?.kind).toBe('contract')
  })

  it('say more alone at the head of a paper with figures than of one without', () => {
    const points = (text: string) => formSigns(text)[0]?.points ?? 0
    expect(points('Darlehensvertrag\n12.05.2021')).toBeGreaterThan(points('Darlehensvertrag\nlorem'))
  })
})

describe('kindOfDocument', () => {
  it('knows a record of a meeting by its headings', () => {
    const text =
      'Budget round\nWho: Ann, Bo\nMissing: Cy\n\nDecided\n- two desks\n\nTo do\n- Bo asks the shop\n\nNext: Monday'
    expect(kindOfDocument({ name: 'a.txt', text }).kinds[0]?.kind).toBe('minutes')
  })
})

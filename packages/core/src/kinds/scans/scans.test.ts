import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindOfDocument } from '../kind-of-document.ts'
import { mendedScan } from './index.ts'
import { looksBroken } from './looks-broken.ts'

const INVOICE = [
  'H A R BOUR  ROPE  WORKS',
  'lnvoice   n0.  20417            Date  3 Ma rch 2024',
  'Bil l to:  Mr. Okafor, 12 Quay  Street',
  'D escription            Qty      Unit  pr ice      Am0unt',
  'Moor ing line            2       41,5O           83,O0',
  'Subt otal                                        83,00',
  'VAT  20 %                                        16,60',
  'T0TAL  A M0UNT  DU E                             99,6O',
  'Pay ment terrns:  14  da ys from  invoice  dat e',
].join('\n')

const CLEAN: readonly (readonly [name: string, text: string])[] = [
  [
    'a letter',
    'Dear Ms Novak,\nThank you for your letter of 3 May. I am writing to say that we can offer you a place on the course from 1 June.\nIt is a pity that you had to wait. Yours sincerely,\nP. Idowu',
  ],
  [
    'a till receipt',
    'CORNER SHOP\n2 MILK 1L        2.40\n1 BREAD WHT 800G 1.35\nTOTAL           3.75\nCASH 5.00  CHANGE 1.25\nA B C D E F G',
  ],
  [
    'a program',
    'const a1 = b0 + c5\nfor (let i = 0; i < n0; i += 1) if (x1y > z) s0me = fn(a, b, c)\nint l1, O0; char *p, *q; // x y z of it\nvar $from = $to || !is_ok',
  ],
  [
    'a program that has broken words',
    'a = { T0TAL: in voice }; b = { Am0unt: pay ment };\nif (a_b <= c_d) { su btotal(); lnvo1ce(); }',
  ],
  ['a log', '2024-03-01T10:00:01 INFO w0rker1 a b started pid=0x1f\n2024-03-01T10:00:02 WARN w0rker2 c d retry 1 of 5'],
  [
    'a table of matches',
    '     P  W  D  L  F  A  Pts\nRovers  14 11 2 1 48 17 35\nTown   14 9 3 2 40 20 30\n J F M A M J J A S O N D',
  ],
  ['Polish', 'Wszystko to i tak nie ma nic do tego, co się w tym roku u nas na wsi z tym i o tym mówi. I po co mi to?'],
  [
    'French',
    "Il n'y a qu'à l'eau qu'on s'y fie : d'où l'a-t-il su, et à qui l'a-t-on dit ? Ce n'est ni à toi ni à moi.",
  ],
  ['Japanese', '領 収 書\n合 計 1,200 円\nT0KYO 5 CHOME l0'],
  ['chess', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O'],
  ['a formula', 'let a b c be x y z with k m n so that p q r s t u v w of it is a'],
]

describe('mendedScan should', () => {
  it('mend split and misread words, their capitals with them', () => {
    const mended = mendedScan(INVOICE)
    expect(mended).toContain('TOTAL  AMOUNT  DUE')
    expect(mended).toMatch(/^Invoice\s+no\.\s+20417/imu)
    expect(mended).toMatch(/Bill to:/u)
    expect(mended).toMatch(/Description\s+Qty\s+Unit\s+price\s+Amount/u)
    expect(mended).toMatch(/Payment terms:/u)
  })

  it('write misread figures of an amount as figures', () => {
    const mended = mendedScan(INVOICE)
    expect(mended).toContain('99,60')
    expect(mended).toContain('83,00')
    expect(mended).not.toMatch(/\d,\d?O/u)
  })

  it('let the kind of a broken paper be told, and quote mended words', () => {
    const { kinds } = kindOfDocument({ name: 'scan.txt', text: INVOICE })
    expect(kinds[0]?.kind).toBe('invoice')
    expect(kinds[0]?.probability).toBeGreaterThan(0.9)
    expect(JSON.stringify(kinds[0]?.why)).toMatch(/"(?:amount due|bill to|payment terms)"/iu)
  })

  it('mend a broken paper in German without its accents', () => {
    const mended = mendedScan(
      'Rech nung sda tum 3.5.2024\nBe trag  ne tto  12,00\nzu  za hlen  in ner halb von 14  Ta gen\nKun den num mer 11',
    )
    expect(mended).toMatch(/Rechnungsdatum/u)
    expect(mended).toMatch(/Betrag\s+netto/u)
    expect(mended).toMatch(/zahlen\s+innerhalb/u)
  })

  it.each(CLEAN)('give back %s as it is', (_, text) => {
    expect(mendedScan(text)).toBe(text)
  })

  it.each(['a letter', 'French', 'chess'])('see no signs of a poor scan in %s', (name) => {
    expect(looksBroken(CLEAN.find(([one]) => one === name)?.[1] ?? '')).toBe(false)
    expect(looksBroken(INVOICE)).toBe(true)
  })

  it('give back any text of words and figures without signs of breakage as it is', () => {
    const word = fc.constantFrom(
      'the',
      'total',
      'amount',
      'Zug',
      'für',
      'et',
      'la',
      'kosten',
      'weather',
      'x1',
      'ab12',
      '2024',
      '1,200.50',
      'и',
      'счёт',
    )
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 12 }), (lines) => {
        const text = lines.map((line) => line.join(' ')).join('\n')
        expect(mendedScan(text)).toBe(text)
      }),
    )
  })

  it('never change a figure', () => {
    const figure = fc.oneof(
      fc.integer({ min: 0, max: 999_999 }).map(String),
      fc
        .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 10, max: 99 }))
        .map(([whole, cents]) => `${whole}.${cents}`),
      fc.constantFrom('03/04/2024', '2024-05-01', '12:30', '1.204,00', '-14,00', '20%'),
    )
    const broken = fc.constantFrom(
      'T0TAL',
      'A M0UNT',
      'DU E',
      'in voice',
      'lnvoice',
      'terrns',
      'pay ment',
      'recei pt',
      'Bil l to',
    )
    const figuresOf = (text: string) => text.match(/(?<![\p{L}\d])\d[\d.,:/%-]*(?!\p{L})/gu) ?? []
    fc.assert(
      fc.property(fc.array(fc.tuple(broken, figure), { minLength: 4, maxLength: 20 }), (rows) => {
        const text = rows.map(([words, number]) => `${words} ${number}`).join('\n')
        expect(figuresOf(mendedScan(text))).toEqual(figuresOf(text))
      }),
    )
  })

  it('leave figures with their units and endings', () => {
    const text = `${INVOICE}\nOn the 1st and 5th of May: 5g of salt, 1L of oil, 10l of water, 2O of it at 0l.5O`
    const mended = mendedScan(text)
    for (const kept of ['1st', '5th', '5g', '1L', '10l']) expect(mended).toContain(` ${kept}`)
  })

  it('leave codes and what is behind an apostrophe', () => {
    const text = `${INVOICE}\nRef. A1B2C3D4, de l'eau, ${'invoicetotalamount'.repeat(3)}`
    expect(mendedScan(text)).toContain(text.slice(INVOICE.length))
  })

  it('keep line ends of any sort', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = `${INVOICE.replaceAll('\n', end)}${end}${end}`
      expect(mendedScan(text).replace(/[^\r\n]/gu, '')).toBe(text.replace(/[^\r\n]/gu, ''))
    }
  })

  it('leave what is behind so much work that no paper takes it', () => {
    const text = `${INVOICE}\n`.repeat(1000)
    const mended = mendedScan(text)
    expect(mended.startsWith(mendedScan(`${INVOICE}\n`))).toBe(true)
    expect(mended.endsWith(`${INVOICE.slice(-200)}\n`)).toBe(true)
  })

  it.each([
    ['letters without a space', 'totalamountdue'],
    ['one letter and one space', 'l i '],
    ['fragments without an end', 'T0TAL A M0UNT DU E in vo ice '],
    ['strokes', 'T0TAL in vo ice iiill1 iiill1 iiill1 iiill1 iiill1 '],
    ['figures and dashes', 'T0TAL in vo ice a mo unt\n1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-'],
    ['figures and dashes in one line', '1-O-'],
    ['letters and figures without a space', 'l0'],
    ['apostrophes', "l'O'1'"],
  ])('not take the square of the time for ten times the longest text that is judged: %s', (_, piece) => {
    const text = `${INVOICE}\n${piece.repeat(240_000 / piece.length)}`
    mendedScan(INVOICE)
    const start = performance.now()
    mendedScan(text)
    // A few tenths of a second on a machine that has nothing else to do; the square would be minutes.
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

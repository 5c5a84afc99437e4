import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindOfDocument, logOddsOf, tallies } from './kind-of-document.ts'
import { accentsIn, heed, shownBy } from './shown-by.ts'
import { SILENT, signsLearned } from './signs-learned.ts'

/** Papers that do not name themselves, whose words are in no list by themselves. */
const PAPERS = [
  [
    'report',
    'Walked round with the caretaker at ten. Guttering on the north side is loose, two slates down, damp in the store behind the stage. The boiler was serviced in May. I recommend that the gutter is done before winter and the rest is left until the spring budget.',
  ],
  [
    'letter',
    'Dear Hetty, it was good of you to have us at such short notice. Robert has his results on the ninth. Do come to us in the autumn. With love from all of us, Ida',
  ],
] as const
const best = (text: string, name = 'scan 1.txt') => {
  const { kinds, none } = kindOfDocument({ name, text })
  const [first] = kinds
  return first && first.probability > none ? first.kind : 'none'
}

describe('what was learned from papers', () => {
  it.each(PAPERS)('tells a %s that does not say what it is, and quotes its words', (kind, text) => {
    expect(best(text)).toBe(kind)
    const [first] = [...tallies({ name: 'scan 1.txt', text })].sort((a, b) => b[1].score - a[1].score)
    // The lexicon alone would not have told it.
    expect(first && first[0] === kind ? first[1].score : 0).toBeLessThan(6.5)
    const { words } = signsLearned(text, 0).kinds.get(kind) ?? { words: [] }
    expect(words.length).toBeGreaterThan(0)
    for (const word of words) expect(text.toLowerCase().replace(/\s+/gu, ' ')).toContain(word)
  })

  it('quotes words as they are written, accents included, and no small ones', () => {
    const text =
      'Número de socio 4471, día 3 del año 2021. Se ruega el pago de la cuota en la sede; el tesorero da recibo de cada pago hecho.'
    const quoted = [...signsLearned(text, 0).kinds.values()].flatMap(({ words }) => words)
    expect(quoted.length).toBeGreaterThan(0)
    for (const words of quoted) expect(text.toLowerCase()).toContain(words)
    expect(quoted).not.toContain('de la')
    expect(accentsIn(text).get('numero')).toBe('número')
  })

  it('sees words as their scripts write them: syllables, the article, digits', () => {
    expect(shownBy('계약서를 보내 드립니다')).toContain('계약~')
    expect(shownBy('والفاتورة 2024')).toContain('فاتورة')
    expect(shownBy('المبلغ ١٢٫٥٠ في ٢٠٢٤')).toContain('year')
    expect(shownBy('日付 ２０２４')).toContain('year')
    // A word that only begins like the article is left as it is.
    expect(shownBy('الم')).toContain('الم')
  })

  it('says nothing of a few words, and little where words and signs are sure or nothing is known', () => {
    expect(signsLearned('Call Anna back', 0)).toBe(SILENT)
    expect(heed(100, 200, 0)).toBeGreaterThan(heed(100, 200, 3) * 2)
    expect(heed(100, 200, 0)).toBeGreaterThan(heed(10, 200, 0) * 2)
    expect(heed(100, 200, 0)).toBeGreaterThan(heed(1000, 2000, 0))
  })

  it('does not overrule the ending of a name, nor a name that says what it is', () => {
    expect(best(PAPERS[1][1], 'chapter.eml')).toBe('mail')
    expect(best('The gardeners of the town met again and spoke of many small things.', 'my cv.pdf')).toBe('resume')
  })

  it('is silent beside an ending that says what it is', () => {
    const [, [, text]] = PAPERS
    const look = { name: 'chapter.eml', text }
    const { kinds } = kindOfDocument(look)
    const share = (kind: string) => kinds.find((one) => one.kind === kind)?.probability ?? 0
    const points = tallies(look)
    const apart = logOddsOf(points.get('letter')?.score ?? 0) - logOddsOf(points.get('mail')?.score ?? 0)
    expect(Math.log(share('letter') / share('mail'))).toBeCloseTo(apart, 6)
  })

  it('makes no note of words without a sense because the file is called a letter', () => {
    const text =
      'lantern island tide market winter coral storm octopus garden recipe.\nstorm river winter harbour recipe island bridge lantern ledger tide.'
    const { kinds, none } = kindOfDocument({ name: 'Letter 05.docx', text })
    expect(kinds.find(({ kind }) => kind === 'notes')?.probability).toBeLessThan(0.1)
    expect((kinds.find(({ kind }) => kind === 'letter')?.probability ?? 0) + none).toBeGreaterThan(0.8)
    expect(kinds.find(({ kind }) => kind === 'letter')?.probability).toBeGreaterThan(0.2)
  })

  it('is the same for one text however often it is asked, and sums to one', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), (text) => {
        const { kinds, none } = kindOfDocument({ name: 'a.txt', text })
        expect(kinds.reduce((sum, { probability }) => sum + probability, none)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('hears shapes of figures, not figures, and words without their accents', () => {
    expect([...shownBy('Größe 12,50')]).toEqual(expect.arrayContaining(['große', 'große 0.00', '0.00 $']))
    expect([...shownBy('Am 3.4.2021 um 12:30')]).toEqual(expect.arrayContaining(['0.0.0', '0:00']))
    expect([...shownBy('領収書です')]).toEqual(expect.arrayContaining(['領収', '収書']))
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindOfDocument } from '../kind-of-document.ts'
import { formSigns } from './index.ts'
import { lineOf } from './lines.ts'
import { mayBegin, termsFrom } from './terms.ts'
import { FORM_WORDS } from './words/index.ts'

const best = (text: string) => {
  const { kinds, none } = kindOfDocument({ name: 'scan 1.txt', text })
  const [first] = kinds
  return first && first.probability > none ? first.kind : 'none'
}

describe('lines and terms in them', () => {
  it('parts a line of ASCII as it parts others', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abYZ09 -.,:()#\t') }), (text) => {
        // The last word is of letters that ASCII does not have.
        const { tokens } = lineOf(`${text} é`, false)
        if (tokens.length > 30) return
        expect(lineOf(text, false).tokens).toEqual(tokens.slice(0, -1))
      }),
    )
  })

  it('passes over no word that a term begins with', () => {
    const words = Object.values(FORM_WORDS).flatMap((list) => list.match(/\p{L}[\p{L}\p{M}]+/gu) ?? [])
    let begun = 0
    for (const word of words.flatMap((one) => [one, `${one}en`, `x${one}`])) {
      if (termsFrom(word).terms.length === 0) continue
      begun += 1
      expect(mayBegin(word), word).toBe(true)
    }
    expect(begun).toBeGreaterThan(10_000)
    expect(words.filter((word) => mayBegin(`${word.slice(0, 3)}zqx`)).length).toBeLessThan(words.length / 3)
  })

  it('hears other languages less among sentences of English', () => {
    const german = 'Rezept\nZubereitung: 20\nPersonen: 4'
    const points = (text: string) => formSigns(text).find(({ kind }) => kind === 'recipe')?.points ?? 0
    const english = 'This is what we have to say of it to you\nand the rest is of no use to the others\n'
    expect(points(`${german}\nqua wex zog vim pel dux tar mol\n`)).toBeGreaterThan(8)
    expect(points(`${german}\n${english}`)).toBeLessThan(points(german) / 2)
  })

  it.each([
    ['contract', 'Leieavtale\nUtleier: Kari Berg\nLeier: Jon Lie\nHusleie kr 8 000 betales forskuddsvis hver måned'],
    ['payslip', 'Lønnsslipp mai\nFastlønn 32 000\nForskuddstrekk 9 600\nNetto utbetalt 22 400'],
    ['minutes', 'Referat fra styremøte 4. mai\nTil stede: Kari, Jon\nForfall: Siv\nVedtak: enstemmig vedtatt'],
    ['medical', 'Legesenteret\nPasient: Jon Lie\nDiagnose: bronkitt\nBehandling: tabletter 2 ganger daglig'],
    ['tax', 'Skatteoppgjør 2023\nAlminnelig inntekt 412 000\nUtlignet skatt 98 000\nTil gode 3 200'],
    ['letter', 'Kjære mormor\nTusen takk for brevet, det var hyggelig å høre fra deg.\nKlem fra Siv'],
    ['recipe', 'Vafler\nIngredienser\n5 dl hvetemel\n4 egg\nSlik gjør du\nVisp sammen, la det hvile og stekes'],
  ] as const)('tell a %s in Norwegian', (kind, text) => {
    expect(best(text)).toBe(kind)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageRanges, proposeCuts, SURE_CUT } from './cuts.ts'

const LETTER = `Harbour Lights Ltd.
14 Quay Street, Whitby, phone 01947 555 010
12 March 2024

Dear Mr Fielding,
we have repaired the rudder of your boat and painted the hull below the waterline. The mast stands again,
and all ropes are new. Please come and see us before the end of the month to take her out for a trial.

Yours sincerely,
Anne Marsh`
const POLICY = [
  `Nordlicht Versicherung AG
Telefon 040 555 0199, Hamburg
Versicherungsschein NL-4471902
Seite 1 von 2
1. Februar 2024
Wir versichern Ihren Hausrat gegen Feuer, Wasser und Einbruch. Die Summe richtet sich nach der Fläche der Wohnung,
und der Beitrag wird jedes Jahr im Januar neu berechnet. Er ist im Voraus zu entrichten und beträgt zur Zeit`,
  `Versicherungsschein NL-4471902
Seite 2 von 2
hundertzwanzig Euro im Jahr. Wertsachen sind bis zu einem Fünftel der Summe versichert, Fahrräder nur auf Antrag.
Schäden sind uns sofort zu melden und der Polizei, wenn eingebrochen wurde.`,
]
const RECIPE = `Bread with barley
Mix the flour with water, salt and yeast, and let it rest over night in a cool place. In the morning fold the dough,
form two loaves, and bake them in a hot oven until they sound hollow. Let them cool on a rack.`

const pagesOf = (cuts: ReturnType<typeof proposeCuts>) => cuts.map(({ beforePage }) => beforePage)

describe('cuts of a stack', () => {
  it('documents begin where numbers, senders, days, greetings and languages say so', () => {
    const cuts = proposeCuts([LETTER, ...POLICY, LETTER.replace('12 March', '3 April')])
    expect(pagesOf(cuts)).toEqual([2, 4])
    expect(cuts.every(({ confidence }) => confidence >= SURE_CUT)).toBe(true)
    expect(cuts[0]?.why).toContainEqual({ code: 'cut-page-one' })
    expect(cuts[1]?.why).toContainEqual({ code: 'cut-last-page', values: { page: 2 } })
  })

  it('a document of many pages is not cut', () => {
    const pages = Array.from(
      { length: 9 },
      (_, at) => `${POLICY[1]?.replace('Seite 2 von 2', `Seite ${at + 1} von 9`)}`,
    )
    expect(proposeCuts(pages)).toEqual([])
  })

  it('empty pages stay with the one before; where every back is empty they say nothing', () => {
    expect(pagesOf(proposeCuts([LETTER, '', ...POLICY]))).toEqual([3])
    expect(pagesOf(proposeCuts(['', '', '']))).toEqual([])
    const one = proposeCuts([LETTER, '', RECIPE, '', POLICY[0] ?? '', '', POLICY[1] ?? '', ''])
    expect(pagesOf(one)).toEqual([3, 5])
  })

  it('what little speaks for is a question, not a cut', () => {
    const [cut] = proposeCuts([LETTER, RECIPE])
    expect(cut?.beforePage).toBe(2)
    expect(cut?.confidence).toBeLessThan(0.99)
  })

  it('whatever stands on the pages, cuts are inside the stack, in order, and of a likelihood', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { maxLength: 12 }), (pages) => {
        const cuts = proposeCuts(pages)
        expect(pagesOf(cuts)).toEqual([...new Set(pagesOf(cuts))].sort((a, b) => a - b))
        for (const { beforePage, confidence } of cuts) {
          expect(beforePage).toBeGreaterThan(1)
          expect(beforePage).toBeLessThanOrEqual(pages.length)
          expect(confidence).toBeGreaterThanOrEqual(0.5)
          expect(confidence).toBeLessThan(1)
        }
      }),
    )
  })

  it('ranges hold every page once, whatever is asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.array(fc.integer({ min: -5, max: 60 })), (count, cuts) => {
        const pages = pageRanges(count, cuts).flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, at) => first + at),
        )
        expect(pages).toEqual(Array.from({ length: count }, (_, at) => at + 1))
      }),
    )
  })
})

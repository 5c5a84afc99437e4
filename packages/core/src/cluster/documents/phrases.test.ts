import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../numeric/random.ts'
import { groupTexts } from './group-texts.ts'
import { withPhrasesAsOne } from './phrases.ts'

const words = (start: string, count: number) => Array.from({ length: count }, (_, at) => `${start}${at}`)
/** A text that is copied, word for word. */
const FORMS = ['flag', 'form', 'foot'].map((start) => words(start, 60))
const TOPICS = ['garden', 'rail', 'bread', 'chess']

/** Documents of a few words of their topic, each with one of the copied texts in the middle. */
function documents(each: number, own: number, formOf: (topic: number, at: number) => readonly string[]) {
  const random = seededRandom(11)
  return TOPICS.flatMap((topic, number) =>
    Array.from({ length: each }, (_, at) => {
      const said = Array.from({ length: own }, () => `${topic}${Math.floor(random() * 12)}`)
      return { topic, terms: [...said.slice(0, own / 2), ...formOf(number, at), ...said.slice(own / 2)] }
    }),
  )
}

/** Labels of each group's documents, all of them alike where a grouping is right. */
function mixed(labels: readonly string[], groups: Int32Array): number {
  const seen = new Map<number, Set<string>>()
  for (const [row, label] of labels.entries()) {
    const group = groups[row] ?? -1
    seen.set(group, (seen.get(group) ?? new Set<string>()).add(label))
  }
  return [...seen.values()].filter(({ size }) => size > 1).length
}

const grouped = (texts: readonly (readonly string[])[], groups: number) =>
  groupTexts(
    texts,
    texts.map(() => ''),
    { groups },
  )

describe('withPhrasesAsOne', () => {
  it('groups by what is said beside a text that many documents copy', () => {
    const own = documents(12, 8, (_, at) => FORMS[at % FORMS.length] ?? [])
    const groups = grouped(
      own.map(({ terms }) => terms),
      4,
    )
    expect(
      mixed(
        own.map(({ topic }) => topic),
        groups,
      ),
    ).toBe(0)
  })

  it('still holds papers of one form together that have nothing else in common', () => {
    const random = seededRandom(5)
    const papers = FORMS.flatMap((form, number) =>
      Array.from({ length: 15 }, () => {
        const filled = Array.from({ length: 20 }, () => `word${Math.floor(random() * 300)}`)
        return { form: `${number}`, terms: [...form.slice(0, 30), ...filled, ...form.slice(30)] }
      }),
    )
    const groups = grouped(
      papers.map(({ terms }) => terms),
      3,
    )
    expect(
      mixed(
        papers.map(({ form }) => form),
        groups,
      ),
    ).toBe(0)
  })

  it('leaves a text alone that is nothing but copied, and texts that nobody copied', () => {
    const copies = Array.from({ length: 8 }, () => FORMS[0] ?? [])
    const others = Array.from({ length: 12 }, (_, at) => words(`other${at}-`, 30))
    expect(withPhrasesAsOne([...copies, ...others])).toEqual([...copies, ...others])
  })

  it('takes a run of copied words as one term, and leaves their places empty', () => {
    const form = FORMS[0] ?? []
    const texts = Array.from({ length: 10 }, (_, at) => [
      ...words(`own${at}-`, 9),
      '',
      ...form,
      ...words(`end${at}-`, 3),
    ])
    const [first = []] = withPhrasesAsOne(texts)
    expect(first.slice(0, 73)).toEqual([...words('own0-', 9), '', ...form.map(() => ''), ...words('end0-', 3)])
    const phrase = first.at(-1)
    expect(phrase).toMatch(/^#[\d ]+$/u)
    // 60 words hold 51 phrases of ten, and every tenth is counted.
    for (const text of withPhrasesAsOne(texts))
      expect(text.slice(73)).toEqual(Array.from({ length: 6 }, () => ['', phrase]).flat())
  })

  it('takes nothing for a form that only a few documents share', () => {
    const texts = Array.from({ length: 100 }, (_, at) => [
      ...words(`own${at}-`, 20),
      ...(at < 10 ? (FORMS[0] ?? []) : []),
    ])
    expect(withPhrasesAsOne(texts)).toEqual(texts)
  })
})

import { describe, expect, it } from 'vitest'
import { kindOfDocument } from './kind-of-document.ts'
import { lexicon } from './lexicon.ts'

const best = (text: string): string => {
  const { kinds, none } = kindOfDocument({ name: 'scan 1.txt', text })
  return (kinds[0]?.probability ?? 0) > none ? (kinds[0]?.kind ?? 'none') : 'none'
}
const shareOf = (text: string, kind: string): number =>
  kindOfDocument({ name: 'scan 1.txt', text }).kinds.find((one) => one.kind === kind)?.probability ?? 0

describe('kinds by how papers are laid out', () => {
  it('takes an invoice with a greeting and a closing for an invoice', () => {
    const text = `Mara Quill, proofreading\nInvoice 7\n\nDear Ms Tolland,\n\nplease find below my charges for the novel.
Proofreading, 310 pages    620.00\nSecond round               180.00\nNet 800.00\nVAT 20 % 160.00\nTotal 960.00
Please transfer the sum within 30 days.\n\nWith kind regards,\nMara Quill`
    expect(best(text)).toBe('invoice')
  })

  it('takes an interview for no tale, although it is told in the past', () => {
    const said = [
      'I was nine, my brother was six.',
      'She had a shop and he looked after the horse.',
      'Then he was gone.',
    ]
    const text = Array.from(
      { length: 6 },
      (_, at) =>
        `Interviewer: And then, what was it like when she came home?\n\nMr Orlo: ${said[at % 3]} My mother said that he had turned and walked away, and I knew what she thought.`,
    ).join('\n\n')
    expect(shareOf(text, 'story')).toBeLessThan(0.74)
  })

  it('knows slides by their numbers', () => {
    const text = [
      'Rain gardens',
      'What is one?',
      'A hollow that drinks',
      'Where to dig',
      'What to plant',
      'Costs little',
    ]
      .map((head, at) => `${at + 1}\n${head}\nwet feet, dry head`)
      .join('\n\n')
    expect(best(text)).toBe('presentation')
  })

  it('counts what is left of a phrase two steps less, and the stronger of two', () => {
    const weeks =
      lexicon()
        .get('week')
        ?.filter(({ kind, words }) => kind === 'schoolwork' && words.length === 1) ?? []
    expect(weeks.every(({ weight }) => weight === 1)).toBe(true)
    for (const entries of lexicon().values()) {
      const keys = entries.map(({ kind, words }) => `${kind} ${words.join(' ')}`)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('ends quickly on lines that are long on purpose', () => {
    for (const part of ['_', '1 ', '1          ', 'against for ', 'A: ', 'a/', 'teacher: _'])
      expect(best(part.repeat(20_000)).length).toBeGreaterThan(0)
  })

  it('takes an abstract that is parted for a paper', () => {
    const text =
      'Background: gates that stand open are a common cause of stray goats. Methods: we watched nine gates for a summer.\nResults: seven were shut by nobody in the first week. Conclusion: a spring shuts a gate sooner than a sign.'
    expect(shareOf(text, 'paper')).toBeGreaterThan(0.5)
  })
})

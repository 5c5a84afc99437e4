/** Papers of people in three languages, made by a script: each a list of pages, with its kind, the same for a seed. */
import type { DocumentKind } from '@octavo/core'
import { lot } from '@octavo/readers/testing'
import { DE, EN, ES, type Words } from './words.ts'

export type PaperLanguage = 'en' | 'de' | 'es'
export interface Paper {
  readonly kind: DocumentKind
  readonly language: PaperLanguage
  readonly pages: readonly string[]
}

const WORDS: Readonly<Record<PaperLanguage, Words>> = { en: EN, de: DE, es: ES }
export const PAPER_LANGUAGES = Object.keys(WORDS) as readonly PaperLanguage[]

const KINDS = ['letter', 'invoice', 'bank-statement', 'payslip', 'contract', 'insurance'] as const

/** A paper by its number: languages and kinds take turns, everything else is drawn. `isNumbered`: whether its pages bear numbers. */
export function paper(seed: number): Paper {
  const random = lot(seed + 1)
  random()
  const below = (most: number) => Math.floor(random() * most)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const language = pick(PAPER_LANGUAGES)
  const kind = pick(KINDS)
  const words = WORDS[language]
  const number = () => `${100 + below(900)}-${1000 + below(9000)}`
  const money = () => `${(random() * 900 + 5).toFixed(2)}`
  const date = words.date(1 + below(28), pick(words.months), 2019 + below(7))
  const isNumbered = random() < 0.6
  const head = `${pick(words.companies)}\nTel. 0${100 + below(800)} 55${100 + below(800)}, www.${pick(['mail', 'office', 'service'])}.example`
  const column = (left: string, right: string) => `${left.padEnd(52)}${right.padStart(12)}`
  const rows = (list: readonly string[], count: number) =>
    Array.from({ length: count }, () => column(pick(list), money()))
  const reference = number()
  const pages: string[] = []
  if (kind === 'letter') {
    pages.push(
      `${head}\n\n${date}\n\n${words.letter.greeting} ${pick(words.people)},\n\n${pick(words.letter.bodies)}\n\n${words.letter.closing}\n\n${pick(words.people)}`,
    )
  } else if (kind === 'invoice') {
    const { title, number: label, total, tax, due, bank } = words.invoice
    const first = `${head}\n\n${title}\n${label} ${reference}\n${date}\n\n${rows(words.things, 6 + below(8)).join('\n')}`
    const last = `${column(tax, money())}\n${column(total, money())}\n\n${due} ${words.date(1 + below(28), pick(words.months), 2026)}\n${bank}`
    if (random() < 0.5) pages.push(`${first}\n${last}`)
    else pages.push(first, `${label} ${reference}\n\n${rows(words.things, 5).join('\n')}\n${last}`)
  } else if (kind === 'bank-statement') {
    const { title, opening, closing, rows: lines } = words.statement
    pages.push(`${head}\n\n${title} ${reference}\n${date}\n${column(opening, money())}\n${rows(lines, 18).join('\n')}`)
    for (let more = below(3); more > 0; more -= 1) pages.push(`${title} ${reference}\n\n${rows(lines, 20).join('\n')}`)
    pages.push(`${pages.pop()}\n${column(closing, money())}`)
  } else if (kind === 'payslip') {
    pages.push(
      `${head}\n\n${words.payslip.title}  ${pick(words.months)} 2025\n${pick(words.people)}\n\n${words.payslip.rows.map((row) => column(row, money())).join('\n')}`,
    )
  } else {
    const { title, clauses } = kind === 'contract' ? words.contract : words.policy
    const intro = kind === 'contract' ? words.contract.parties : `${words.policy.number} ${reference}`
    const clause = (at: number) => `${at}. ${pick(clauses)} ${pick(clauses)} ${pick(clauses)}`
    const count = 2 + below(3)
    for (let page = 0; page < count; page += 1) {
      const text = Array.from({ length: 5 }, (_, at) => clause(page * 5 + at + 1)).join('\n\n')
      pages.push(
        page === 0 ? `${kind === 'insurance' ? `${head}\n\n` : ''}${title}\n${date}\n\n${intro}\n\n${text}` : text,
      )
    }
    if (kind === 'contract') pages.push(`${pages.pop()}\n\n${words.contract.signed}`)
  }
  const numbered =
    isNumbered && pages.length > 1 ? pages.map((text, at) => `${text}\n\n\n${words.page(at + 1, pages.length)}`) : pages
  return { kind, language, pages: numbered }
}

/**
 * Short papers in thirty-two languages, and short texts that are none: where words and thresholds are chosen. What people see
 * (`judge`), with nothing learned and names that say nothing. Run: node bench/quality/languages/choose.ts [-v]
 */
import { ALL_DOCUMENT_KINDS, type DocumentKind } from '../../../packages/core/src/index.ts'
import { EAST } from './choose-east.ts'
import { NONE } from './choose-none.ts'
import { WEST } from './choose-west.ts'
import { type Fate, fatesOf, tally } from './fates.ts'

/** A language, a kind or that it is none, and the text. */
export type ChosenPaper = readonly [language: string, kind: DocumentKind | 'none', text: string]

/** Papers of a list that is parted by lines of "= language kind". */
export function papersIn(list: string): readonly ChosenPaper[] {
  return list
    .split(/^= /mu)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.trim().split('\n')
      const [language = '', said = ''] = head.split(' ')
      const kind = [...ALL_DOCUMENT_KINDS, 'none' as const].find((one) => one === said)
      if (kind === undefined) throw new Error(`No kind is called ${said}.`)
      return [language, kind, lines.join('\n')] as const
    })
}

const isPaper = ([, kind]: ChosenPaper) => kind !== 'none'

/** Fates of papers and of texts that are none, apart. */
export function measuredPapers(papers: readonly ChosenPaper[], isWordy = false): readonly (readonly string[])[] {
  const fates = fatesOf(papers)
  if (isWordy)
    for (const [at, [language, kind, text]] of papers.entries()) {
      const { fate, found, near } = fates[at] ?? { fate: 'type' as Fate, found: '', near: '' }
      if (fate === 'right') continue
      process.stdout.write(
        `${fate} ${language} ${kind}: ${found} ${near} | ${text.slice(0, 60).replaceAll('\n', ' / ')}\n`,
      )
    }
  const rows = (name: string, test: (paper: ChosenPaper) => boolean) =>
    tally(
      name,
      fates.filter((_, at) => test(papers[at] as ChosenPaper)).map(({ fate }) => fate),
    )
  const languages = [...new Set(papers.map(([language]) => language))]
  return [
    ['papers', 'of', 'right', 'wrong', 'by type', 'asked'],
    rows('all that are papers', isPaper),
    rows('all that are none', (paper) => !isPaper(paper)),
    ...languages.map((own) => rows(own, (paper) => isPaper(paper) && paper[0] === own)),
  ]
}

if (import.meta.main)
  for (const row of measuredPapers(papersIn(WEST + EAST + NONE), process.argv.includes('-v')))
    process.stdout.write(`| ${row.join(' | ')} |\n`)

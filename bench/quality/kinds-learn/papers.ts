import { readdirSync, readFileSync } from 'node:fs'
import { LOG_ODDS_OF_NONE, logOddsOf, tallies } from '../../../packages/core/src/kinds/kind-of-document.ts'
import { CLASSES, shownBy } from '../../../packages/core/src/kinds/shown-by.ts'
import { WHOLE_PAPERS } from '../kinds-set/usual.ts'
import { papersIn } from '../languages/choose.ts'
import { EAST } from '../languages/choose-east.ts'
import { NONE } from '../languages/choose-none.ts'
import { WEST } from '../languages/choose-west.ts'
import { kindTexts } from '../sets/kinds/set.ts'

/** A paper with its label, and who wrote it. */
export interface LabelledPaper {
  readonly kind: string
  readonly language: string
  readonly writer: string
  readonly text: string
}

/** A paper as the fit sees it. */
export interface Example extends LabelledPaper {
  /** Number of its class. */
  readonly label: number
  /** Logarithms of odds by the lexicon and signs alone, for each class. */
  readonly before: Float64Array
  /** What it shows. */
  readonly shown: readonly string[]
}

const FOLDER = new URL('../sets/kinds-learned/', import.meta.url)

/** Papers of one file: each begins with a line `%% language kind`. */
export function papersOf(text: string, writer: string): LabelledPaper[] {
  return text
    .split(/^%% /mu)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.trimEnd().split('\n')
      const [language = '', kind = ''] = head.trim().split(/\s+/u)
      if (!CLASSES.includes(kind)) throw new Error(`No kind is called ${kind}.`)
      return { kind, language, writer, text: lines.join('\n') }
    })
}

/** Papers that were written to learn from, by writer. Their writers knew the names of the kinds and nothing of the program. */
export const learnedPapers = (): readonly LabelledPaper[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: writer }) =>
      readdirSync(new URL(`${writer}/`, FOLDER))
        .toSorted()
        .flatMap((file) => papersOf(readFileSync(new URL(`${writer}/${file}`, FOLDER), 'utf8'), writer)),
    )

/** Papers of older sets, whose words the lexicon was chosen with. */
export const olderPapers = (): readonly LabelledPaper[] => [
  ...['usual', 'second', 'third', 'full', 'new', 'fourth'].flatMap((part) =>
    (WHOLE_PAPERS[part] ?? []).map(({ kind, text }) => ({ kind, text, writer: part, language: '' })),
  ),
  ...(['choose', 'report'] as const).flatMap((part) =>
    kindTexts(part)
      .filter(({ length }) => length === 'short')
      .map(({ kind, text }) => ({ kind, text, writer: `forms of ${part}`, language: 'en' })),
  ),
  ...papersIn(WEST + EAST + NONE).map(([language, kind, text]) => ({ kind, text, writer: 'languages', language })),
]

/** How far what the lexicon says of papers it was chosen with is believed: on others it says so much less. */
const OF_OLDER = 0.2

/** Examples of papers; of older ones the lexicon is believed less. */
export function examplesOf(papers: readonly LabelledPaper[], areOlder = false): readonly Example[] {
  return papers.map((paper) => {
    const tally = tallies({ name: 'scan 1.txt', text: paper.text })
    const before = Float64Array.from(
      CLASSES,
      (name) =>
        (areOlder ? OF_OLDER : 1) *
        (name === 'none' ? LOG_ODDS_OF_NONE : logOddsOf([...tally].find(([kind]) => kind === name)?.[1].score ?? 0)),
    )
    return { ...paper, label: CLASSES.indexOf(paper.kind), before, shown: [...shownBy(paper.text)] }
  })
}

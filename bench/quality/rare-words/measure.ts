import { countIn, type Phrases, phrasesOf, type Rare, rarePhrases, type Source, tokensOf } from './count.ts'
import { whyStays } from './looked-at.ts'
import { phrasesOfTables } from './phrases.ts'
import { allSets } from './sets.ts'
import { neutralTexts, type Texts } from './texts.ts'

/** A rare phrase, where the code has it, and why it stays where somebody looked at it. */
export interface Finding extends Rare {
  readonly tables: readonly string[]
  readonly why: string | undefined
}

export interface RareWords {
  readonly phrases: number
  readonly sources: readonly Source[]
  readonly findings: readonly Finding[]
  /** In words, what could not be read. */
  readonly missing: readonly string[]
}

/** Counts the phrases of all tables in every set and in neutral texts; `onRead` hears which source is counted. */
export function rareWords(onRead: (name: string) => void = () => {}): RareWords {
  const written = phrasesOfTables()
  const phrases = phrasesOf(written.keys())
  const missing: string[] = []
  const sources: Source[] = []
  const count = (is: Source['is'], texts: readonly Texts[]) => {
    for (const [name, give] of texts)
      try {
        sources.push({ name, is, counted: countedOf(give(), phrases) })
        onRead(name)
      } catch (error) {
        missing.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
  }
  const { labelled, fresh, own } = allSets()
  if (labelled.length === 0) missing.push('OCTAVO_DATA names no folder with labelled sets.')
  count('set', [...labelled, ...fresh])
  count('own', own)
  const neutral = neutralTexts()
  count('neutral', neutral.texts)
  const byPhrase = Map.groupBy(written, ([phrase]) => tokensOf(phrase).join(' '))
  const findings = rarePhrases(sources).map((rare) => ({
    ...rare,
    tables: [...new Set((byPhrase.get(rare.phrase) ?? []).flatMap(([, tables]) => tables))],
    why: whyStays(rare.phrase),
  }))
  return { phrases: byPhrase.size, sources, findings, missing: [...missing, ...neutral.missing] }
}

/** A folder that holds no text at all is no set of texts. */
function countedOf(texts: Iterable<string>, phrases: Phrases): Source['counted'] {
  const filled = function* () {
    for (const text of texts) if (text.trim() !== '') yield text
  }
  return countIn(filled(), phrases)
}

const shareOf = (rate: number): string => `${(100 * rate).toFixed(rate < 0.001 ? 3 : 2)} %`

/** Rows of a table: what is listed, where it is at home, where else it stands most, and why it stays. */
export const rowsOf = (findings: readonly Finding[]): readonly (readonly string[])[] => [
  ['phrase', 'set', 'texts', 'of its pages', 'elsewhere at most', 'table', 'why it stays'],
  ...findings
    .toSorted((a, b) => (a.set < b.set ? -1 : a.set > b.set ? 1 : b.texts - a.texts || (a.phrase < b.phrase ? -1 : 1)))
    .map(({ phrase, set, texts, rate, elsewhere, tables, why }) => [
      phrase,
      set,
      String(texts),
      shareOf(rate),
      shareOf(elsewhere),
      tables.join(', '),
      why ?? 'NOBODY LOOKED AT IT',
    ]),
]

/** The figures for the report: what was counted, and how much of it is at home in one set. */
export function measuredRareWords(): readonly (readonly (readonly string[])[])[] {
  const { phrases, sources, findings, missing } = rareWords()
  const number = (is: Source['is']) => sources.filter((source) => source.is === is && source.counted.texts > 0)
  const pages = (is: Source['is']) => String(number(is).reduce((sum, { counted }) => sum + counted.pages, 0))
  const open = findings.filter(({ why }) => why === undefined)
  const figures = [
    ['phrases', 'sets', 'pages', 'papers of our own', 'pages', 'pages of neutral texts', 'listed', 'nobody looked at'],
    [
      String(phrases),
      ...[String(number('set').length), pages('set'), String(number('own').length), pages('own'), pages('neutral')],
      ...[String(findings.length), String(open.length)],
    ],
  ]
  return [figures, rowsOf(open), [['not read'], ...missing.map((line) => [line])]]
}

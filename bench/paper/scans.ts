/**
 * How much of a paper is read again once it was scanned: share of its words found, and whether its kind is told right, beside the
 * same text unscanned. Papers in English, German and Spanish are made by a script (`texts.ts`), printed, and scanned as an office
 * scanner does: 200 dots an inch, turned by up to 0.6 degrees, blurred, noisy, JPEG. With OCTAVO_DATA set, papers of the labelled
 * set `docs-kinds`, too. Needs the program tesseract with its data for the three languages.
 * Usage: [OCTAVO_DATA=...] [PAPERS=24] [LANGUAGES=eng,deu,spa] node bench/paper/scans.ts
 */
import { bytesSource, kindOfDocument } from '@octavo/core'
import { createReaderPool, findTesseract, withOcr } from '@octavo/readers/node'
import { printed, scannedPdf, scansOf } from '@octavo/readers/testing'
import { LABELS } from '../quality/labels.ts'
import { loadSet, mean, percent, seeded, shuffled, table } from '../quality/sets.ts'
import { PAPER_LANGUAGES, paper } from './texts.ts'

const PAPERS = Number(process.env.PAPERS ?? 24)
const PAGE_LINES = 50
const MOST_PAGES = 2

interface Known {
  readonly group: string
  readonly kind: string
  readonly pages: readonly string[]
}

/** Words of two letters and more, each as often as it stands there. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}|\d{2,}/gu) ?? []

function shareFound(text: string, found: string): number {
  const left = new Map<string, number>()
  for (const word of wordsOf(found)) left.set(word, (left.get(word) ?? 0) + 1)
  const all = wordsOf(text)
  const hits = all.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return hits.length / Math.max(1, all.length)
}

const made: Known[] = Array.from({ length: PAPERS }, (_, at) => paper(at)).map(({ kind, language, pages }) => ({
  group: { en: 'English', de: 'German', es: 'Spanish' }[language],
  kind,
  pages,
}))
const labelled: Known[] = process.env.OCTAVO_DATA
  ? shuffled(loadSet('docs-kinds'), seeded(11))
      .slice(0, PAPERS)
      .map(({ label, text }) => ({ group: 'docs-kinds', kind: label, pages: sheets(text) }))
  : []

/** The first pages of a text; what has no place in Latin-1 can't be printed here. */
function sheets(text: string): readonly string[] {
  const lines = text
    .replace(/[^\n\x20-\x7e\xa0-\xff€„“”’–]/gu, ' ')
    .split('\n')
    .flatMap((line) => line.match(/.{1,84}(?:\s|$)|.{1,84}/gu) ?? [''])
  return Array.from({ length: Math.min(MOST_PAGES, Math.ceil(lines.length / PAGE_LINES)) }, (_, at) =>
    lines.slice(at * PAGE_LINES, (at + 1) * PAGE_LINES).join('\n'),
  )
}

/** The kind that is told, where it is likelier than none; of `docs-kinds` in the words of its labels. */
function told(text: string, group: string): string {
  const { kinds, none } = kindOfDocument({ name: 'scan.pdf', text })
  const [first] = kinds
  if (!first || first.probability <= none) return 'none'
  return group === 'docs-kinds' ? (LABELS[first.kind] ?? 'none') : first.kind
}

const engine = await findTesseract((process.env.LANGUAGES ?? 'eng,deu,spa').split(','))
if (!engine) throw new Error('There is no tesseract on PATH.')
const pool = withOcr(createReaderPool({ width: 1 }), async () => engine)
const results: {
  readonly group: string
  readonly found: number
  readonly before: boolean
  readonly after: boolean
  readonly pages: number
  readonly ms: number
}[] = []
for (const [at, { group, kind, pages }] of [...made, ...labelled].entries()) {
  const bytes = await scannedPdf(await scansOf(printed(pages), at))
  const startedAtMs = performance.now()
  const { text = '' } = await pool.read({ name: 'scan.pdf', source: bytesSource(bytes) })
  const ms = performance.now() - startedAtMs
  const whole = pages.join('\n\n')
  const isRight = (said: string) => said === kind
  results.push({
    group,
    found: shareFound(whole, text),
    before: isRight(told(whole, group)),
    after: isRight(told(text, group)),
    pages: pages.length,
    ms,
  })
}
pool.close()
const groups = [
  ...PAPER_LANGUAGES.map((language) => ({ en: 'English', de: 'German', es: 'Spanish' })[language]),
  'docs-kinds',
]
table([
  ['papers', 'number', 'words found', 'least of one', 'kind right unscanned', 'kind right scanned', 'seconds a page'],
  ...groups.flatMap((group) => {
    const own = results.filter((one) => one.group === group)
    if (own.length === 0) return []
    const seconds = own.reduce((sum, { ms }) => sum + ms, 0) / 1000 / own.reduce((sum, { pages }) => sum + pages, 0)
    return [
      [
        ...[group, String(own.length), percent(mean(own.map(({ found }) => found)))],
        percent(Math.min(...own.map(({ found }) => found))),
        ...[
          percent(mean(own.map(({ before }) => Number(before)))),
          percent(mean(own.map(({ after }) => Number(after)))),
        ],
        seconds.toFixed(1),
      ],
    ]
  }),
])

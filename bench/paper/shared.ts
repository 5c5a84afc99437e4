/**
 * How many words pages share that follow each other in one text, and those that end one text and begin the next, with the
 * logarithm of the odds that another text begins: what `SHARED` of core's cuts is taken from. The texts are the pages of `docs`,
 * so that what is measured on labelled sets was not chosen on them.
 * Usage: node bench/paper/shared.ts
 */
import { readdirSync, readFileSync } from 'node:fs'
import { signsOf } from '../../packages/core/src/paper/page-signs.ts'
import { table } from '../quality/sets.ts'

const DOCS = new URL('../../docs/', import.meta.url)
const PAGE_LINES = 24
const FEWEST_WORDS = 12
const EDGES = [0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.16, 0.2, 0.25, 0.3, 0.4, 1.01]

function pagesOf(text: string): readonly ReadonlySet<string>[] {
  const lines = text
    .replace(/[#*`|]/gu, ' ')
    .split('\n')
    .flatMap((line) => line.match(/.{1,90}(?:\s|$)|.{1,90}/gu) ?? [''])
  return Array.from(
    { length: Math.ceil(lines.length / PAGE_LINES) },
    (_, at) => signsOf(lines.slice(at * PAGE_LINES, (at + 1) * PAGE_LINES).join('\n')).words,
  )
}

/** The share of words in common; undefined where a page has too few to speak of. */
function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number | undefined {
  const least = Math.min(one.size, other.size)
  if (least < FEWEST_WORDS) return undefined
  let common = 0
  for (const word of other) if (one.has(word)) common += 1
  return common / least
}

const texts = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .sort()
  .map((name) => pagesOf(readFileSync(new URL(name, DOCS), 'utf8')))
const within = texts.flatMap((pages) =>
  pages.slice(1).flatMap((page, at) => sharedBy(pages[at] ?? new Set(), page) ?? []),
)
const across = texts
  .slice(1)
  .flatMap((pages, at) => sharedBy(texts[at]?.at(-1) ?? new Set(), pages[0] ?? new Set()) ?? [])

const countIn = (shares: readonly number[], edge: number, at: number) =>
  shares.filter((share) => share < edge && share >= (EDGES[at - 1] ?? 0)).length
table([
  ['less than', `within a text (${within.length})`, `between texts (${across.length})`, 'logarithm of the odds'],
  ...EDGES.map((edge, at) => {
    const [own, other] = [countIn(within, edge, at), countIn(across, edge, at)]
    const odds = Math.log((other + 0.5) / (across.length + 1) / ((own + 0.5) / (within.length + 1)))
    return [String(edge), String(own), String(other), odds.toFixed(2)]
  }),
])

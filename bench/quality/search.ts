import { pathToFileURL } from 'node:url'
import { type Hit, SearchIndex } from '@octavo/core'
import { stemEnglish } from '../../packages/core/src/words/stem.ts'
import { seeded } from '../cli/make-tree.ts'
import { distractors } from './search/distractors.ts'
import { KNOWN, type Way } from './search/known.ts'

/**
 * Sixty known files are looked for among 900, as people remember them: share among the first ten and in the first place, for
 * Octavo and for a plain BM25 of our own ("or", stems, k1 1.2, b 0.75). Each file's second query was kept back while the
 * ranking was made. Run: node bench/quality/search.ts [path of another search-index.ts]
 */
const COUNT = 900
const docs = [...KNOWN, ...distractors(COUNT - KNOWN.length, seeded(5))].map((doc, index) => ({
  ...doc,
  id: String(index),
}))
type Search = (query: string) => readonly string[]

function octavo(Index: typeof SearchIndex): Search {
  const index = new Index()
  const startedAt = performance.now()
  for (const { id, name, folder, text, day } of docs) index.add({ id, name, folder, text, datesMs: [Date.parse(day)] })
  process.stdout.write(`index of ${docs.length} files in ${Math.round(performance.now() - startedAt)} ms\n`)
  return (query) => index.search(query, { limit: 10 }).map(({ id }: Hit) => id)
}

/** Okapi BM25 as in textbooks, over name, folder and text as one. */
function plain(): Search {
  const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemEnglish)
  const all = docs.map(({ name, folder, text }) => wordsOf(`${name} ${folder} ${text}`))
  const mean = all.reduce((sum, words) => sum + words.length, 0) / all.length
  const counts = all.map((words) => Map.groupBy(words, (word) => word))
  return (query) => {
    const scores = docs.map(() => 0)
    for (const word of new Set(wordsOf(query))) {
      const holding = counts.filter((count) => count.has(word)).length
      const idf = Math.log(1 + (docs.length - holding + 0.5) / (holding + 0.5))
      counts.forEach((count, at) => {
        const times = count.get(word)?.length ?? 0
        const length = 0.25 + (0.75 * (all[at]?.length ?? 0)) / mean
        scores[at] = (scores[at] ?? 0) + (idf * times * 2.2) / (times + 1.2 * length)
      })
    }
    const ranked = docs.map(({ id }, at) => ({ id, score: scores[at] ?? 0 })).filter(({ score }) => score > 0)
    return ranked
      .sort((a, b) => b.score - a.score)
      .slice(0, 10)
      .map(({ id }) => id)
  }
}

function tell(title: string, search: Search): void {
  const places = KNOWN.flatMap(({ queries }, at) =>
    queries.map(([way, query], half) => ({ way, half, query, place: search(query).indexOf(String(at)) })),
  )
  const share = (of: typeof places) => {
    const found = of.filter(({ place }) => place >= 0).length
    const first = of.filter(({ place }) => place === 0).length
    return `first ten ${((100 * found) / of.length).toFixed(1)} %, first ${((100 * first) / of.length).toFixed(1)} %  (${of.length})`
  }
  process.stdout.write(`${title}\n  all          ${share(places)}\n`)
  for (const half of [0, 1])
    process.stdout.write(
      `  ${half === 0 ? 'tried out   ' : 'kept back   '} ${share(places.filter((one) => one.half === half))}\n`,
    )
  for (const way of ['sentence', 'form', 'date', 'amount', 'exact', 'typo', 'language'] satisfies Way[])
    process.stdout.write(`  ${way.padEnd(12)} ${share(places.filter((one) => one.way === way))}\n`)
  if (process.env.OCTAVO_DEBUG)
    for (const { query, place, half } of places)
      if (half === 0 && place !== 0)
        process.stdout.write(`    ${place < 0 ? 'not found' : `place ${place + 1}`}: ${query}\n`)
}

const other = process.argv[2]
if (other !== undefined) {
  const { SearchIndex: Other } = (await import(pathToFileURL(other).href)) as { SearchIndex: typeof SearchIndex }
  tell(other, octavo(Other))
}
tell('Octavo', octavo(SearchIndex))
tell('plain BM25', plain())

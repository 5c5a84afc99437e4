import { Client } from '../../../../apps/server/test/support/client.ts'
import { ownServer } from '../../../../e2e/support/server.ts'
import { stemEnglish } from '../../../../packages/core/src/words/stem.ts'
import { seeded } from '../../../cli/make-tree.ts'
import { known } from './known.ts'
import type { HouseholdFile, Way } from './make.ts'
import { noise } from './noise.ts'

const FILES = 600
const EACH_UPLOAD = 100
const READ_MS = 300_000

type Search = (query: string) => Promise<readonly string[]>

/** The ten best of a plain BM25 of textbooks over path, text and what a camera notes as one; words stemmed in English. */
function plain(files: readonly HouseholdFile[]): Search {
  const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemEnglish)
  const all = files.map(({ path, plain: text }) => wordsOf(`${path} ${text}`))
  const mean = all.reduce((sum, words) => sum + words.length, 0) / all.length
  const counts = all.map((words) => Map.groupBy(words, (word) => word))
  return async (query) => {
    const scores = files.map(() => 0)
    for (const word of new Set(wordsOf(query))) {
      const holding = counts.filter((count) => count.has(word)).length
      const idf = Math.log(1 + (files.length - holding + 0.5) / (holding + 0.5))
      for (const [at, count] of counts.entries()) {
        const times = count.get(word)?.length ?? 0
        const length = 0.25 + (0.75 * (all[at]?.length ?? 0)) / mean
        scores[at] = (scores[at] ?? 0) + (idf * times * 2.2) / (times + 1.2 * length)
      }
    }
    return files
      .map(({ path }, at) => ({ path, score: scores[at] ?? 0 }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, 10)
      .map(({ path }) => path)
  }
}

/** The product: files uploaded to a server of its own, read, and searched by its call. */
async function product(files: readonly HouseholdFile[], measure: (search: Search) => Promise<void>): Promise<void> {
  const own = await ownServer({ OCTAVO_RATE_LIMIT: '10000000' })
  try {
    const me = new Client(own.url)
    for (let at = 0; at < files.length; at += EACH_UPLOAD) {
      const some = files.slice(at, at + EACH_UPLOAD)
      const about = some.map(({ path, modifiedAtMs }) => ({ name: path, path, lastModified: modifiedAtMs }))
      const answer = await me.upload([
        { name: 'metadata', content: JSON.stringify(about) },
        ...some.map(({ path, bytes }) => ({ name: 'files', filename: path, content: bytes })),
      ])
      if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text().slice(0, 300)}`)
    }
    const search: Search = async (query) => {
      const answer = await me.get(`/api/search?limit=10&q=${encodeURIComponent(query)}`)
      const { hits } = answer.json() as { hits: { file: { path: string } }[] }
      return hits.map(({ file }) => file.path.replace(/^\/Inbox\//u, ''))
    }
    // What lies last in the line of reading, by its text: all before it is read by then.
    const until = performance.now() + READ_MS
    for (const { path, plain: text } of files.filter(({ queries }) => queries.length === 0).slice(-5)) {
      const words = text.split(/\s+/u).slice(0, 12).join(' ')
      while (performance.now() < until && !(await search(words)).includes(path))
        await new Promise((done) => setTimeout(done, 500))
    }
    await new Promise((done) => setTimeout(done, 5000))
    await measure(search)
  } finally {
    await own.remove()
  }
}

/** Rows of a table: shares of the queries of the household whose file is among the first ten, and first, all and by way. */
export async function measuredHousehold(): Promise<readonly (readonly string[])[]> {
  const files = [...known, ...noise(FILES - known.length, seeded(11))]
  const asked = known.flatMap(({ path, queries }) => queries.map(([way, query]) => ({ path, way, query })))
  const placesOf = async (search: Search) => {
    const places = new Map<(typeof asked)[number], number>()
    for (const one of asked) places.set(one, (await search(one.query)).indexOf(one.path))
    return places
  }
  let octavo = new Map<(typeof asked)[number], number>()
  await product(files, async (search) => {
    octavo = await placesOf(search)
  })
  const bm25 = await placesOf(plain(files))
  if (process.env.DEBUG_SEARCH)
    for (const [{ way, query, path }, place] of octavo)
      if (place !== 0)
        process.stdout.write(`${place < 0 ? 'none' : `place ${place + 1}`}  ${way}  ${query}  (${path})\n`)
  const ways = [...new Set(asked.map(({ way }) => way))].sort()
  const cells = (places: typeof octavo, of: (way: Way) => boolean) => {
    const own = [...places].filter(([{ way }]) => of(way)).map(([, place]) => place)
    const share = (is: (place: number) => boolean) => `${((100 * own.filter(is).length) / own.length).toFixed(1)} %`
    return [share((place) => place >= 0), share((place) => place === 0)]
  }
  const row = (title: string, of: (way: Way) => boolean) => {
    const count = asked.filter(({ way }) => of(way)).length
    return [title, String(count), ...cells(octavo, of), ...cells(bm25, of)]
  }
  return [
    [`${files.length} files`, 'queries', 'first ten', 'first', 'plain BM25: first ten', 'first'],
    row('all', () => true),
    ...ways.map((way) => row(way, (one) => one === way)),
  ]
}

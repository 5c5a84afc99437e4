/**
 * What a file costs in processor time, on one core: by name alone, with text, with what a person taught; how that grows
 * from 100 to 10,000 items; and what grouping costs, up to 2,225 documents made of halves of real ones.
 * Usage: OCTAVO_DATA=... node bench/quality/cost.ts
 */
import { clusterDocuments, type JudgeInput, judge, nearDuplicateTexts } from '../../packages/core/src/index.ts'
import { split } from './decisions.ts'
import { figure, loadSet, seeded, shuffled, table } from './sets.ts'

const bbc = loadSet('docs-bbc')
const texts = [...loadSet('docs-kinds'), ...bbc]
const { taught: learned } = split(bbc, 8, 1)

function cpuMs(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const inputs = (count: number, withText: boolean): JudgeInput[] =>
  Array.from({ length: count }, (_, index) => {
    const { id, text } = texts[index % texts.length] ?? { id: '', text: '' }
    const name = `${index}-${id}`
    return {
      item: {
        id: name,
        is: 'file',
        name,
        path: `folder ${index % 40}/${name}`,
        sizeBytes: text.length,
        mediaType: '',
        modifiedAtMs: 0,
        origin: { source: 'folder' },
      },
      ...(withText && { reading: { text } }),
    }
  })

judge(inputs(200, true), { learned })
const rows = [100, 1000, 10_000].map((count) => {
  const cost = (withText: boolean, context: Parameters<typeof judge>[1]) => {
    const items = inputs(count, withText)
    return `${(cpuMs(() => judge(items, context)) / count).toFixed(2)} ms`
  }
  return [String(count), cost(false, {}), cost(true, {}), cost(true, { learned })]
})
for (const [items, ...costs] of rows)
  figure({
    task: 'Cost of a file, one core: name alone; with text; with text and 40 lessons',
    set: `${items} items`,
    method: 'processor time',
    ours: costs.join('; '),
  })
table([['items', 'name alone', 'with text', 'with text and what was taught'], ...rows])

/** More documents of the same topics: each is half of a real one, by paragraphs. */
function halves(count: number) {
  const random = seeded(3)
  return Array.from({ length: count }, (_, index) => {
    const { id, text } = bbc[index % bbc.length] ?? { id: '', text: '' }
    const paragraphs = text.split('\n')
    const kept = shuffled(paragraphs, random).slice(0, Math.ceil(paragraphs.length * 0.6))
    return { id: `${index}-${id}`, name: id, text: kept.join('\n') }
  })
}
const grown = [25, 100, 400, 2225].map((count) => {
  const documents = halves(count)
  const before = process.memoryUsage.rss()
  const grouping = cpuMs(() => clusterDocuments(documents, { groups: 5 }))
  const found = cpuMs(() => clusterDocuments(documents))
  const memory = Math.max(0, process.memoryUsage.rss() - before) / 2 ** 20
  const twins = cpuMs(() => nearDuplicateTexts(documents))
  return [
    String(count),
    ...[grouping, found, twins].map((ms) => `${(ms / 1000).toFixed(2)} s`),
    `${memory.toFixed(0)} MiB`,
  ]
})
process.stdout.write('\n')
table([['documents', '5 groups', 'number of groups found', 'near-duplicates', 'memory'], ...grown])
process.stdout.write('asked: 2,225 documents in at most 15 s CPU\n')
const [, seconds] = grown.at(-1) ?? []
figure({
  task: 'Grouping 2,225 documents',
  set: 'docs-bbc, halves',
  method: 'processor time; memory',
  ours: `${seconds}; ${grown.at(-1)?.[4]}`,
  asked: '15 s; 400 MB',
})

/**
 * Groups of documents against their topics, number of groups given: normalised mutual information, means over runs.
 * Usage: OCTAVO_DATA=... node bench/quality/documents.ts
 */
import { clusterDocuments } from '../../packages/core/src/index.ts'
import { ari, nmi } from './nmi.ts'
import { figure, type Labelled, loadSet, mean, seeded, shuffled, table } from './sets.ts'

interface Task {
  readonly what: string
  readonly runs: readonly (readonly Labelled[])[]
  readonly groups: number
  readonly baseline: string
  readonly asked: string
}

/** Draws of `each` documents a label. */
function draws(documents: readonly Labelled[], each: number, count: number, seed: number): Labelled[][] {
  const random = seeded(seed)
  const labels = [...new Set(documents.map(({ label }) => label))]
  return Array.from({ length: count }, () =>
    labels.flatMap((label) =>
      shuffled(
        documents.filter((one) => one.label === label),
        random,
      ).slice(0, each),
    ),
  )
}

/** Mail without what gives its list away: only From, Subject and Date stay, list tags and footers go. */
function hard({ id, label, text }: Labelled): Labelled {
  const end = text.search(/\r?\n\r?\n/u)
  const kept = text
    .slice(0, end)
    .split(/\r?\n(?![ \t])/u)
    .filter((line) => /^(?:From|Subject|Date):/iu.test(line))
  const body = text.slice(end).replace(/\n(?:_{10,}|-{20,})\s*\n[\s\S]{0,600}$/u, '\n')
  const silent = body.replace(/^.*(?:mailing list|listinfo|lists\.|list maintainer).*$/gimu, '')
  return { id, label, text: `${kept.join('\n').replace(/\[[^\]]+\]\s*/gu, '')}\n\n${silent.trim()}` }
}

const bbc = loadSet('docs-bbc')
const kinds = loadSet('docs-kinds').filter(({ label }) => label !== 'invoice')
const mails = loadSet('emails-lists').map(hard)
const orders = (documents: readonly Labelled[], count: number) =>
  Array.from({ length: count }, (_, run) => shuffled(documents, seeded(run + 1)))
const tasks: readonly Task[] = [
  {
    what: 'docs-bbc, 8 seeds and orders',
    runs: orders(bbc, 8),
    groups: 5,
    baseline: '.45, best .854',
    asked: '.86, reach .90',
  },
  { what: 'docs-bbc, draws of 25', runs: draws(bbc, 5, 25, 5), groups: 5, baseline: '.57', asked: '.74, reach .80' },
  { what: 'docs-bbc, draws of 60', runs: draws(bbc, 12, 12, 6), groups: 5, baseline: '.45', asked: '' },
  { what: 'emails-lists, hard, 4 seeds', runs: orders(mails, 4), groups: 6, baseline: '', asked: '' },
  { what: 'emails-lists, hard, draws of 42', runs: draws(mails, 7, 20, 8), groups: 6, baseline: '.53', asked: '' },
  { what: 'docs-kinds, draws of 27', runs: draws(kinds, 3, 10, 9), groups: 9, baseline: '.82', asked: '' },
]

const rows = tasks.map(({ what, runs, groups, baseline, asked }) => {
  const scores: number[] = []
  const indices: number[] = []
  const start = process.cpuUsage()
  let names = ''
  runs.forEach((documents, run) => {
    const found = clusterDocuments(
      documents.map(({ id, text }) => ({ id, name: id, text })),
      { groups, seed: run + 1 },
    )
    const groupOf = new Map(found.flatMap(({ name, itemIds }) => itemIds.map((id) => [id, name] as const)))
    const labels = documents.map(({ label }) => label)
    const given = documents.map(({ id }) => groupOf.get(id))
    scores.push(nmi(labels, given))
    indices.push(ari(labels, given))
    names = found.map(({ name }) => name).join(' | ')
  })
  const { user, system } = process.cpuUsage(start)
  const cpu = (user + system) / 1e6 / runs.length
  process.stdout.write(`${what}: ${names}\n`)
  if (baseline !== '')
    figure({
      task: 'Documents grouped by content, NMI, number of groups given',
      set: what,
      method: 'consensus of spherical k-means over latent spaces',
      ours: mean(scores).toFixed(3),
      baseline: `${baseline} scikit-learn (issue)`,
      asked,
    })
  return [
    what,
    mean(scores).toFixed(3),
    Math.min(...scores).toFixed(3),
    mean(indices).toFixed(3),
    baseline,
    asked,
    `${cpu.toFixed(2)} s`,
  ]
})
table([['set', 'NMI', 'least', 'ARI', 'baseline NMI', 'asked', 'CPU a run'], ...rows])

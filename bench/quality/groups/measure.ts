import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { clusterDocuments } from '../../../packages/core/src/index.ts'
import { stemEnglish } from '../../../packages/core/src/words/stem.ts'
import { nmi } from '../nmi.ts'
import { numberOf } from '../own-folders/parts.ts'
import type { SubjectSet } from '../sets/subjects.ts'
import { mean } from '../sets.ts'

type Best = Readonly<Record<string, { readonly recipe: string; readonly nmi: number }>>

/** The best of 24 recipes of scikit-learn for each set, and the table of all of them as it was printed. */
export function baselineOf(sets: readonly SubjectSet[]): { readonly best: Best; readonly printed: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'groups-'))
  try {
    const file = path.join(folder, 'sets.json')
    fs.writeFileSync(file, JSON.stringify(sets.map(({ name, documents }) => ({ name, documents }))))
    const script = fileURLToPath(new URL('baseline.py', import.meta.url))
    const printed = execFileSync('/usr/bin/python3', [script, file], { encoding: 'utf8' })
    const lines = printed.trim().split('\n')
    return { best: JSON.parse(lines.at(-1) ?? '{}') as Best, printed: lines.slice(0, -1).join('\n') }
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1)
    .map(stemEnglish)

/** The label that most documents of a group have. */
function labelOf(ids: readonly string[], labels: ReadonlyMap<string, string>): string {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(labels.get(id) ?? '', (counts.get(labels.get(id) ?? '') ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

function grouped({ documents, telling }: SubjectSet, groups?: number) {
  // Names that say nothing, so that contents alone are grouped.
  const given = documents.map(({ id, text }) => ({ id, name: `note ${numberOf(id) % 10_000}.txt`, text }))
  const start = process.cpuUsage()
  const found = clusterDocuments(given, groups === undefined ? {} : { groups })
  const { user, system } = process.cpuUsage(start)
  const labels = new Map(documents.map(({ id, label }) => [id, label]))
  const pairs = found.flatMap(({ name, itemIds }) => itemIds.map((id) => [labels.get(id), name] as const))
  const names = found.map(({ name, itemIds }) => {
    const label = labelOf(itemIds, labels)
    const words = new Set(stemsOf(`${label} ${telling[label] ?? ''}`))
    return { name, label, doesTell: stemsOf(name).some((stem) => words.has(stem)) }
  })
  const score = nmi(
    pairs.map(([label]) => label),
    pairs.map(([, name]) => name),
  )
  return { score, count: found.length, names, seconds: (user + system) / 1e6 }
}

const HEAD = [
  'set',
  'documents',
  'groups',
  'NMI, number given',
  'best of 24',
  'recipe',
  'number found',
  'NMI, number found',
  'names that tell',
  'processor time, found',
]

/** A row for each set, one for the mean of all; and the names that were given, each with the label of most of its group. */
export function measuredGroups(sets: readonly SubjectSet[], best: Best) {
  const rows = sets.map((set) => {
    const groups = new Set(set.documents.map(({ label }) => label)).size
    const [given, found] = [grouped(set, groups), grouped(set)]
    const beside = best[set.name]
    return { set, groups, given, found, beside }
  })
  const three = (value: number) => value.toFixed(3)
  const named = rows.flatMap(({ given }) => given.names)
  const told = named.filter(({ doesTell }) => doesTell).length
  const line = rows.map(({ set, groups, given, found, beside }) => [
    set.name,
    String(set.documents.length),
    String(groups),
    three(given.score),
    beside ? three(beside.nmi) : '',
    beside?.recipe ?? '',
    String(found.count),
    three(found.score),
    `${given.names.filter(({ doesTell }) => doesTell).length} of ${given.names.length}`,
    `${found.seconds.toFixed(1)} s`,
  ])
  const all = [
    'mean',
    '',
    '',
    three(mean(rows.map(({ given }) => given.score))),
    three(mean(rows.map(({ beside }) => beside?.nmi ?? 0))),
    '',
    '',
    three(mean(rows.map(({ found }) => found.score))),
    `${told} of ${named.length}`,
    '',
  ]
  const names = rows.flatMap(({ set, given }) =>
    given.names.map(({ name, label, doesTell }) => [set.name, label, name, doesTell ? 'yes' : 'no']),
  )
  return { rows: [HEAD, ...line, all], names: [['set', 'label of most', 'name', 'tells'], ...names] }
}

import {
  MOST_DIFFERING,
  type RuleFile,
  type Traced,
  type TryRulesResponse,
  type WhyRulesResponse,
} from '@octavo/contract'
import type { Language, StandingRules, Verdict } from '@octavo/core'
import { type ConditionTrace, readRules } from '@octavo/core/rules'
import type { Db } from '../../infra/db/db.ts'
import type { Watch } from '../../infra/http/progress.ts'
import type { Caller } from '../callers/index.ts'
import { allFiles, type StoredEntry, wholesOf } from '../library/index.ts'
import { knowFolders } from './folders.ts'
import { lookInBatches } from './look.ts'
import { placements } from './placements.ts'
import type { SortParts } from './sort.ts'

/** What a question about rules comes with. */
interface Asked {
  readonly rules: RuleFile
  readonly language: Language
}

/** Characters of a text that is told of a file. */
const SEEN_LENGTH = 200

/**
 * What rules would do with everything that a person has: each file judged with them and without, held against what their own
 * hand did. Nothing changes. A file of a bundle is told of with its bundle.
 */
export async function tryOnLibrary(
  parts: SortParts,
  owner: Caller,
  { rules: file, language }: Asked,
  watch: Watch,
): Promise<TryRulesResponse> {
  const asked: StoredEntry[] = []
  for await (const entry of allFiles(parts.db, owner)) asked.push(entry)
  const whole = await wholesOf(parts.db, owner, asked)
  const folders = await parts.sorting.run(owner.id, () => knowFolders(parts, owner, watch.signal), watch.signal)
  const earlier = await correctionsOf(parts.db, owner)
  const rules = ready(file, parts.nowMs())
  const differing: TryRulesResponse['differing'] = []
  const counts = new Map<string, { fits: number; decides: number }>()
  const sum = { asBefore: 0, differently: 0, against: 0 }
  await lookInBatches(parts, owner, { asked, whole }, watch, async (inputs) => {
    const own = earlier.filter(([id]) => inputs.some(({ item }) => item.id === id))
    const tried = await parts.learning.tryRules(
      owner,
      { inputs, folders, language, rules, earlier: own },
      { signal: watch.signal },
    )
    sum.asBefore += tried.asBefore
    for (const { rule, fits, decides } of tried.rules) {
      const before = counts.get(rule.name) ?? { fits: 0, decides: 0 }
      counts.set(rule.name, { fits: before.fits + fits, decides: before.decides + decides })
    }
    for (const { item, before, after, rules: deciding, against } of tried.differing) {
      sum[against ? 'against' : 'differently'] += 1
      if (differing.length >= MOST_DIFFERING) continue
      const { id, name, path, sizeBytes: size, mediaType: type } = item
      differing.push({
        file: { id, name, path: `/${path}`, size, type },
        before: placeIn(before),
        after: placeIn(after),
        rules: deciding.map((rule) => rule.name),
        ...(against?.category !== undefined && { against: against.category }),
      })
    }
  })
  return { ...sum, differing, rules: [...counts].map(([name, count]) => ({ name, ...count })) }
}

/** Why each rule has, or has not, its say about a file: condition by condition, with what was seen of it. */
export async function whyOf(
  parts: SortParts,
  owner: Caller,
  entry: StoredEntry,
  { rules: file, language }: Asked,
  watch: Watch,
): Promise<WhyRulesResponse> {
  const asked = [entry]
  const whole = await wholesOf(parts.db, owner, asked)
  const folders = await parts.sorting.run(owner.id, () => knowFolders(parts, owner, watch.signal), watch.signal)
  const rules = ready(file, parts.nowMs())
  const itemId = whole.standsFor.get(entry.file.id)?.id ?? entry.file.id
  const told: WhyRulesResponse['rules'] = []
  await lookInBatches(parts, owner, { asked, whole }, watch, async (inputs) => {
    const traces = await parts.learning.whyRules(
      owner,
      { inputs, folders, language, rules, itemId },
      { signal: watch.signal },
    )
    for (const { rule, outcome, when, missing } of traces)
      told.push({ name: rule.name, outcome, when: tracedOf(when), ...(missing !== undefined && { missing }) })
  })
  const { id, name, path, size, type } = entry.file
  return { file: { id, name, path, size, type }, rules: told }
}

const ready = (file: RuleFile, nowMs: number): StandingRules => ({ set: readRules(file), nowMs })

const placeIn = ({ category, name, stays }: Verdict) => ({
  category,
  ...(name !== undefined && { newName: name }),
  ...(stays && { stays }),
})

function tracedOf(trace: ConditionTrace): Traced {
  if ('parts' in trace) return { of: trace.of, parts: trace.parts.map(tracedOf), holds: trace.holds }
  const { test, seen, holds } = trace
  const told = typeof seen === 'string' ? seen.slice(0, SEEN_LENGTH).toWellFormed() : (seen ?? null)
  return { ...test, seen: told, holds }
}

/** Where the person's own hand put files that still lie there: in a review otherwise than was judged, or in the library. */
async function correctionsOf(
  db: Db,
  owner: Caller,
): Promise<readonly (readonly [fileId: string, chosen: { readonly category: string }])[]> {
  return (await placements(db, owner)).flatMap(({ id, folder, isOwn }) =>
    isOwn ? [[id, { category: folder }] as const] : [],
  )
}

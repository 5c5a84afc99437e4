/**
 * Where the files of three mixed folders go that are made by script from the labelled sets (`placement-folders.ts`): right,
 * acceptable, wrong or left undecided, judged by a manifest, without anything taught; beside it with names of pictures that
 * say nothing. What is asked about counts as undecided, whatever is offered first.
 * Usage: OCTAVO_DATA=... node bench/quality/placement.ts [--list]
 */
import fs from 'node:fs'
import path from 'node:path'
import {
  type ByteSource,
  FEATURE_SIDE_PX,
  gather,
  type Item,
  isUnsure,
  itemOf,
  judge,
  lookOf,
  optionsOf,
  type Readers,
} from '../../packages/core/src/index.ts'
import { decodePixels } from '../../packages/readers/src/image/pixels.ts'
import { DEFAULT_LIMITS, read } from '../../packages/readers/src/index.ts'
import { folders, type Placed } from './placement-folders.ts'
import { figure, percent, table } from './sets.ts'

type Outcome = 'right' | 'acceptable' | 'undecided' | 'wrong'
const OUTCOMES: readonly Outcome[] = ['right', 'acceptable', 'undecided', 'wrong']

const bytesOf = ({ bytes }: Placed): Uint8Array =>
  typeof bytes === 'string' ? new Uint8Array(fs.readFileSync(path.join(process.env.OCTAVO_DATA ?? '', bytes))) : bytes

/** Sorts one folder as the doors do, with readers in this process. */
async function sort(placed: readonly Placed[]) {
  const byId = new Map(placed.map((one) => [one.path, one]))
  const held = (item: Item) => bytesOf(byId.get(item.id) as Placed)
  const source = {
    heads: async (items: readonly Item[], most: number) => items.map((item) => held(item).subarray(0, most)),
  }
  const readers: Readers = {
    read: async (item) => {
      const bytes = held(item)
      const open: ByteSource = { sizeBytes: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) }
      return await read({ name: item.name, source: open }, DEFAULT_LIMITS)
    },
    look: async (item) => {
      const pixels = await decodePixels(held(item), FEATURE_SIDE_PX)
      return 'rgb' in pixels ? lookOf(pixels) : undefined
    },
  }
  const items = placed.map((one) => itemOf('folder', { path: one.path, sizeBytes: bytesOf(one).length }))
  return judge(await gather(source, { items, bundles: [] }, { readers }))
}

function outcomeOf(one: Placed, { verdict }: Awaited<ReturnType<typeof sort>>[number]): Outcome {
  const { category, facets } = verdict
  if (isUnsure(verdict)) return 'undecided'
  if (one.right.includes(category))
    return one.listed && facets?.list === undefined && facets?.sender === undefined ? 'acceptable' : 'right'
  return one.acceptable.includes(category) ? 'acceptable' : 'wrong'
}

const isListing = process.argv.includes('--list')
const rows: string[][] = [['folder', 'files', ...OUTCOMES, 'asked, right one offered']]
const byKind = new Map<string, Map<Outcome, number>>()
for (const isNameless of [false, true]) {
  const all: Outcome[] = []
  for (const [name, placed] of Object.entries(folders(isNameless))) {
    const judged = await sort(placed)
    const outcomes = placed.map((one, at) => outcomeOf(one, judged[at] as (typeof judged)[number]))
    all.push(...outcomes)
    placed.forEach((one, at) => {
      const outcome = outcomes[at] as Outcome
      if (!isNameless) {
        const counts = byKind.get(one.is) ?? new Map<Outcome, number>()
        byKind.set(one.is, counts.set(outcome, (counts.get(outcome) ?? 0) + 1))
      }
      if (isListing && !isNameless && outcome === 'wrong')
        console.log(
          `wrong: ${one.is}, ${typeof one.bytes === 'string' ? one.bytes : ''} as ${one.path} -> ${judged[at]?.verdict.category} (${judged[at]?.verdict.confidence}, ${judged[at]?.verdict.by})`,
        )
    })
    const asked = placed.flatMap((one, at) =>
      outcomes[at] === 'undecided' ? [{ one, verdict: judged[at]?.verdict }] : [],
    )
    const offered = asked.filter(
      ({ one, verdict }) => verdict && optionsOf(verdict).some(({ category }) => one.right.includes(category)),
    )
    rows.push([
      isNameless ? `${name}, pictures without telling names` : name,
      String(placed.length),
      ...OUTCOMES.map((outcome) => percent(outcomes.filter((o) => o === outcome).length / placed.length)),
      `${offered.length} of ${asked.length}`,
    ])
  }
  const share = (outcome: Outcome) => percent(all.filter((one) => one === outcome).length / all.length)
  rows.push([isNameless ? 'all, without telling names' : 'all', String(all.length), ...OUTCOMES.map(share), ''])
  for (const outcome of OUTCOMES)
    figure({
      task: 'Placement in mixed folders',
      set: isNameless ? 'three folders, pictures without telling names' : 'three folders',
      method: outcome,
      ours: share(outcome),
      ...(outcome === 'wrong' && { asked: '3 %' }),
    })
}
table(rows)
console.log('')
table([
  ['kind', ...OUTCOMES],
  ...[...byKind]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, counts]) => [kind, ...OUTCOMES.map((outcome) => String(counts.get(outcome) ?? 0))]),
])

import type { Draft, DraftHistory, DraftPatch } from './draft.ts'
import type { DraftEntry } from './entry.ts'

type Known = 'item' | 'verdict' | 'facts'

/** What an edit can change of an entry; what is known of its item only where the edit changed that, too. */
type Slim = Omit<DraftEntry, Known> & Partial<Pick<DraftEntry, Known>>

/** One edit without what its entries have in common with those of the draft. */
export interface PackedPatch extends Omit<DraftPatch, 'before' | 'after'> {
  readonly changes: readonly { readonly itemId: string; readonly before: Slim; readonly after: Slim }[]
}

/** The history of a draft as it is kept: the edits in the order in which they were made, those that were taken back last. */
export interface PackedHistory {
  readonly patches: readonly PackedPatch[]
  /** How many of them hold. */
  readonly pastCount: number
}

const packed = new WeakMap<DraftPatch, PackedPatch>()

const slim = ({ item: _, verdict: __, facts: ___, ...entry }: DraftEntry): Slim => entry

const isKnown = (one: DraftEntry, other: DraftEntry): boolean =>
  one.item === other.item && one.verdict === other.verdict && one.facts === other.facts

function pack(patch: DraftPatch): PackedPatch {
  const known = packed.get(patch)
  if (known) return known
  const { before, after, ...rest } = patch
  const changes = after.flatMap((to, at) => {
    const from = before[at]
    if (!from) return []
    const itemId = to.item.id
    return isKnown(from, to) ? { itemId, before: slim(from), after: slim(to) } : { itemId, before: from, after: to }
  })
  const made = { ...rest, changes }
  packed.set(patch, made)
  return made
}

/**
 * A history without what stands in its draft already, small enough to be kept after each edit: of an entry that was moved
 * only the places. The same edit gives the same packed one, so that what was kept before need not be kept anew. Pure.
 */
export const packHistory = ({ past, future }: DraftHistory): PackedHistory => ({
  patches: [...past, ...future.toReversed()].map(pack),
  pastCount: past.length,
})

/** An entry from what was kept of it and from its other self, on the other side of the edit. */
const whole = (kept: Slim, other: DraftEntry): DraftEntry => {
  const { item = other.item, verdict = other.verdict } = kept
  const facts = 'item' in kept ? kept.facts : other.facts
  return { ...kept, item, verdict, ...(facts && { facts }) }
}

/**
 * The history that was packed, of the entries that it was packed with; none where it does not fit them. Each edit begins
 * where the one before ended, so the entries of the draft say what every edit was about.
 */
export function unpackHistory({ patches, pastCount }: PackedHistory, entries: Draft['entries']): DraftHistory {
  const nothing: DraftHistory = { past: [], future: [] }
  const state = new Map(entries)
  const past: DraftPatch[] = []
  for (const patch of patches.slice(0, pastCount).reverse()) {
    const { changes, ...rest } = patch
    const after = changes.flatMap(({ itemId }) => state.get(itemId) ?? [])
    if (after.length < changes.length) return nothing
    const before = changes.map(({ before }, at) => whole(before, after[at] as DraftEntry))
    for (const entry of before) state.set(entry.item.id, entry)
    past.unshift(remembered({ ...rest, before, after }, patch))
  }
  const later = new Map(entries)
  const future: DraftPatch[] = []
  for (const patch of patches.slice(pastCount)) {
    const { changes, ...rest } = patch
    const before = changes.flatMap(({ itemId }) => later.get(itemId) ?? [])
    if (before.length < changes.length) return nothing
    const after = changes.map(({ after }, at) => whole(after, before[at] as DraftEntry))
    for (const entry of after) later.set(entry.item.id, entry)
    future.unshift(remembered({ ...rest, before, after }, patch))
  }
  return { past, future }
}

const remembered = (patch: DraftPatch, as: PackedPatch): DraftPatch => {
  packed.set(patch, as)
  return patch
}

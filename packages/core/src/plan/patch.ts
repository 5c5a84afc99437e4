import type { Draft, DraftPatch } from './draft.ts'
import type { DraftEntry } from './entry.ts'

/** How many edits can be undone. */
export const MAX_DRAFT_HISTORY = 200

/** Entries that are gone through before work in parts may pause. */
export const PART = 500

/** The result of work in parts, all of it at once. */
export const finished = <T>(work: Generator<void, T>): T => {
  for (;;) {
    const part = work.next()
    if (part.done) return part.value
  }
}

type Way = { readonly order: readonly string[] } & Pick<DraftPatch, 'shapes'>

/** A draft with some entries in place of their former selves, as one edit that can be undone. */
export const patched = (draft: Draft, after: readonly DraftEntry[], way: Way): Draft =>
  finished(patching(draft, after, way))

/** The same in parts. */
export function* patching(draft: Draft, after: readonly DraftEntry[], { order, shapes }: Way): Generator<void, Draft> {
  const before: DraftEntry[] = []
  let isMoved = order !== draft.categories
  for (const entry of after) {
    const former = draft.entries.get(entry.item.id) ?? entry
    isMoved ||= former.category !== entry.category
    before.push(former)
    if (before.length % PART === 0) yield
  }
  const entries = after.length < PART ? withEntries(draft.entries, after) : yield* replacing(draft.entries, after)
  yield
  const categories = isMoved ? categoriesIn(entries, order) : draft.categories
  const patch = {
    before,
    after,
    categoriesBefore: draft.categories,
    categoriesAfter: categories,
    ...(shapes && { shapes }),
  }
  const history = { past: [...draft.history.past, patch].slice(-MAX_DRAFT_HISTORY), future: [] }
  return { ...draft, entries, categories, history, ...(shapes && { shape: shapes.after }) }
}

/** Entries with some of them replaced, in their order. */
export function withEntries(entries: Draft['entries'], changes: readonly DraftEntry[]): Draft['entries'] {
  const copy = new Map(entries)
  for (const entry of changes) copy.set(entry.item.id, entry)
  return copy
}

function* replacing(entries: Draft['entries'], changes: readonly DraftEntry[]): Generator<void, Draft['entries']> {
  const copy = new Map<string, DraftEntry>()
  for (const [id, entry] of entries) {
    copy.set(id, entry)
    if (copy.size % PART === 0) yield
  }
  let count = 0
  for (const entry of changes) {
    copy.set(entry.item.id, entry)
    count += 1
    if (count % PART === 0) yield
  }
  return copy
}

/** Names in use, those of `order` first and in that order, new ones after it as they come up. */
export function categoriesIn(entries: Draft['entries'], order: readonly string[]): readonly string[] {
  const used = new Set<string>()
  for (const entry of entries.values()) used.add(entry.category)
  const kept = new Set(order.filter((name) => used.has(name)))
  return [...kept, ...[...used].filter((name) => !kept.has(name))]
}

import type { Facts } from '../facts/index.ts'
import { collisionKey, type Item, isUnsure, type Verdict } from '../item/index.ts'
import type { Chosen } from '../judge/index.ts'
import { type Verdicts, verdictMap } from './verdicts.ts'

/** One item under review. */
export interface DraftEntry {
  readonly item: Item
  /** As it was judged; edits leave it alone. */
  readonly verdict: Verdict
  readonly facts?: Facts
  /** Where the person wants it. */
  readonly category: string
  /** True when it stays where it is. */
  readonly excluded: boolean
  /** True once the person put this very item into a category, even the one that was judged; not when a category got another name. */
  readonly placed?: true
}

/** What is known beside items and verdicts when a review starts. */
export interface DraftOptions {
  readonly facts?: ReadonlyMap<string, Facts>
  /** Categories that the person decided on without a review: by item id; where one is not the judged one, the person placed the item. */
  readonly decisions?: ReadonlyMap<string, string>
  /** What the person's hand did before, in an earlier review: by item id. */
  readonly chosen?: ReadonlyMap<string, Chosen>
}

/** A sorting under review: never changed, every edit gives a new one. */
export interface Draft {
  /** By item id, in the order of the items. */
  readonly entries: ReadonlyMap<string, DraftEntry>
  /** Display names that have at least one entry (excluded ones count), in the order in which they came up. */
  readonly categories: readonly string[]
  readonly history: DraftHistory
}

/** What undo and redo need: the entries that each edit changed, newest last. At most `MAX_DRAFT_HISTORY` edits. */
export interface DraftHistory {
  readonly past: readonly DraftPatch[]
  readonly future: readonly DraftPatch[]
}

/** One edit as the entries and categories before and after it. */
export interface DraftPatch {
  readonly before: readonly DraftEntry[]
  readonly after: readonly DraftEntry[]
  readonly categoriesBefore: readonly string[]
  readonly categoriesAfter: readonly string[]
}

export type DraftEdit =
  | { readonly type: 'move'; readonly itemIds: readonly string[]; readonly category: string }
  | { readonly type: 'rename'; readonly from: string; readonly to: string }
  | { readonly type: 'exclude'; readonly itemIds: readonly string[] }
  | { readonly type: 'include'; readonly itemIds: readonly string[] }

export interface DraftSummary {
  readonly totalFiles: number
  readonly includedFiles: number
  /** In the order of the draft; counts and bytes of included files only. */
  readonly categories: readonly { readonly name: string; readonly count: number; readonly sizeBytes: number }[]
}

/** How many edits can be undone. */
export const MAX_DRAFT_HISTORY = 200

/**
 * Starts a review with the verdicts as they are: what a rule or an instruction leaves alone begins left out, what the
 * person chose before holds, and an item without a verdict goes to `Other` with confidence 0.
 */
export function createDraft(items: readonly Item[], verdicts: Verdicts, options: DraftOptions = {}): Draft {
  const byId = verdictMap(verdicts)
  const entries = new Map<string, DraftEntry>()
  const spellings = new Map<string, string>()
  for (const item of items) {
    const verdict = byId.get(item.id) ?? noVerdict(item.id)
    const chosen = options.chosen?.get(item.id)
    const wanted = chosen?.category ?? options.decisions?.get(item.id) ?? verdict.category
    const key = collisionKey(wanted)
    const category = spellings.get(key) ?? wanted
    spellings.set(key, category)
    const facts = options.facts?.get(item.id)
    const excluded = chosen?.stays ?? verdict.stays ?? false
    const entry = { item, verdict, category, excluded, ...(facts && { facts }) }
    const isPlaced = chosen?.category !== undefined || wanted !== verdict.category
    entries.set(item.id, isPlaced ? { ...entry, placed: true } : entry)
  }
  return { entries, categories: categoriesIn(entries, []), history: { past: [], future: [] } }
}

/** True when the person put this very item where it goes, in this review or an earlier one. */
export const isPlaced = ({ placed, verdict }: DraftEntry): boolean => placed === true || verdict.by === 'person'

/** True when a person should look at an entry: nobody is sure of it, and the person has not put it anywhere. */
export const isOpen = (entry: DraftEntry): boolean => !isPlaced(entry) && isUnsure(entry.verdict)

/**
 * Applies one edit. Unknown ids, an empty category name and an edit that changes nothing give the same draft back.
 * Category names are one when their collision keys are: the spelling that exists wins, and renaming onto it merges.
 */
export function editDraft(draft: Draft, edit: DraftEdit): Draft {
  const after = changed(draft, edit)
  if (after.length === 0) return draft
  const before = after.map((entry) => draft.entries.get(entry.item.id) ?? entry)
  const entries = withEntries(draft.entries, after)
  const renamed = edit.type === 'rename' ? { from: before[0]?.category, to: after[0]?.category } : undefined
  const order = draft.categories.map((name) => (name === renamed?.from && renamed.to !== undefined ? renamed.to : name))
  const categories = categoriesIn(entries, order)
  const patch = { before, after, categoriesBefore: draft.categories, categoriesAfter: categories }
  return {
    entries,
    categories,
    history: { past: [...draft.history.past, patch].slice(-MAX_DRAFT_HISTORY), future: [] },
  }
}

/** True when there is an edit to take back. */
export function canUndo(draft: Draft): boolean {
  return draft.history.past.length > 0
}

/** True when there is an edit to do again. */
export function canRedo(draft: Draft): boolean {
  return draft.history.future.length > 0
}

/** Takes the last edit back; the same draft when there is none. */
export function undoEdit(draft: Draft): Draft {
  const patch = draft.history.past.at(-1)
  if (patch === undefined) return draft
  const history = { past: draft.history.past.slice(0, -1), future: [...draft.history.future, patch] }
  return { entries: withEntries(draft.entries, patch.before), categories: patch.categoriesBefore, history }
}

/** Does the edit that was taken back last again; the same draft when there is none. */
export function redoEdit(draft: Draft): Draft {
  const patch = draft.history.future.at(-1)
  if (patch === undefined) return draft
  const history = { past: [...draft.history.past, patch], future: draft.history.future.slice(0, -1) }
  return { entries: withEntries(draft.entries, patch.after), categories: patch.categoriesAfter, history }
}

/** Counts for the review's head and tiles; `filesIn` says how many files an entry is, where it is a bundle. */
export function draftSummary(draft: Draft, filesIn: (entry: DraftEntry) => number = () => 1): DraftSummary {
  const counts = new Map(draft.categories.map((name) => [name, { name, count: 0, sizeBytes: 0 }]))
  let includedFiles = 0
  let totalFiles = 0
  for (const entry of draft.entries.values()) {
    const tile = counts.get(entry.category)
    const files = filesIn(entry)
    totalFiles += files
    if (entry.excluded || tile === undefined) continue
    includedFiles += files
    tile.count += files
    tile.sizeBytes += entry.item.sizeBytes
  }
  return { totalFiles, includedFiles, categories: [...counts.values()] }
}

/** The entries of one category, excluded ones too, in the order of the items. */
export function draftFilesOf(draft: Draft, category: string): readonly DraftEntry[] {
  const name = known(draft, category)
  return [...draft.entries.values()].filter((entry) => entry.category === name)
}

function changed(draft: Draft, edit: DraftEdit): readonly DraftEntry[] {
  if (edit.type === 'rename') {
    const from = known(draft, edit.from)
    const category = spelling(draft, edit.to, from)
    if (category === undefined || category === from) return []
    return [...draft.entries.values()]
      .filter((entry) => entry.category === from)
      .map((entry) => ({ ...entry, category }))
  }
  const chosen = [...new Set(edit.itemIds)].flatMap((id) => draft.entries.get(id) ?? [])
  if (edit.type !== 'move') {
    const excluded = edit.type === 'exclude'
    return chosen.filter((entry) => entry.excluded !== excluded).map((entry) => ({ ...entry, excluded }))
  }
  const category = spelling(draft, edit.category)
  if (category === undefined) return []
  return chosen.filter((entry) => entry.category !== category).map((entry) => ({ ...entry, category, placed: true }))
}

/** The name to use for a category that a person typed; `except` is the category that may be spelled anew. */
function spelling(draft: Draft, typed: string, except?: string): string | undefined {
  const name = typed.trim()
  if (name === '') return undefined
  const existing = known(draft, name)
  return existing === undefined || existing === except ? name : existing
}

function known(draft: Draft, name: string): string | undefined {
  if (draft.categories.includes(name)) return name
  const key = collisionKey(name)
  return draft.categories.find((category) => collisionKey(category) === key)
}

/** Names in use, those of `order` first and in that order, new ones after it as they come up. */
function categoriesIn(entries: ReadonlyMap<string, DraftEntry>, order: readonly string[]): readonly string[] {
  const used = new Set<string>()
  for (const entry of entries.values()) used.add(entry.category)
  const kept = new Set(order.filter((name) => used.has(name)))
  return [...kept, ...[...used].filter((name) => !kept.has(name))]
}

function withEntries(entries: ReadonlyMap<string, DraftEntry>, changes: readonly DraftEntry[]) {
  const copy = new Map(entries)
  for (const entry of changes) copy.set(entry.item.id, entry)
  return copy
}

function noVerdict(itemId: string): Verdict {
  return {
    itemId,
    fileKind: 'other',
    category: 'Other',
    confidence: 0,
    by: 'none',
    why: ['Nothing decided about this.'],
  }
}

import type { Stack } from '../duplicates/index.ts'
import type { Facts } from '../facts/index.ts'
import {
  baseName,
  categoryPath,
  collisionKey,
  type Item,
  isWithin,
  joinPath,
  parentPath,
  type Verdict,
} from '../item/index.ts'
import type { Chosen } from '../judge/index.ts'
import { because } from '../reasons/index.ts'
import { type DraftEntry, inFolder, isOpen } from './entry.ts'
import { orderByMeaning } from './order.ts'
import { categoriesIn, finished, PART, patching, withEntries } from './patch.ts'
import { isSameShape, placedIn, type Shape, shaped, USUAL_SHAPE } from './shape.ts'
import { type Verdicts, verdictMap } from './verdicts.ts'

/** What is known beside items and verdicts when a review starts. */
export interface DraftOptions {
  readonly facts?: ReadonlyMap<string, Facts>
  /** Categories that the person decided on without a review: by item id; where one is not the judged one, the person placed the item. */
  readonly decisions?: ReadonlyMap<string, string>
  /** What the person's hand did before, in an earlier review: by item id. */
  readonly chosen?: ReadonlyMap<string, Chosen>
  /** Which folders it gives; left out, the usual ones. */
  readonly shape?: Shape
  readonly stacks?: readonly Stack[]
}

/** A sorting under review: never changed, every edit gives a new one. */
export interface Draft {
  /** By item id, in the order of the items. */
  readonly entries: ReadonlyMap<string, DraftEntry>
  /** Paths of the folders that have at least one entry (excluded ones count), in the order in which they came up. */
  readonly categories: readonly string[]
  /** Which folders it gives; none in what older versions stored, whose folders are as they are. */
  readonly shape?: Shape
  readonly history: DraftHistory
  /** Copies and bursts among the items, the best of each first: to be seen, nothing follows by itself. Absent where nobody looked. */
  readonly stacks?: readonly Stack[]
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
  /** With an edit of the shape. */
  readonly shapes?: { readonly before: Shape; readonly after: Shape }
}

/** Items that go to one category. */
export interface ItemGroup {
  readonly category: string
  readonly itemIds: readonly string[]
}

export type DraftEdit =
  /** Puts items into a category; those that were left out are in again, and doubtful ones decided. */
  | { readonly type: 'move'; readonly itemIds: readonly string[]; readonly category: string }
  /** Several moves at once, undone as one: each group of items into its category. */
  | { readonly type: 'group'; readonly groups: readonly ItemGroup[] }
  | { readonly type: 'rename'; readonly from: string; readonly to: string }
  | { readonly type: 'exclude'; readonly itemIds: readonly string[] }
  | { readonly type: 'include'; readonly itemIds: readonly string[] }
  /** Gives all folders anew, but those that the person named as a path. `folders`: what `foldersIn` has said of this very draft. */
  | { readonly type: 'shape'; readonly shape: Shape; readonly folders?: Folders }

/** Which folders a shape gives a draft: where each entry that changes lies then, by item id, and all categories in their order. */
export interface Folders {
  readonly places: ReadonlyMap<string, Pick<DraftEntry, 'category' | 'name'>>
  readonly order: readonly string[]
}

export interface DraftSummary {
  readonly totalFiles: number
  readonly includedFiles: number
  /** In the order of the draft; counts and bytes of included files only. */
  readonly categories: readonly { readonly name: string; readonly count: number; readonly sizeBytes: number }[]
}

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
    const wanted = categoryPath(chosen?.category ?? options.decisions?.get(item.id) ?? verdict.category)
    const key = collisionKey(wanted)
    const category = spellings.get(key) ?? wanted
    spellings.set(key, category)
    const facts = options.facts?.get(item.id)
    const excluded = chosen?.stays ?? verdict.stays ?? false
    const entry = { item, verdict, category, excluded, ...(facts && { facts }) }
    const isPlaced = chosen?.category !== undefined || wanted !== categoryPath(verdict.category)
    entries.set(item.id, isPlaced ? { ...entry, placed: true } : entry)
  }
  const shape = options.shape ?? USUAL_SHAPE
  const inFolders = withEntries(entries, shaped(entries, shape))
  const { stacks } = options
  return {
    entries: inFolders,
    categories: categoriesIn(inFolders, []),
    shape,
    history: { past: [], future: [] },
    ...(stacks && { stacks: stacksAmong(stacks, entries) }),
  }
}

/** Stacks of items that are there: what is gone leaves its stack, and of one item there is none. */
const stacksAmong = (stacks: readonly Stack[], entries: Draft['entries']): readonly Stack[] =>
  stacks
    .map((stack) => ({ ...stack, itemIds: stack.itemIds.filter((id) => entries.has(id)) }))
    .filter(({ itemIds }) => itemIds.length > 1)

/** The shape of a draft. */
export const shapeOf = ({ shape = USUAL_SHAPE }: Draft): Shape => shape

/**
 * Applies one edit. Unknown ids, an empty category name and an edit that changes nothing give the same draft back.
 * Category names are one when their collision keys are: the spelling that exists wins, and renaming onto it merges.
 */
export const editDraft = (draft: Draft, edit: DraftEdit): Draft => finished(editing(draft, edit))

/** The same, worked out a part at a time, for whoever has no time for all of it at once: each `yield` is a place to pause. */
export function* editing(draft: Draft, edit: DraftEdit): Generator<void, Draft> {
  const isWorkedOut = edit.type === 'shape' && edit.folders !== undefined
  const after = isWorkedOut ? yield* takenOver(draft, edit.folders) : changed(draft, edit)
  const shape = edit.type === 'shape' ? edit.shape : draft.shape
  const isNewShape = shape !== undefined && !isSameShape(shape, shapeOf(draft))
  if (after.length === 0 && !isNewShape) return draft
  const order = orderAfter(draft, edit, after)
  const shapes = isNewShape && { shapes: { before: shapeOf(draft), after: shape } }
  return yield* patching(draft, after, { order, ...shapes })
}

/** The entries that change when folders are as they were worked out elsewhere. */
function* takenOver(draft: Draft, { places }: Folders): Generator<void, readonly DraftEntry[]> {
  const after: DraftEntry[] = []
  let count = 0
  for (const [id, { category, name }] of places) {
    const entry = draft.entries.get(id)
    if (entry) after.push(inFolder(entry, category, name))
    count += 1
    if (count % PART === 0) yield
  }
  return after
}

/** The categories in their order: a renamed one and those inside of it under their new names, those of a new shape by what they mean. */
function orderAfter(draft: Draft, edit: DraftEdit, after: readonly DraftEntry[]): readonly string[] {
  if (edit.type === 'shape') return edit.folders?.order ?? orderIn(withEntries(draft.entries, after))
  if (edit.type !== 'rename') return draft.categories
  const from = known(draft, edit.from) ?? edit.from
  const to = spelling(draft, edit.to, from) ?? from
  return draft.categories.map((name) => movedInto(name, from, to))
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
  const { before, categoriesBefore: categories, shapes } = patch
  return {
    ...draft,
    entries: withEntries(draft.entries, before),
    categories,
    history,
    ...(shapes && { shape: shapes.before }),
  }
}

/** Does the edit that was taken back last again; the same draft when there is none. */
export function redoEdit(draft: Draft): Draft {
  const patch = draft.history.future.at(-1)
  if (patch === undefined) return draft
  const history = { past: [...draft.history.past, patch], future: draft.history.future.slice(0, -1) }
  const { after, categoriesAfter: categories, shapes } = patch
  return {
    ...draft,
    entries: withEntries(draft.entries, after),
    categories,
    history,
    ...(shapes && { shape: shapes.after }),
  }
}

/** How many entries a draft has, and what of them goes where. */
export function draftSummary(draft: Draft): DraftSummary {
  const counts = new Map(draft.categories.map((name) => [name, { name, count: 0, sizeBytes: 0 }]))
  let includedFiles = 0
  let totalFiles = 0
  for (const entry of draft.entries.values()) {
    const tile = counts.get(entry.category)
    totalFiles += 1
    if (entry.excluded || tile === undefined) continue
    includedFiles += 1
    tile.count += 1
    tile.sizeBytes += entry.item.sizeBytes
  }
  return { totalFiles, includedFiles, categories: [...counts.values()] }
}

/** The entries of one category and of those inside of it, excluded ones too, in the order of the items. */
export function draftFilesOf(draft: Draft, category: string): readonly DraftEntry[] {
  const name = known(draft, category)
  return name === undefined ? [] : [...draft.entries.values()].filter((entry) => isWithin(name, entry.category))
}

const orderIn = (entries: Draft['entries']): readonly string[] =>
  orderByMeaning({ entries, categories: categoriesIn(entries, []) })

const inShape = (entries: Draft['entries'], shape: Shape): readonly DraftEntry[] =>
  shaped(entries, shape).filter((entry) => entries.get(entry.item.id) !== entry)

/** What a shape would make of a draft, for whoever has the time to work it out beside the page. Pure. */
export function foldersIn(entries: Draft['entries'], shape: Shape): Folders {
  const after = inShape(entries, shape)
  const places = new Map(
    after.map(({ item, category, name }) => [item.id, { category, ...(name !== undefined && { name }) }] as const),
  )
  return { places, order: orderIn(withEntries(entries, after)) }
}

function changed(draft: Draft, edit: DraftEdit): readonly DraftEntry[] {
  if (edit.type === 'shape') return inShape(draft.entries, edit.shape)
  if (edit.type === 'rename') {
    const from = known(draft, edit.from)
    const to = spelling(draft, edit.to, from)
    if (from === undefined || to === undefined || to === from) return []
    return draftFilesOf(draft, from).map((entry) => renamed(entry, from, to))
  }
  if (edit.type === 'group')
    return edit.groups.flatMap(({ category, itemIds }) => changed(draft, { type: 'move', itemIds, category }))
  const chosen = [...new Set(edit.itemIds)].flatMap((id) => draft.entries.get(id) ?? [])
  if (edit.type !== 'move') {
    const excluded = edit.type === 'exclude'
    return chosen.filter((entry) => entry.excluded !== excluded).map((entry) => ({ ...entry, excluded }))
  }
  const category = spelling(draft, edit.category)
  if (category === undefined) return []
  const isFolder = (path: string) => known(draft, path) !== undefined
  return chosen.flatMap((entry) => {
    const placed = placedIn(entry, category, shapeOf(draft), isFolder)
    // Whoever puts an item somewhere wants it there: also where it was proposed, and although it had been left out.
    const isThere = placed.category === entry.category && !entry.excluded && !isOpen(entry)
    return isThere ? [] : { ...placed, excluded: false }
  })
}

/** A path that lies in a folder which has another name or place now. */
const movedInto = (path: string, from: string, to: string): string =>
  isWithin(from, path) ? `${to}${path.slice(from.length)}` : path

/** An entry of a folder that gets another name; one that only the shape had made is what the entry is meant for from now on. */
function renamed({ meant, ...entry }: DraftEntry, from: string, to: string): DraftEntry {
  const category = movedInto(entry.category, from, to)
  const isKept = meant !== undefined && isWithin(from, meant)
  return { ...entry, category, ...(isKept && { meant: movedInto(meant, from, to) }) }
}

/** The name to use for a category that a person typed; `except` is the category that may be spelled anew. */
function spelling(draft: Draft, typed: string, except?: string): string | undefined {
  const path = categoryPath(typed)
  if (path === '') return undefined
  const above = parentPath(path) === '' ? '' : spelling(draft, parentPath(path))
  const name = joinPath(above ?? '', baseName(path))
  const existing = known(draft, name)
  return existing === undefined || existing === except ? name : existing
}

/** The category of a draft that a text names, also one that only others lie in. */
function known(draft: Draft, name: string): string | undefined {
  if (draft.categories.includes(name)) return name
  const key = collisionKey(name)
  for (const category of draft.categories) {
    const above = category.split('/').slice(0, name.split('/').length).join('/')
    if (above === name || collisionKey(above) === key) return above
  }
  return undefined
}

function noVerdict(itemId: string): Verdict {
  return {
    itemId,
    fileKind: 'other',
    category: 'Other',
    confidence: 0,
    by: 'none',
    why: [because('undecided')],
  }
}

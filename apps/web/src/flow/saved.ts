import type { LibraryFile } from '@octavo/contract'
import { type Draft, type DraftEntry, type FileKind, type PackedPatch, packHistory, unpackHistory } from '@octavo/core'
import type { SavedFlow, SavedLists } from '../device/flows.ts'
import type { FlowContext, Lost, RunReport } from './types.ts'

/** What a tab remembers of its flow, so that a reload comes back to where the person was. Metadata only. */
export interface SavedUpload extends SavedFlow {
  readonly stage: 'collect' | 'sort' | 'review'
  readonly files: readonly LibraryFile[]
  readonly draft: Draft | undefined
  /** Picked files that were not in the library yet; not there in what older versions saved. */
  readonly unsent?: Lost | undefined
  readonly sortedBy?: FlowContext['sortedBy']
  /** The plan that was approved last; it may have been carried out after the page had gone. */
  readonly planId?: string | undefined
  readonly lastRun: RunReport | undefined
}

/** What older versions called the kind of a file, and of an item. */
interface OldNames {
  readonly item: { readonly kind?: 'file' }
  readonly verdict: { readonly kind?: FileKind }
}

const renamed = (entry: DraftEntry): DraftEntry => {
  const { kind, ...verdict } = entry.verdict as DraftEntry['verdict'] & OldNames['verdict']
  const { kind: is, ...item } = entry.item as DraftEntry['item'] & OldNames['item']
  return kind === undefined
    ? entry
    : { ...entry, item: { ...item, is: is ?? 'file' }, verdict: { ...verdict, fileKind: kind } }
}

/** A remembered draft in today's names, its edits with it; what an older version saved had others. */
export const draftInNewNames = (draft: Draft): Draft => {
  const inNew = (edits: Draft['history']['past']) =>
    edits.map((edit) => ({ ...edit, before: edit.before.map(renamed), after: edit.after.map(renamed) }))
  return {
    ...draft,
    entries: new Map([...draft.entries].map(([id, entry]) => [id, renamed(entry)])),
    history: { past: inNew(draft.history.past), future: inNew(draft.history.future) },
  }
}

/** What is kept of a flow beside its lists: no more than a page of text. */
interface Head extends Omit<SavedUpload, 'files' | 'draft' | 'lastRun'> {
  readonly review?: Omit<Draft, 'entries' | 'history' | 'stacks'> & {
    /** Names of the lists that hold its edits, in the order in which they were made, and how many of them hold. */
    readonly edits: readonly string[]
    readonly pastCount: number
    readonly hasStacks: boolean
  }
}

/** What lies in the database of a flow: its head, or all of it in one piece, as older versions kept it. */
export type KeptUpload = Head | SavedUpload

const editLists = new WeakMap<PackedPatch, { readonly name: string; readonly list: readonly unknown[] }>()
let editCount = 0

/** An edit as a list, always the same one: it is written once. */
const listOf = (patch: PackedPatch) => {
  const known = editLists.get(patch)
  if (known) return known
  const { changes, ...rest } = patch
  editCount += 1
  const made = { name: `edit ${editCount}`, list: [rest, ...changes] }
  editLists.set(patch, made)
  return made
}

const patchOf = ([rest, ...changes]: readonly unknown[]): PackedPatch =>
  ({ ...(rest as object), changes }) as unknown as PackedPatch

/** What is remembered as it is kept: a small head, and lists of which only what changed has to be written. */
export const toKept = ({ files, draft, lastRun, ...rest }: SavedUpload): { flow: Head; lists: SavedLists } => {
  const lists = { files, lastRun: lastRun ? [lastRun] : [] }
  if (!draft) return { flow: rest, lists }
  const { entries, history, stacks = [], ...review } = draft
  const { patches, pastCount } = packHistory(history)
  const edits = patches.map(listOf)
  return {
    flow: {
      ...rest,
      review: { ...review, edits: edits.map(({ name }) => name), pastCount, hasStacks: draft.stacks !== undefined },
    },
    lists: {
      ...lists,
      ...{ entries: [...entries.values()], stacks },
      ...Object.fromEntries(edits.map(({ name, list }) => [name, list])),
    },
  }
}

/** What was remembered, from what was kept; an older version kept it in one piece. */
export const fromKept = ({ flow, lists }: { flow: KeptUpload; lists: SavedLists }): SavedUpload => {
  if ('files' in flow) return flow
  const { review, ...rest } = flow
  const { files = [], lastRun = [], entries = [], stacks = [] } = lists
  const saved = { ...rest, files: files as SavedUpload['files'], lastRun: lastRun[0] as SavedUpload['lastRun'] }
  if (!review) return { ...saved, draft: undefined }
  const { edits, pastCount, hasStacks, ...known } = review
  const byId = new Map((entries as readonly DraftEntry[]).map((entry) => [entry.item.id, entry]))
  const patches = edits.map((name) => patchOf(lists[name] ?? []))
  const history = unpackHistory({ patches, pastCount }, byId)
  return {
    ...saved,
    draft: { ...known, entries: byId, history, ...(hasStacks && { stacks: stacks as NonNullable<Draft['stacks']> }) },
  }
}

const UNSENT = 'octavo.unsent'

/** Notes which files the closing page takes along; done at once, for a closing page waits for no database. */
export const noteUnsent = (unsent: Lost): void => {
  try {
    // None is noted too: what the database saved last may be older.
    sessionStorage.setItem(UNSENT, JSON.stringify(unsent))
  } catch (error) {
    console.warn('The unsent files could not be noted', error)
  }
}

/** What `noteUnsent` noted last; undefined when it noted nothing. */
export const readUnsent = (): Lost | undefined => {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(UNSENT) ?? 'null')
    if (typeof noted !== 'object' || noted === null || !('count' in noted) || !('paths' in noted)) return undefined
    const { count, paths } = noted
    const isGood = Number.isSafeInteger(count) && Number(count) >= 0 && Array.isArray(paths)
    return isGood ? { count: Number(count), paths: paths.map(String) } : undefined
  } catch {
    return undefined
  }
}

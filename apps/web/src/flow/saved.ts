import type { LibraryFile } from '@octavo/contract'
import type { Draft, DraftEntry, FileKind } from '@octavo/core'
import type { SavedFlow } from '../device/flows.ts'
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

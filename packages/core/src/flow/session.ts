import type { Receipt, RunStatus } from '../apply/journal.ts'
import type { Verdict } from '../classify/verdict.ts'
import type { Item } from '../item/item.ts'
import type { Draft } from '../plan/draft.ts'

export type UploadState = 'queued' | 'uploading' | 'uploaded' | 'failed'

/** One picked item and how far it is on its way to the server. */
export interface Picked {
  readonly item: Item
  readonly upload: UploadState
  /** Bytes that have left; the item's size once uploaded. Never shrinks while the upload goes on. */
  readonly sentBytes: number
  /** Id that the server gave it. */
  readonly fileId?: string
  /** Why it failed, in plain words. */
  readonly error?: string
}

/** What came of an approved plan. */
export interface SessionResult {
  readonly status: RunStatus
  readonly organizedCount: number
  readonly receipts: readonly Receipt[]
}

/** What a person holds between picking and undoing: one session of a flow. Plain data, every change is a new one. */
export interface Session {
  readonly picked: readonly Picked[]
  /** Item id -> verdict. */
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** The sorting under review. */
  readonly draft?: Draft
  /** The approved run, once the server or the folder has begun it. */
  readonly runId?: string
  readonly result?: SessionResult
}

/** What can happen to a session. Lists, so that the progress of thousands of files is one event a frame. */
export type SessionEvent =
  | { readonly type: 'picked'; readonly items: readonly Item[] }
  | { readonly type: 'removed'; readonly ids: readonly string[] }
  | { readonly type: 'sent'; readonly progress: readonly { readonly id: string; readonly sentBytes: number }[] }
  | { readonly type: 'uploaded'; readonly files: readonly { readonly id: string; readonly fileId: string }[] }
  | { readonly type: 'uploadFailed'; readonly failures: readonly { readonly id: string; readonly error: string }[] }
  | { readonly type: 'retried'; readonly ids: readonly string[] }
  | { readonly type: 'sorted'; readonly verdicts: readonly Verdict[] }
  | { readonly type: 'drafted'; readonly draft: Draft }
  | { readonly type: 'approved'; readonly runId: string }
  | { readonly type: 'finished'; readonly result: SessionResult }
  | { readonly type: 'undone' }
  | { readonly type: 'cleared' }

/** A session in which nothing has been picked yet. */
export const EMPTY_SESSION: Session = { picked: [], verdicts: new Map() }

function change<Row extends { readonly id: string }>(
  session: Session,
  rows: readonly Row[],
  next: (entry: Picked, row: Row) => Picked,
): Session {
  const byId = new Map(rows.map((row) => [row.id, row]))
  let changed = false
  const picked = session.picked.map((entry) => {
    const row = byId.get(entry.item.id)
    const after = row ? next(entry, row) : entry
    changed ||= after !== entry
    return after
  })
  return changed ? { ...session, picked } : session
}

const queued = (item: Item): Picked => ({ item, upload: 'queued', sentBytes: 0 })

function sent(entry: Picked, sentBytes: number): Picked {
  if (entry.upload === 'uploaded' || entry.upload === 'failed') return entry
  const bytes = Math.min(entry.item.sizeBytes, Math.max(entry.sentBytes, sentBytes))
  return { ...entry, upload: 'uploading', sentBytes: bytes }
}

/** Whatever was decided about the old set of items is no longer true. */
const undecided = ({ picked }: Session): Session => ({ picked, verdicts: new Map() })

function pick(session: Session, items: readonly Item[]): Session {
  const known = new Set(session.picked.map((entry) => entry.item.id))
  const fresh: Picked[] = []
  for (const item of items) {
    if (known.has(item.id)) continue
    known.add(item.id)
    fresh.push(queued(item))
  }
  return fresh.length === 0 ? session : { ...undecided(session), picked: [...session.picked, ...fresh] }
}

function remove(session: Session, ids: readonly string[]): Session {
  const gone = new Set(ids)
  const picked = session.picked.filter((entry) => !gone.has(entry.item.id))
  return picked.length === session.picked.length ? session : { ...undecided(session), picked }
}

/** The session after an event; the one given is untouched. An event that changes nothing gives the same one back. */
export function reduceSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'picked':
      return pick(session, event.items)
    case 'removed':
      return remove(session, event.ids)
    case 'sent':
      return change(session, event.progress, (entry, row) => sent(entry, row.sentBytes))
    case 'uploaded':
      return change(session, event.files, ({ item }, { fileId }) => ({
        item,
        upload: 'uploaded',
        sentBytes: item.sizeBytes,
        fileId,
      }))
    case 'uploadFailed':
      return change(session, event.failures, (entry, { error }) =>
        entry.upload === 'uploaded' ? entry : { item: entry.item, upload: 'failed', sentBytes: 0, error },
      )
    case 'retried':
      return change(
        session,
        event.ids.map((id) => ({ id })),
        (entry) => (entry.upload === 'failed' ? queued(entry.item) : entry),
      )
    case 'sorted': {
      const { draft: _old, ...rest } = session
      return { ...rest, verdicts: new Map(event.verdicts.map((verdict) => [verdict.itemId, verdict])) }
    }
    case 'drafted':
      return { ...session, draft: event.draft }
    case 'approved': {
      const { result: _old, ...rest } = session
      return { ...rest, runId: event.runId }
    }
    case 'finished':
      return { ...session, result: event.result }
    case 'undone': {
      const { runId: _run, result: _result, ...rest } = session
      return rest
    }
    case 'cleared':
      return EMPTY_SESSION
  }
}

/** Where all uploads of a session stand together. */
export interface UploadTotals {
  readonly fileCount: number
  readonly uploadedCount: number
  readonly failedCount: number
  readonly sizeBytes: number
  readonly sentBytes: number
  /** True when nothing is queued or on its way. */
  readonly settled: boolean
}

/** Adds up the uploads of a session. */
export function uploadTotals(session: Session): UploadTotals {
  const count = (state: UploadState): number => session.picked.filter((entry) => entry.upload === state).length
  return {
    fileCount: session.picked.length,
    uploadedCount: count('uploaded'),
    failedCount: count('failed'),
    sizeBytes: session.picked.reduce((sum, entry) => sum + entry.item.sizeBytes, 0),
    sentBytes: session.picked.reduce((sum, entry) => sum + entry.sentBytes, 0),
    settled: count('queued') + count('uploading') === 0,
  }
}

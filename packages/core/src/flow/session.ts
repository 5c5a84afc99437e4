import type { Receipt, RunStatus } from '../apply/journal.ts'
import type { Verdict } from '../classify/verdict.ts'
import type { Item } from '../item/item.ts'

export type UploadState = 'queued' | 'uploading' | 'uploaded' | 'failed'

/** One picked item and how far it is on its way to the server. */
export interface Picked {
  readonly item: Item
  readonly upload: UploadState
  /** Bytes that have left; equal to the item's size once uploaded. */
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

/** What a person holds between picking and undoing: one session of a flow. Plain data. */
export interface Session<Draft = unknown> {
  readonly picked: readonly Picked[]
  /** Item id -> verdict. */
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** The reviewed plan while it can be edited. */
  readonly draft?: Draft
  readonly runId?: string
  readonly result?: SessionResult
}

export type SessionEvent<Draft = unknown> =
  | { readonly type: 'picked'; readonly items: readonly Item[] }
  | { readonly type: 'removed'; readonly ids: readonly string[] }
  | {
      readonly type: 'sent'
      readonly progress: readonly { readonly id: string; readonly sentBytes: number }[]
    }
  | { readonly type: 'uploaded'; readonly files: readonly { readonly id: string; readonly fileId: string }[] }
  | {
      readonly type: 'uploadFailed'
      readonly failures: readonly { readonly id: string; readonly error: string }[]
    }
  | { readonly type: 'retried'; readonly ids: readonly string[] }
  | { readonly type: 'sorted'; readonly verdicts: readonly Verdict[] }
  | { readonly type: 'drafted'; readonly draft: Draft }
  | { readonly type: 'approved'; readonly runId: string }
  | { readonly type: 'finished'; readonly result: SessionResult }
  | { readonly type: 'undone' }
  | { readonly type: 'cleared' }

/** A session in which nothing has been picked yet. */
export const EMPTY_SESSION: Session = { picked: [], verdicts: new Map() }

function update(session: readonly Picked[], changes: ReadonlyMap<string, Partial<Picked>>): readonly Picked[] {
  return session.map((entry) => {
    const change = changes.get(entry.item.id)
    return change ? { ...entry, ...change } : entry
  })
}

/** The session after an event; the old one is untouched. An event about an unknown item changes nothing. */
export function reduceSession<Draft>(session: Session<Draft>, event: SessionEvent<Draft>): Session<Draft> {
  switch (event.type) {
    case 'picked': {
      const known = new Set(session.picked.map((entry) => entry.item.id))
      const fresh = event.items.filter((item) => !known.has(item.id))
      return {
        ...session,
        picked: [...session.picked, ...fresh.map((item): Picked => ({ item, upload: 'queued', sentBytes: 0 }))],
      }
    }
    case 'sent':
      return {
        ...session,
        picked: update(
          session.picked,
          new Map(event.progress.map((entry) => [entry.id, { upload: 'uploading', sentBytes: entry.sentBytes }])),
        ),
      }
    case 'cleared':
      return { picked: [], verdicts: new Map() }
    default:
      return session
  }
}

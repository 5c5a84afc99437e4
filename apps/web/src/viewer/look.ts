import type { ArchiveMember, MailFacts } from '@octavo/core'

/** What is known of a thing before it is opened. `mediaType` may be empty: then its name speaks. */
export interface Subject {
  readonly id: string
  readonly name: string
  readonly mediaType: string
  readonly sizeBytes: number
}

/** A table's sheet: its first rows, cell by cell. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/** One member of something that holds others. */
export type Member = Pick<ArchiveMember, 'name'> & Partial<ArchiveMember>

/** What holds others: they are opened by their places in its list, where they can be. */
export interface Holder {
  open?(at: number, signal: AbortSignal): Promise<Opened>
}

/** What a thing looks like when it is opened. Addresses hold until `close` of what was opened is called. */
export type Content =
  | { readonly type: 'picture' | 'video' | 'sound'; readonly address: string }
  /** Pages that are drawn when they come into sight; the first is 1. Undefined where one can't be drawn. */
  | {
      readonly type: 'pages'
      readonly count: number
      page(number: number, sidePx: number, signal: AbortSignal): Promise<Blob | undefined>
    }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'table'; readonly sheets: readonly Sheet[] }
  | ({ readonly type: 'members'; readonly members: readonly Member[]; readonly count: number } & Holder)
  | ({ readonly type: 'mail'; readonly mail: MailFacts; readonly text: string } & Holder)
  /** There is nothing to show, and why. */
  | { readonly type: 'nothing'; readonly why: 'none' | 'gone' | 'locked' | 'damaged' | 'large' | 'closed' }

/** A thing that was opened. */
export interface Opened {
  readonly content: Content
  /** Lets go of what it holds: a worker, addresses of bytes. */
  close(): void
}

/**
 * How pictures and contents of things are had, wherever they lie: the one port between the screens and the server's library,
 * the files of this device, and what comes later. Both calls reject with AbortError on abort.
 */
export interface Look {
  /** A small picture; undefined where there is none, `later` where it is being made: ask again in some seconds. */
  thumb(of: Subject, signal: AbortSignal): Promise<Blob | 'later' | undefined>
  /** What it looks like. Rejects when nobody can tell now (no connection): asking again may help. */
  open(of: Subject, signal: AbortSignal): Promise<Opened>
}

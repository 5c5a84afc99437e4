import type { ErrorCode } from '@octavo/core'
import type { Sent } from '../../ledger/ledger.ts'
import type { EncodedBytes } from '../../platform/file-bytes.ts'

/** Where a file's bytes come from. */
export type ZipSource =
  | { readonly kind: 'blob'; readonly blob: Blob }
  /** A part of a mail, which the worker decodes. */
  | ({ readonly kind: 'encoded'; readonly estimatedBytes: number } & EncodedBytes)
  /** What a small blob held; the page makes these of blobs on the way to the worker. */
  | { readonly kind: 'bytes'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'text'; readonly text: string }
  | UrlSource
  /** No source: will be missing, for this reason. */
  | { readonly kind: 'none'; readonly code: ErrorCode; readonly reason: string }

export interface UrlSource {
  readonly kind: 'url'
  readonly url: string
  readonly estimatedBytes: number
  /** On our own server, which gets our headers; nobody else does. */
  readonly isOurs: boolean
  /** Its id in our library, where it lies there: small neighbours are then asked for together. */
  readonly libraryId?: string | undefined
}

/** One file for the archive. `path` is its wished path inside, `/` between folders. */
export interface ZipJobFile {
  readonly path: string
  /**
   * Where it is left out, a File says it itself, but for a small one of unknown size, which counts as changed now: for
   * its date the browser would look it up on the disk while the page waits.
   */
  readonly modifiedAtMs?: number | undefined
  /** For a File that was asked for its size before, e.g. for a list: it can be handed over at once. */
  readonly sizeBytes?: number | undefined
  readonly source: ZipSource
}

export interface ZipJob {
  readonly files: readonly ZipJobFile[]
  /** Headers for files that are fetched from our own server, e.g. Authorization. */
  readonly headers: Readonly<Record<string, string>>
}

/** A file that is not in the archive: its position in the job, and a sentence for people. */
export interface ZipMissing {
  readonly index: number
  readonly reason: string
}

export interface ZipDone {
  readonly archive: Blob
  readonly added: number
  readonly missing: readonly ZipMissing[]
}

export interface ZipProgress {
  /** The files `0 … count - 1` are finished. */
  readonly count: number
  /** Positions of those among them that can't be added, as far as known. */
  readonly missing: readonly number[]
  /** Bytes written to the archive. */
  readonly bytes: number
}

/** The files follow `start` in batches, of which the worker takes one after the other. */
export type ToZipWorker =
  | { readonly type: 'start'; readonly headers: ZipJob['headers'] }
  | { readonly type: 'files'; readonly files: readonly ZipJobFile[] }
  | { readonly type: 'end' }
  | { readonly type: 'cancel' }

export type FromZipWorker =
  /** A batch was taken: another one may come. */
  | { readonly type: 'taken' }
  /** A request has left, which the page's ledger has to know. */
  | { readonly type: 'sent'; readonly sent: Sent }
  | ({ readonly type: 'progress' } & ZipProgress)
  | ({ readonly type: 'done' } & ZipDone)
  | { readonly type: 'failed'; readonly why: 'cancelled' | 'no_space' | 'other'; readonly message: string }

/** The folder of the browser's private file system that archives are made in. */
export const ARCHIVES = 'octavo-archives'

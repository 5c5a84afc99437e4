/** Where a file's bytes come from. */
export type ZipSource =
  | { readonly kind: 'blob'; readonly blob: Blob }
  | { readonly kind: 'text'; readonly text: string }
  /** `isOurs`: on our own server, which gets our headers; nobody else does. */
  | { readonly kind: 'url'; readonly url: string; readonly estimatedBytes: number; readonly isOurs: boolean }
  /** No source: will be missing, for this reason. */
  | { readonly kind: 'none'; readonly reason: string }

/** One file for the archive. `path` is its wished path inside, `/` between folders. */
export interface ZipJobFile {
  readonly path: string
  /** Left out for a File, which knows it: asking for it on the page is slow for files that a person picked. */
  readonly modifiedAtMs?: number | undefined
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

/**
 * The files follow `start` in batches, so that the page stays lively: handing over a file that a person picked makes
 * the browser look it up on the disk.
 */
export type ToZipWorker =
  | { readonly type: 'start'; readonly headers: ZipJob['headers'] }
  | { readonly type: 'files'; readonly files: readonly ZipJobFile[] }
  | { readonly type: 'end' }
  | { readonly type: 'cancel' }

export type FromZipWorker =
  | ({ readonly type: 'progress' } & ZipProgress)
  | ({ readonly type: 'done' } & ZipDone)
  | { readonly type: 'failed'; readonly why: 'cancelled' | 'no_space' | 'other'; readonly message: string }

/** A file that can be downloaded. It has one source; the first of `blob`, `content`, `url` that is there counts. */
export interface DownloadableFile {
  readonly id: string
  readonly name: string
  /** Size in bytes. */
  readonly size: number
  /** Media type. */
  readonly type: string
  readonly blob?: Blob | undefined
  readonly content?: string | undefined
  readonly url?: string | undefined
  /** Path inside a ZIP archive, with its name at the end; the name alone where it is left out. */
  readonly path?: string | undefined
  readonly modifiedAtMs?: number | undefined
  /** Its id in the library of the server, where `url` leads there. */
  readonly libraryId?: string | undefined
}

export type DownloadStatus = 'pending' | 'downloading' | 'completed' | 'failed'

/** How far one file is. */
export interface DownloadProgress {
  readonly fileId: string
  readonly fileName: string
  /** 0 to 100. */
  readonly progress: number
  readonly status: DownloadStatus
  readonly error?: string
}

export type DownloadMode = 'individual' | 'zip'

/** How the last download-all ended. */
export interface DownloadResult {
  readonly mode: DownloadMode
  readonly end: 'completed' | 'incomplete' | 'failed' | 'cancelled'
  readonly total: number
  /** Ids of the files that could not be had, in the order of the list. */
  readonly missing: readonly string[]
  /** Why nothing came of it at all. */
  readonly error?: string
}

export interface DownloadState {
  readonly mode: DownloadMode
  /** A download-all, or at least one single file, is on its way. */
  readonly isDownloading: boolean
  /** A download-all is on its way. */
  readonly isRunning: boolean
  /** Of the download-all, 0 to 100. */
  readonly percent: number
  /** Bytes written to the archive so far; 0 in individual mode. */
  readonly writtenBytes: number
  readonly result: DownloadResult | undefined
  /** How far a file is; `pending` for one that was not begun. The same object as long as nothing changed. */
  readonly of: (file: DownloadableFile) => DownloadProgress
}

/** What a person is told about. */
export type DownloadNotice =
  | { readonly kind: 'started'; readonly count: number; readonly sizeBytes: number }
  | { readonly kind: 'completed' }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'file-completed'; readonly name: string }
  | { readonly kind: 'file-failed'; readonly name: string }

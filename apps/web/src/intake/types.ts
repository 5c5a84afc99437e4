import type { LibraryFile } from '@octavo/contract'
import type { PickedFile } from '../device/queue.ts'

/** One file on its way to the library. `path` is the path inside the picked folder, or the bare name. */
export interface UploadEntry extends PickedFile {
  /** Unique within the session. */
  readonly key: string
}

/** A file that did not arrive, and why. */
export interface UploadFailure {
  readonly entry: UploadEntry
  readonly code: string
  /** The server's own sentence, when it gave one. */
  readonly text?: string
}

/** How far an upload is. Numbers only grow, also when a batch is sent again. */
export interface UploadProgress {
  readonly filesDone: number
  readonly filesFailed: number
  readonly filesTotal: number
  readonly bytesSent: number
  readonly bytesTotal: number
  /** True while a lost connection is waited for, after which the upload goes on where it was. */
  readonly isWaiting?: true
}

/** What one request brought. */
export interface BatchResult {
  readonly stored: readonly { readonly entry: UploadEntry; readonly file: LibraryFile }[]
  readonly failed: readonly UploadFailure[]
}

/**
 * Sends one batch; `onSent` gets the bytes of file content that have left, `onWaiting` whether a lost connection is waited
 * for. Throws SendError, AbortError on abort.
 */
export type SendBatch = (
  batch: readonly UploadEntry[],
  options: { readonly signal: AbortSignal; onSent(bytes: number): void; onWaiting?(isWaiting: boolean): void },
) => Promise<BatchResult>

/** Why a whole request failed, and what may be done about it. */
export class SendError extends Error {
  override readonly name = 'SendError'
  readonly code: string
  readonly text: string | undefined
  /** `split`: one file may be to blame; `later`: try again after a pause; `stop`: the rest would fail too. */
  readonly remedy: 'split' | 'later' | 'stop'
  constructor(code: string, remedy: SendError['remedy'], options: { text?: string | undefined; cause?: unknown } = {}) {
    super(options.text ?? code, { cause: options.cause })
    this.code = code
    this.text = options.text
    this.remedy = remedy
  }
}

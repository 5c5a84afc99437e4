import type { Reading } from '../facts/reading.ts'
import type { ByteSource } from './byte-source.ts'

/** What a reader may be told beside the bytes. */
export interface ReadOptions {
  /** Extension of the type that bytes and name together speak for (`Facts.extension`); found out when left out. */
  readonly extension?: string
  readonly signal?: AbortSignal
}

/**
 * Reads what is inside one item, where it can be stopped: in a process or worker that can be ended. What goes wrong is a
 * code in the Reading; rejects with the signal's reason only.
 */
export type Reader = (name: string, source: ByteSource, options?: ReadOptions) => Promise<Reading>

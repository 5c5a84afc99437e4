import type { ErrorCode } from '../errors/index.ts'

/** The bytes of one entry: whole, or piece by piece. A piece need only stay unchanged until the next one is asked for. */
export type ZipContent = Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** One file that shall go into an archive. */
export interface ZipEntry {
  /** Wished path inside the archive, `/` between folders. Made safe, NFC and distinct while writing. */
  readonly name: string
  readonly modifiedAtMs: number
  /** Left out when unknown. A file that turns out to have another size is reported as missing (`changed_since_review`). */
  readonly sizeBytes?: number | undefined
  /** What the size is likely to be where it isn't known: only decides whether the entry is opened before its turn. */
  readonly estimatedBytes?: number | undefined
  /** CRC-32 of the content where it is known already (unsigned 32 bits); saves the data descriptor of big entries. */
  readonly crc32?: number | undefined
  /**
   * Begins to read. May be called before earlier entries are finished (read-ahead) and is called at most once.
   * Throw an AppError whose message may be shown to a person; any other error is reported as `io_error`.
   */
  open(signal?: AbortSignal): ZipContent | Promise<ZipContent>
}

/** An entry that is not in the archive, and why. */
export interface MissingEntry {
  /** Position among the entries given, from 0, so that the caller can offer a retry. */
  readonly index: number
  /** The path as it was wished for. */
  readonly path: string
  readonly code: ErrorCode
  /** A plain sentence without paths of the machine. */
  readonly reason: string
  readonly cause: unknown
}

/** What an archive ended with. `added + missing.length` is the number of entries given. */
export interface ZipResult {
  readonly added: number
  readonly missing: readonly MissingEntry[]
  /** Length of the whole archive. */
  readonly sizeBytes: number
  /** Name of the list of missing files inside the archive; undefined when nothing is missing. */
  readonly manifestName: string | undefined
}

/** CRC-32 (ISO 3309, polynomial 0xEDB88320) of `bytes`, continued from `previous` (0 at the start); unsigned. */
export type Crc32 = (bytes: Uint8Array, previous?: number) => number

export interface ZipOptions {
  /** Node has `zlib.crc32`, which uses the processor; elsewhere `crc32` of this room. */
  readonly crc32: Crc32
  readonly signal?: AbortSignal
  /** Small entries (up to `INLINE_LIMIT_BYTES`) opened ahead of their turn. Default 1: one at a time. */
  readonly readAhead?: number
  /**
   * For an output that can be written anywhere (a file): replaces bytes already handed out, so that no entry needs a
   * data descriptor. `bytes` lie completely before everything not yet handed out.
   */
  readonly rewrite?: (offset: number, bytes: Uint8Array) => void | Promise<void>
  /** The consumer has used a chunk up when it asks for the next one: all chunks' memory may be filled again then. */
  readonly reuse?: boolean
  /** Minutes east of UTC at a moment, for the old local-time field that some programs show. Default: UTC. */
  readonly utcOffsetMinutes?: (atMs: number) => number
  /** When the list of missing files is said to be written. Default: 1980. */
  readonly nowMs?: number
  /** Called when an entry is finished or found missing, in order. */
  readonly onEntry?: (index: number, outcome: 'added' | 'missing') => void
  /** Called once, right after the archive's last byte was handed out; not at all when it was aborted. */
  readonly onDone?: (result: ZipResult) => void
}

/** Content up to this size is copied as soon as its entry is given out: its memory may be used for the next entry then. */
export const COPY_LIMIT_BYTES = 16 * 1024

/** Content up to this size is read whole before its header is written, so that size and CRC-32 stand in the header. */
export const INLINE_LIMIT_BYTES = 1024 * 1024

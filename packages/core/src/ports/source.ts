import type { AppError, ErrorCode } from '../errors/index.ts'
import type { Item } from '../item/index.ts'
import type { ByteSource } from './byte-source.ts'

/** Something met while scanning that is no item: a link, a hidden name, a folder that could not be read. */
export interface Unlisted {
  readonly path: string
  readonly code: ErrorCode | 'symbolic_link' | 'special_file'
  readonly reason: string
}

/** A piece of what a source found. A bundle is one item: its path is the folder's, its size that of all inside, its time the newest. */
export interface Page {
  readonly items: readonly Item[]
  /** Paths of those items that are bundles. */
  readonly bundles: readonly string[]
  readonly unlisted: readonly Unlisted[]
}

/** How far a scan is beside what it lists: all items that it has met, and where it is now. */
export interface ScanFound {
  /** Items that were met, those that are only counted included. */
  readonly count: number
  /** The file or folder that was looked at last. */
  readonly path: string
}

export interface ScanOptions {
  readonly signal?: AbortSignal
  /** Most items to list: what is beyond is counted and not looked at. All of them when left out. */
  readonly mostItems?: number
  /** Hears now and then how many items were listed so far, and at the end how many they are. */
  onCount?(count: number, found: ScanFound): void
}

/** Where items come from. */
export interface Source {
  /**
   * Everything that can be put somewhere, in pages of bounded size and each item once. Rejects with the signal's reason,
   * and with AppError when there is nothing to scan (`not_found`, `permission_denied`, ...).
   */
  scan(options?: ScanOptions): AsyncIterable<Page>
  /**
   * The contents of an item that is no bundle, to be closed by who opened it. Throws AppError `not_found`, `bad_path`,
   * `link_outside`, `permission_denied`, `io_error`. Absent: contents may not be looked at, and items are judged by type.
   */
  open?(item: Item, signal?: AbortSignal): Promise<ByteSource>
  /** The first `maxBytes` bytes of many items (fewer at their end), same order: faster than opening each. An error stands where one can't be read. */
  heads?(items: readonly Item[], maxBytes: number, signal?: AbortSignal): Promise<readonly (Uint8Array | AppError)[]>
}

/** A source whose contents nobody can ask for, by its type: what it lists is judged by names, types, sizes and times. */
export interface ClosedSource extends Source {
  readonly open?: never
  readonly heads?: never
}

import type { JournalRecord, Receipt } from '../apply/journal.ts'
import type { ErrorCode } from '../errors/errors.ts'
import type { Item } from '../item/item.ts'
import type { Move } from '../plan/plan.ts'

/** Time, so that tests run at full speed and nothing in core reads a wall clock. */
export interface Clock {
  nowMs(): number
  /** Resolves after `durationMs`, or rejects with the signal's reason when it is aborted first. */
  sleep(durationMs: number, signal?: AbortSignal): Promise<void>
}

/** Fresh unguessable identifiers (128 random bits or a UUIDv7). */
export interface Ids {
  next(): string
}

/** Something met while listing that is no item: a link, a socket, a folder that could not be read. */
export interface Unlisted {
  readonly path: string
  readonly code: ErrorCode | 'symbolic_link' | 'special_file'
  readonly reason: string
}

/** What a source found. `bundles` are folders that stay whole, listed as one item each with the size of all inside. */
export interface Listing {
  readonly items: readonly Item[]
  readonly bundles: ReadonlySet<string>
  readonly unlisted: readonly Unlisted[]
}

/** Where items come from. */
export interface Source {
  list(options: { readonly signal?: AbortSignal; onCount?(count: number): void }): Promise<Listing>
  /** The first `maxBytes` bytes of an item (fewer at its end). Throws AppError `not_found`, `permission_denied`, `io_error`. */
  head(path: string, maxBytes: number): Promise<Uint8Array>
}

export type MoveOutcome = Omit<Receipt, 'index' | 'itemId' | 'from'>

/** Where items go. The only power that changes anything; it never replaces what exists. */
export interface Target {
  /** Names that are taken below a target folder, for choosing free ones; empty when the folder doesn't exist. */
  names(folder: string): Promise<readonly string[]>
  /**
   * Carries out moves in order, each on its own: one outcome per move, same order. Makes missing folders and reports
   * those it made through `onFolder` BEFORE a file goes in. Never overwrites: a taken name ends as `already_exists`.
   * A source that no longer matches `move.expect` ends as `changed_since_review`.
   */
  moveAll(
    moves: readonly Move[],
    options: { readonly signal?: AbortSignal; onFolder?(path: string): Promise<void> | void },
  ): Promise<readonly MoveOutcome[]>
  /** Removes a folder if it is empty; false when it is not, or is gone already. */
  removeEmptyFolder(path: string): Promise<boolean>
}

/** Append-only record of a run. */
export interface Journal {
  append(records: readonly JournalRecord[]): Promise<void>
  /** Returns once everything appended would survive a power cut. */
  flush(): Promise<void>
  read(): AsyncIterable<JournalRecord>
}

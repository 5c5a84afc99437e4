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
  /** Paths of the items that are bundles. */
  readonly bundles: ReadonlySet<string>
  readonly unlisted: readonly Unlisted[]
}

/** Where items come from. */
export interface Source {
  list(options: { readonly signal?: AbortSignal; onCount?(count: number): void }): Promise<Listing>
  /** The first `maxBytes` bytes of an item (fewer at its end). Throws AppError `not_found`, `permission_denied`, `io_error`. */
  head(path: string, maxBytes: number): Promise<Uint8Array>
}

/**
 * What became of one move. `no_space`, `cancelled` and `interrupted` mean that it was not carried out and may be tried
 * again; every other code of a move that is not done is final for the run.
 */
export type MoveOutcome = Omit<Receipt, 'index' | 'itemId' | 'from'>

/** In which of its two places a move that was perhaps begun really is, once `settle` has tidied up after it. */
export type Settlement =
  | { readonly state: 'moved'; readonly to: string; readonly after?: NonNullable<Receipt['after']> }
  | { readonly state: 'untouched' }
  | { readonly state: 'unclear'; readonly code: ErrorCode; readonly message: string }

/**
 * Where items go: the only power that changes anything, and it never replaces what exists. A target is opened for two
 * roots (equal when a folder is organised in place): `from` of a move is relative to the first, `to` to the second.
 */
export interface Target {
  /** Names that are taken below a folder of the second root, for choosing free ones; empty when it doesn't exist. */
  names(folder: string): Promise<readonly string[]>
  /**
   * Carries out moves in order, each on its own: one outcome per move, same order. Calls and awaits `onFolder` BEFORE it
   * makes a missing folder of the second root, parents first. Never overwrites: a taken name ends as `already_exists`.
   * A source that no longer matches `move.expect` ends as `changed_since_review`. After `no_space`, or when the signal
   * is aborted, nothing further is tried and the remaining moves end as skipped with `interrupted` or `cancelled`.
   */
  moveAll(
    moves: readonly Move[],
    options: { readonly signal?: AbortSignal; onFolder?(path: string): Promise<void> | void },
  ): Promise<readonly MoveOutcome[]>
  /**
   * Says without touching anything which moves would be refused now (`source_missing`, `changed_since_review`,
   * `already_exists`): one answer per move, undefined when nothing stands against it. The executor asks it for units,
   * so that their members go together or not at all; a target that can't look ahead leaves it out.
   */
  check?(moves: readonly Move[]): Promise<readonly (MoveOutcome | undefined)[]>
  /**
   * Brings moves that a killed run may have half done to a definite state, and says which; one answer per move.
   * Source gone and the expected thing at `to`: moved. Source there and `to` free, or taken by something else:
   * untouched. Both there and the same thing (two links to one file, or a finished copy): the source is removed and it
   * is moved. Temporary files of half-made copies are removed. Neither there: unclear.
   */
  settle(moves: readonly Move[]): Promise<readonly Settlement[]>
  /** The same target with its two roots swapped: it takes things back. Returns itself when both roots are one. */
  reversed(): Target
  /** Removes a folder of the second root if it is empty; false when it is not, or is gone already. */
  removeEmptyFolder(path: string): Promise<boolean>
}

/** Append-only record of one run. */
export interface Journal {
  append(records: readonly JournalRecord[]): Promise<void>
  /** Returns once everything appended would survive a power cut. */
  flush(): Promise<void>
  /** Everything appended, in order; a last record that was cut off half-way is left out. */
  read(): AsyncIterable<JournalRecord>
}

/** Keeps two runs off the same folders, across processes too where the roots are shared by several. */
export interface Locks {
  /**
   * Takes all roots or none: a function that gives them back, or undefined when one of them, a folder above or a folder
   * below it is taken.
   */
  tryLock(roots: readonly string[]): Promise<(() => Promise<void>) | undefined>
}

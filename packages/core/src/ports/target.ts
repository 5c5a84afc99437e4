import type { Receipt } from '../apply/journal.ts'
import type { ErrorCode } from '../errors/errors.ts'
import type { Move } from '../plan/plan.ts'

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

import type { Receipt } from '../apply/index.ts'
import type { ErrorCode } from '../errors/index.ts'
import type { Act } from '../plan/index.ts'

/**
 * What became of one act. `cancelled`, `interrupted` and the codes that mean "later" (`isLater`: `no_space`,
 * `rate_limited`, `transient`, `auth_expired`) say that it was not carried out and may be tried again; every other code
 * of an act that is not done is final for the run.
 */
export interface ActOutcome extends Omit<Receipt, 'index' | 'itemId' | 'from'> {
  /** With a code that means "later": how long to wait. */
  readonly retryAfterMs?: number
}

/** What an act that was perhaps begun came to, once `settle` has tidied up after it. */
export type Settlement =
  | ({ readonly state: 'done'; readonly to: string } & Pick<Receipt, 'after' | 'changed'>)
  | { readonly state: 'untouched' }
  | { readonly state: 'unclear'; readonly code: ErrorCode; readonly message: string }

/**
 * Where items go: the only power that changes anything, and it never replaces what exists. A target is opened for two
 * roots (equal when a folder is organised in place): `from` of an act is relative to the first, `to` to the second.
 */
export interface Target {
  /** Names that are taken below folders of the second root, for choosing free ones: by folder, empty for one that doesn't exist. */
  names(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /**
   * Carries out acts in order, each on its own: one outcome per act, same order. Calls and awaits `onFolder` BEFORE it
   * makes a missing folder of the second root, parents first. Never overwrites: a taken name ends as `already_exists`.
   * An item that no longer matches `act.expect` ends as `changed_since_review`, an act of a kind that the target has
   * nothing for as `unsupported`. No item comes twice in one call.
   * After an outcome that means "later", or when the signal is aborted, nothing further is tried and the remaining acts
   * end as skipped with `interrupted` or `cancelled`.
   */
  carryOut(
    acts: readonly Act[],
    options: { readonly signal?: AbortSignal; onFolder?(path: string): Promise<void> | void },
  ): Promise<readonly ActOutcome[]>
  /**
   * Says without touching anything which acts would be refused now (`source_missing`, `changed_since_review`,
   * `already_exists`): one answer per act, undefined when nothing stands against it. The executor asks it for units,
   * so that their members go together or not at all; a target that can't look ahead leaves it out.
   */
  check?(acts: readonly Act[]): Promise<readonly (ActOutcome | undefined)[]>
  /**
   * Which of the labels or collections that each of some label and link acts speaks of its item has now; asked just
   * before they are carried out. A target that answers `unsupported` for such acts leaves it out.
   */
  marks?(acts: readonly Act[]): Promise<readonly (readonly string[])[]>
  /**
   * Brings acts that a killed run may have half done to a definite state, and says which; one answer per act.
   * A move: source gone and the expected thing at `to`: done. Source there and `to` free, or taken by something else:
   * untouched. Both there and the same thing (two links to one file, or a finished copy): the source is removed and it
   * is done. Temporary files of half-made copies are removed. Neither there: unclear.
   * A label or link act, with what `marks` said before it began (`had`, by the act): all as wanted: done, and what of it
   * was changed since then; else whatever of it was done is taken back, and it is untouched. Nothing is known without
   * `had`: then it is left as it is, and untouched.
   */
  settle(acts: readonly Act[], had?: ReadonlyMap<Act, readonly string[]>): Promise<readonly Settlement[]>
  /** The same target with its two roots swapped: it takes things back. Returns itself when both roots are one. */
  reversed(): Target
  /** Removes a folder of the second root if it is empty; false when it is not, or is gone already. */
  removeEmptyFolder(path: string): Promise<boolean>
}

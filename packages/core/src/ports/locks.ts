import type { RootName } from '../apply/index.ts'

/** Keeps two runs off the same folders, across processes too where the roots are shared by several. */
export interface Locks {
  /**
   * Takes all roots or none: a function that gives them back, or undefined when one of them, a folder above or a folder
   * below it is taken.
   */
  tryLock(roots: readonly RootName[]): Promise<(() => Promise<void>) | undefined>
}

import type { Collect } from './brought.ts'
import { isNoneSelected } from './collect-chosen.ts'

/**
 * One way to files, and another one for when it fails: whatever went wrong, but nothing that the person decided. The other one opens
 * a dialog too, which a browser lets it only while the press still counts; where it doesn't, the failure is told. Where the
 * other one fails as well, its failure is.
 */
export const orElse =
  (first: Collect, other: Collect): Collect =>
  async (hooks) => {
    try {
      return await first(hooks)
    } catch (error) {
      if (hooks.signal.aborted || isNoneSelected(error) || !navigator.userActivation.isActive) throw error
      console.warn('The folder could not be scanned; its files are asked for', error)
      return other(hooks)
    }
  }

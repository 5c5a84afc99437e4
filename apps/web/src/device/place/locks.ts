import { type Locks, parseRoot, type RootName } from '@octavo/core'
import { waitForRoots, webLocks } from '../web-locks.ts'
import { keptPlaces } from './places.ts'

/**
 * Names under which nobody else may be at work while a run is in a place: its own, those of places in it, and its path
 * below places that hold it. A folder and one inside it, opened each by itself, have ids that tell nothing of each other.
 */
const namesFor = async (roots: readonly RootName[]): Promise<readonly RootName[]> => {
  const all = await keptPlaces()
  const names = new Set(roots)
  for (const one of all) {
    // In a shell there is one page, and one run at a time.
    if (!('handle' in one) || !roots.some((root) => parseRoot(root).id === one.id)) continue
    const { id, handle } = one
    for (const other of all) {
      if (other.id === id || !('handle' in other)) continue
      const below = await other.handle.resolve(handle).catch(() => null)
      if (below) names.add(`handle:${[other.id, ...below].join('/')}`)
      else if (await handle.resolve(other.handle).catch(() => null)) names.add(`handle:${other.id}`)
    }
  }
  return [...names]
}

/** Keeps runs off each other's folders, in all tabs of this browser, also where one folder lies in another. */
export const placeLocks: Locks = { tryLock: async (roots) => webLocks.tryLock(await namesFor(roots)) }

/** Waits until nobody is at work in a place. Rejects with the signal's reason. */
export const waitForPlace = async (root: RootName, signal?: AbortSignal): Promise<void> =>
  waitForRoots(await namesFor([root]), signal)

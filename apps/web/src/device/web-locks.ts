import { isWithin, type Locks } from '@octavo/core'

const ROOT = 'octavo-root:'

/** Roots that are held where the browser has no locks of its own (a page over plain http): by this tab alone. */
const here = new Set<string>()

/** Keeps runs off each other's roots in all tabs of this browser; a tab that is closed or killed gives its roots back. */
export const webLocks: Locks = {
  async tryLock(roots) {
    const wanted = [...new Set(roots)]
    const { locks } = navigator
    if (!locks) return lockHere(wanted)
    // One tab at a time looks and takes, so that no two see the same roots free.
    return locks.request('octavo-roots', async () => {
      if (meets(wanted, await rootsAtWork())) return undefined
      const releases = await Promise.all(wanted.map((root) => hold(locks, ROOT + root)))
      return async () => {
        for (const release of releases) await release()
      }
    })
  },
}

/** The roots that somebody in this browser is at work in. */
export const rootsAtWork = async (): Promise<ReadonlySet<string>> => {
  const { locks } = navigator
  if (!locks) return here
  const { held = [] } = await locks.query()
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(ROOT) ? [name.slice(ROOT.length)] : [])))
}

/** Waits until those who hold one of these roots, a folder above or below it, have given it back; rejects as the signal says. */
export const waitForRoots = async (roots: readonly string[], signal?: AbortSignal): Promise<void> => {
  for (const taken of await rootsAtWork())
    if (meets(roots, [taken]))
      await navigator.locks?.request(ROOT + taken, { mode: 'shared', ...(signal && { signal }) }, () => undefined)
}

const meets = (roots: readonly string[], taken: Iterable<string>): boolean => {
  const others = [...taken]
  return roots.some((root) => others.some((other) => isWithin(root, other) || isWithin(other, root)))
}

/** Takes a lock and keeps it until the function that it gives is called. */
const hold = (locks: LockManager, name: string): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const over: Promise<void> = locks
      .request(name, () => new Promise<void>((end) => resolve(() => Promise.resolve(end()).then(() => over))))
      .catch(reject)
  })

const lockHere = (roots: readonly string[]) => {
  if (meets(roots, here)) return undefined
  for (const root of roots) here.add(root)
  return async () => {
    for (const root of roots) here.delete(root)
  }
}

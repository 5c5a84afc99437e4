import { isWithin, type RootName } from '@octavo/core'
import { rootPath } from '@octavo/disk'
import type { Roots } from './road/roots.ts'
import { openState, unfinishedText } from './runs.ts'

/** What to say about a run over these folders that was killed or stopped and never finished; undefined when there is none. */
export async function unfinishedRun(roots: Roots): Promise<string | undefined> {
  const { store, locks } = openState()
  const here = [roots.root, roots.into]
  const isHere = (root: RootName) => {
    const other = rootPath(root)
    return here.some((folder) => isWithin(folder, other) || isWithin(other, folder))
  }
  const run = (await store.list()).find(
    ({ canResume, state }) => canResume && (isHere(state.root) || isHere(state.into)),
  )
  if (!run || locks.ownerOf([run.state.root, run.state.into])) return undefined
  return unfinishedText(run)
}

import type { RunOutcome } from '@octavo/contract'
import { outcomeReason, type Plan, parentPath } from '@octavo/core'
import type { Contents } from './contents.ts'
import type { Reviewed, RunReport } from './types.ts'

/** What a run of a plan has done, in the words of the last-run card. A bundle counts as the files in it. */
export const reportOf = (
  plan: Plan,
  { draft, members }: Pick<Reviewed, 'draft'> & Pick<Contents, 'members'>,
  outcomes: readonly RunOutcome[],
): RunReport => {
  const done = outcomes.filter(({ status }) => status === 'done')
  const paths = new Map<string, string>()
  const folders = new Map<string, { path: string; count: number; sizeBytes: number }>()
  for (const { fileId, path } of done) {
    const to = path.slice(1)
    const inside = members.get(fileId)
    const folder = folders.get(parentPath(to)) ?? { path: parentPath(to), count: 0, sizeBytes: 0 }
    folder.count += inside?.length ?? 1
    folder.sizeBytes += draft.entries.get(fileId)?.item.sizeBytes ?? 0
    folders.set(folder.path, folder)
    if (!inside) paths.set(fileId, to)
    else for (const item of inside) paths.set(item.id, to + item.path.slice(fileId.length))
  }
  const reasons = new Map(
    plan.skips.filter(({ code }) => code !== 'excluded').map(({ path, reason }) => [path, reason]),
  )
  for (const outcome of outcomes) {
    const item = draft.entries.get(outcome.fileId)?.item
    if (item && outcome.status !== 'done') reasons.set(item.path, outcomeReason(outcome))
  }
  return {
    runId: plan.id,
    movedCount: paths.size,
    folderCount: folders.size,
    paths,
    folders: [...folders.values()].sort((one, other) => (one.path < other.path ? -1 : 1)),
    stayed: [...reasons].map(([path, reason]) => ({ name: path.slice(path.lastIndexOf('/') + 1), reason })),
  }
}

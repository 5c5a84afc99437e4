import type { RunAbout, RunOutcome } from '@octavo/contract'
import { baseName, parentPath, type Receipt, type RunResult, type Skip } from '@octavo/core'
import { isId } from '../../infra/ids.ts'
import type { RunEnd } from './rows.ts'

const MOST_TOLD = 3

/** How a run ended, from its receipts, and what its files came to where they are other things than its acts. */
export function endOf(
  result: Pick<RunResult, 'status' | 'receipts'>,
  more: {
    readonly outcomes?: readonly RunOutcome[]
    readonly skips?: readonly Skip[]
    readonly about?: Partial<RunAbout>
    readonly side?: 'from' | 'to'
  } = {},
): RunEnd {
  const counts = { done: 0, skipped: 0, failed: 0 }
  for (const { status } of more.outcomes ?? result.receipts) counts[status] += 1
  const done = result.receipts.filter(({ status }) => status === 'done')
  return {
    status: result.status,
    counts,
    done: done.length,
    wholeFolders: done.some(({ itemId }) => !isId(itemId)),
    ...(more.skips && { skips: more.skips }),
    about: { ...aboutOf(done, more.side ?? 'to'), ...more.about },
  }
}

/** What some acts were about: the first names, and the folders that they went to, or lay in. */
function aboutOf(done: readonly Receipt[], side: 'from' | 'to'): RunAbout {
  const folders = new Map<string, number>()
  for (const receipt of done) {
    const folder = `/${parentPath(receipt[side])}`
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  const most = [...folders].sort(([, one], [, other]) => other - one).slice(0, MOST_TOLD)
  return {
    names: done.slice(0, MOST_TOLD).map((receipt) => baseName(receipt[side])),
    folders: most.map(([folder]) => folder),
    folderCount: folders.size,
  }
}

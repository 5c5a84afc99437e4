import type { PlanObstacles } from '@octavo/contract'
import { movesIn, type Plan } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'
import { findFiles } from '../library/index.ts'
import { LibraryTarget } from '../runs/index.ts'

type Obstacle = PlanObstacles['obstacles'][number]

/** As many as a person will look at. */
const MOST_TOLD = 1000

/**
 * Refuses a plan that the library has left behind since it was made, as `conflict` with each move that can't be carried
 * out as it stands: its file gone, changed or elsewhere, its new name taken, a folder of it a file.
 */
export async function refuseObstacles(db: Db, owner: Caller, plan: Plan): Promise<void> {
  const moves = movesIn(plan.acts)
  const answers = await new LibraryTarget(db, owner).check(moves)
  const files = moves.flatMap(({ what, itemId }) => (what === 'file' ? [itemId] : []))
  const { entries } = await findFiles(db, owner, files)
  const places = new Map(entries.map(({ file }) => [file.id, file.path.slice(1)]))
  const obstacles = moves.flatMap(({ itemId, from, to, what }, index): Obstacle[] => {
    // Another file may lie there by now, that looks the same.
    const isGone = what === 'file' && places.get(itemId) !== from
    const code = isGone ? 'source_missing' : answers[index]?.code
    return code === undefined ? [] : [{ itemId, from, to, code }]
  })
  if (obstacles.length === 0) return
  const details: PlanObstacles & { readonly count: number } = {
    obstacles: obstacles.slice(0, MOST_TOLD),
    count: obstacles.length,
  }
  throw new Refusal('conflict', 'Your library has changed since this plan was made. Nothing was moved.', details)
}

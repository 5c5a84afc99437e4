import type { ActObstacles } from '@octavo/contract'
import { type Plan, placeAfter } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'
import { findFiles } from '../library/index.ts'
import { LibraryTarget } from './target.ts'

/** As many as a person will look at. */
const MOST_TOLD = 1000

/**
 * Refuses a plan that can't be carried out as it stands, as `conflict` with each act that something is in the way of: its file
 * gone, changed or elsewhere, its new name taken, a folder of it a file. `sentence` says so.
 */
export async function refuseObstacles(
  db: Db,
  owner: Caller,
  plan: Plan,
  sentence = 'Your library has changed since this plan was made. Nothing was moved.',
): Promise<void> {
  const answers = await new LibraryTarget(db, owner).check(plan.acts)
  const files = plan.acts.flatMap((act) => (act.type === 'move' && act.what === 'file' ? [act.itemId] : []))
  const { entries } = await findFiles(db, owner, files)
  const places = new Map(entries.map(({ file }) => [file.id, file.path.slice(1)]))
  const obstacles = plan.acts.flatMap((act, index): ActObstacles['obstacles'] => {
    const { itemId, from } = act
    const isGone = act.type === 'move' && act.what === 'file' && places.get(itemId) !== from
    const code = isGone ? 'source_missing' : answers[index]?.code
    return code === undefined ? [] : [{ itemId, from, to: placeAfter(act), code }]
  })
  if (obstacles.length === 0) return
  const details: ActObstacles = { obstacles: obstacles.slice(0, MOST_TOLD), count: obstacles.length }
  throw new Refusal('conflict', sentence, details)
}

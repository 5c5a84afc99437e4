import type { ProposeWishes } from '@octavo/contract'
import { approve, judgementOf, type Plan, parentPath, planOf } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'
import { judgementsOf } from '../judging/index.ts'

type HandedIn = Extract<ProposeWishes, { readonly plan: unknown }>['plan']

/**
 * A plan that was made elsewhere, as it is; what was judged here need not travel with it. Whether the library is still as
 * it was is asked when it is approved. Throws AppError as `approve` does, Refusal for one that parts a folder.
 */
export async function takePlan(db: Db, owner: Caller, { id, createdAtMs, acts, skips }: HandedIn): Promise<Plan> {
  refuseParted(acts)
  const ids = acts.map(({ itemId }) => itemId)
  const judged = await judgementsOf(db, owner, ids)
  const known = acts.map((act) => {
    const own = act.judged ? undefined : judged.get(act.itemId)
    return own ? { ...act, judged: judgementOf(own) } : act
  })
  const targets = acts.map(({ to }) => to)
  return approve(planOf(id, createdAtMs, known, skips, await newFoldersOf(db, owner, targets)))
}

/** Refuses a plan that moves a folder whole and something in it by itself. */
function refuseParted(acts: HandedIn['acts']): void {
  const bundles = new Set(acts.flatMap(({ what, from }) => (what === 'bundle' ? [from] : [])))
  if (bundles.size === 0) return
  for (const { from } of acts)
    for (let folder = parentPath(from); folder !== ''; folder = parentPath(folder))
      if (bundles.has(folder))
        throw new Refusal('bad_request', 'A plan moves a folder whole and something in it by itself', { from })
}

/** Folders that some paths need and that the library does not have, parents first. */
async function newFoldersOf(db: Db, owner: Caller, paths: readonly string[]): Promise<readonly string[]> {
  const folders = new Set<string>()
  for (const path of paths)
    for (let folder = parentPath(path); folder !== '' && !folders.has(folder); folder = parentPath(folder))
      folders.add(folder)
  const wanted = jsonForDb([...folders].map((folder) => `/${folder}`))
  const rows = await query<{ path: string }>(
    db,
    sql`select w.path from json_array_elements_text(${wanted}::json) as w (path)
        where not exists (select from folders d where d.owner_id = ${owner.id} and d.path = w.path) order by w.path`,
  )
  return rows.map(({ path }) => path.slice(1))
}

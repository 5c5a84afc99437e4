import type { SetAsideOf } from '@octavo/contract'
import { type DuplicateSet, type Plan, setAside, withNeighbours } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'
import { resolveFiles, wholesOf } from '../library/index.ts'
import { LibraryTarget } from '../runs/index.ts'

/**
 * Says where copies of some sets would be set aside, and moves nothing. What lies in a project stays, and so does what
 * belongs with something that stays. Throws Refusal `not_found`, `bad_request` for a file that stands in two sets.
 */
export async function proposeAside(db: Db, owner: Caller, wishes: readonly SetAsideOf[], nowMs: number): Promise<Plan> {
  const asked = wishes.map(({ keep, ids }) => [...new Set([keep, ...ids])])
  if (new Set(asked.flat()).size < asked.flat().length) throw new Refusal('bad_request', 'A file stands in two sets')
  const found = await resolveFiles(db, owner, asked.flat(), { names: false })
  const { items, bundles, entries } = await wholesOf(db, owner, [...found.values()])
  const loose = items.filter(({ path }) => !bundles.has(path))
  const byId = new Map(loose.map((item) => [item.id, item]))
  const sets = asked.flatMap((ids): DuplicateSet[] => {
    const [keeper, ...others] = ids.map((id) => byId.get(id))
    const copies = others.filter((item) => item !== undefined)
    return keeper && copies.length > 0 ? [{ items: [keeper, ...copies], keeper }] : []
  })
  const all = await withNeighbours(sets, loose, async ({ id }) => entries.get(id)?.file.sha256)
  const target = new LibraryTarget(db, owner)
  return await setAside({ id: uuidv7(nowMs), createdAtMs: nowMs, sets: all, items: loose, target })
}

import {
  type Act,
  AppError,
  baseName,
  collisionKey,
  type Item,
  joinPath,
  type Move,
  type Plan,
  planOf,
  type Skip,
} from '@octavo/core'
import { MAX_PLAN_ACTS, type Wish } from '@octavo/mcp'
import { isTaken, itemsAt, type Opened, pathIn } from './sources.ts'

/**
 * A plan of moves that were named. What is not there, and what would land on a name that is taken, on disk or by another move
 * of the plan, stays and is told of: a name is never made up here. `before`: acts of the plan that stay as they are.
 */
export async function planOfMoves(
  opened: Opened,
  wishes: readonly Wish[],
  {
    id,
    createdAtMs,
    before = [],
    skips = [],
  }: { id: string; createdAtMs: number; before?: readonly Act[]; skips?: readonly Skip[] },
): Promise<Plan> {
  const acts: Act[] = [...before]
  const left: Skip[] = [...skips]
  const moving = new Set(before.map(({ itemId }) => itemId))
  const taken = new Set(before.flatMap((act) => (act.type === 'move' ? [collisionKey(act.to)] : [])))
  const stay = (path: string, code: Skip['code'], reason: string) => left.push({ itemId: path, path, code, reason })
  for (const { from, to } of wishes) {
    const target = pathIn(opened, to)
    const items = await itemsAt(opened, from)
    if (items.length === 0) stay(from, 'source_missing', 'There is no file with that name.')
    for (const { item, what } of items) {
      const place = item.path === from ? target : joinPath(target, item.path.slice(from.length + 1))
      if (moving.has(item.id)) stay(item.path, 'excluded', 'It moves already in this plan.')
      else if (place === item.path) stay(item.path, 'already_there', 'It is there already.')
      else if (taken.has(collisionKey(place)) || isTaken(opened, place))
        stay(item.path, 'already_exists', `${baseName(place)} is there already, and nothing is ever written over.`)
      else {
        moving.add(item.id)
        taken.add(collisionKey(place))
        acts.push(moveOf(item, place, what))
      }
    }
    if (acts.length > MAX_PLAN_ACTS)
      throw new AppError('too_large', `A plan holds ${MAX_PLAN_ACTS} moves at most. Make several.`)
  }
  return planOf(id, createdAtMs, acts, left)
}

const moveOf = (item: Item, to: string, what: Move['what']): Move => ({
  type: 'move',
  itemId: item.id,
  from: item.path,
  to,
  what,
  expect: { sizeBytes: item.sizeBytes, modifiedAtMs: item.modifiedAtMs },
})

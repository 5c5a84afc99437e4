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
import { type Change, MAX_PLAN_ACTS, type Wish } from './desk.ts'

/** One thing of a source. */
export interface Found {
  readonly item: Item
  readonly what: Move['what']
  /** The version that its place gave it, where places do. */
  readonly version?: string | undefined
}

/** A source as moves that are named ask of it. */
export interface Ground {
  /** A path that was named, inside the source. Throws AppError for one that is not open. */
  pathIn(asked: string): string
  /** The things that a path stands for: one, or those below a folder. Throws AppError as `pathIn`. */
  itemsAt(asked: string): Promise<readonly Found[]>
  /** True when something has this name already. */
  isTaken(inside: string): boolean
}

/** What a plan is made with; `before`: acts of the plan that stay as they are. */
interface Made {
  readonly id: string
  readonly createdAtMs: number
  readonly before?: readonly Act[]
  readonly skips?: readonly Skip[]
}

/**
 * A plan of moves that were named. What is not there, and what would land on a name that is taken, in the source or by another
 * move of the plan, stays and is told of: a name is never made up here. Throws AppError.
 */
export async function planOfMoves(
  ground: Ground,
  wishes: readonly Wish[],
  { id, createdAtMs, before = [], skips = [] }: Made,
): Promise<Plan> {
  const acts: Act[] = [...before]
  const left: Skip[] = [...skips]
  const moving = new Set(before.map(({ itemId }) => itemId))
  const taken = new Set(before.flatMap((act) => (act.type === 'move' ? [collisionKey(act.to)] : [])))
  const stay = (path: string, code: Skip['code'], reason: string) => left.push({ itemId: path, path, code, reason })
  for (const { from, to } of wishes) {
    const target = ground.pathIn(to)
    const items = await ground.itemsAt(from)
    if (items.length === 0) stay(from, 'source_missing', 'There is no file with that name.')
    for (const { item, what, version } of items) {
      const place = item.path === from ? target : joinPath(target, item.path.slice(from.length + 1))
      if (moving.has(item.id)) stay(item.path, 'excluded', 'It moves already in this plan.')
      else if (place === item.path) stay(item.path, 'already_there', 'It is there already.')
      else if (taken.has(collisionKey(place)) || ground.isTaken(place))
        stay(item.path, 'already_exists', `${baseName(place)} is there already, and nothing is ever written over.`)
      else {
        moving.add(item.id)
        taken.add(collisionKey(place))
        acts.push(moveOf(item, place, { what, version }))
      }
    }
    if (acts.length > MAX_PLAN_ACTS)
      throw new AppError('too_large', `A plan holds ${MAX_PLAN_ACTS} moves at most. Make several.`)
  }
  return planOf(id, createdAtMs, acts, left)
}

const moveOf = (
  { id, path, sizeBytes, modifiedAtMs }: Item,
  to: string,
  { what, version }: Pick<Found, 'what' | 'version'>,
): Move => ({
  type: 'move',
  itemId: id,
  from: path,
  to,
  what,
  expect: { sizeBytes, modifiedAtMs, ...(version !== undefined && { version }) },
})

/** A plan as it is after a change. Throws AppError as `planOfMoves`. */
export async function amendedPlan(ground: Ground, plan: Plan, { leaveOut, moves }: Change): Promise<Plan> {
  const out = new Set([...leaveOut, ...moves.map(({ from }) => from)])
  const units = new Set(plan.acts.flatMap((act) => (out.has(act.from) && act.unit !== undefined ? [act.unit] : [])))
  // What travelled together with something that was taken out goes by itself from now on.
  const alone = plan.acts.map((act) => {
    if (act.unit === undefined || !units.has(act.unit)) return act
    const { unit: _, ...rest } = act
    return rest
  })
  const excluded = leaveOut.map((item) => ({
    itemId: item,
    path: item,
    code: 'excluded' as const,
    reason: 'It was left out.',
  }))
  return await planOfMoves(ground, moves, {
    id: plan.id,
    createdAtMs: plan.createdAtMs,
    before: alone.filter(({ from }) => !out.has(from)),
    skips: [...plan.skips.filter(({ path: item }) => !out.has(item)), ...excluded],
  })
}

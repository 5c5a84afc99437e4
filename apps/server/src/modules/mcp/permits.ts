import type { AgentPlan } from '@octavo/contract'
import { AppError, isWithin, type Plan } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { type AgentPlanRow, movedSince, rulesForAgents, saidOf } from './plan-book.ts'

/** Moves that agents of one person may make in an hour, all together. */
const HOURLY = 50_000
const HOUR_MS = 3_600_000

interface Asked {
  readonly db: Db
  readonly owner: Caller
  readonly nowMs: number
}

/** How a plan of an agent stands. */
export async function stateOf(asked: Asked, row: AgentPlanRow, plan?: Plan): Promise<AgentPlan['state']> {
  if (row.run_id !== null) return 'done'
  const said = saidOf(row, asked.nowMs)
  if (said !== 'nothing') return said === 'yes' ? 'approved' : 'refused'
  return plan !== undefined && (await isGranted(asked, row, plan)) ? 'covered' : 'waiting'
}

/** Throws AppError unless a person approved the plan as it stands, or granted as much as it does, and it is the one meant. */
export async function refuseUnapproved(
  asked: Asked,
  { row, plan, digest, link }: { row: AgentPlanRow; plan: Plan; digest: string; link: string },
): Promise<void> {
  if (row.digest !== digest)
    throw new AppError(
      'bad_input',
      'This is not the plan as it stands: it was changed since. Read it again and ask the person again. Nothing was moved.',
    )
  const said = saidOf(row, asked.nowMs)
  if (said === 'no')
    throw new AppError(
      'permission_denied',
      'The person refused this plan. Ask what they want instead. Nothing was moved.',
    )
  if (said === 'yes' || (await isGranted(asked, row, plan))) return
  if (row.is_approved === true && row.decided_digest !== row.digest)
    throw new AppError(
      'permission_denied',
      `What was approved is an older form of this plan; it was changed since, so it has to be approved again: ${link}. Nothing was moved.`,
    )
  throw new AppError(
    'permission_denied',
    `A person has to approve this plan first, and you can not. Ask them to open, signed in: ${link}. Nothing was moved.`,
  )
}

/** Throws AppError `rate_limited` where agents have moved as much as they may in an hour. */
export async function refuseTooMuch({ db, owner, nowMs }: Asked, plan: Plan): Promise<void> {
  const moved = await movedSince(db, owner, nowMs - HOUR_MS, plan.id)
  if (moved + plan.acts.length > HOURLY)
    throw new AppError(
      'rate_limited',
      `Agents may move ${HOURLY} files an hour here; ${moved} were moved. Nothing was moved now.`,
    )
}

/**
 * True when a person granted as much as this: moves alone, in the library, that begin and end in a folder of a grant, and not
 * more than so many in 24 hours, whatever else agents moved in them.
 */
async function isGranted({ db, owner, nowMs }: Asked, { place }: AgentPlanRow, plan: Plan): Promise<boolean> {
  if (place !== '' || plan.acts.length === 0) return false
  const { grants } = await rulesForAgents(db, owner)
  const fitting = grants.filter(
    ({ folder, untilMs }) =>
      (untilMs === null || untilMs > nowMs) &&
      plan.acts.every((act) => act.type === 'move' && isWithin(folder, act.from) && isWithin(folder, act.to)),
  )
  if (fitting.length === 0) return false
  const moved = await movedSince(db, owner, nowMs - 24 * HOUR_MS, plan.id)
  return fitting.some(({ perDay }) => moved + plan.acts.length <= perDay)
}

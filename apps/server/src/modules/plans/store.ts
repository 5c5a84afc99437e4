import type { Plan } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'

/** Plans of one person that are kept; the oldest make room. */
const MOST_KEPT = 5
/** How long a plan waits for its yes. */
const KEPT_MS = 7 * 86_400_000

/**
 * Keeps a plan until it is approved or over; one handed in again under its id takes the place of the first. `place`: the
 * connection that it is for, where that is not the library.
 */
export async function keepPlan(db: Db, owner: Caller, plan: Plan, nowMs: number, place?: string): Promise<void> {
  await query(
    db,
    sql`insert into proposed_plans (owner_id, id, plan, created_at_ms, place)
        values (${owner.id}, ${plan.id}, ${jsonForDb(plan)}::jsonb, ${nowMs}, ${place ?? null})
        on conflict (owner_id, id) do update set plan = excluded.plan, created_at_ms = excluded.created_at_ms,
          place = excluded.place`,
  )
  await query(
    db,
    sql`delete from proposed_plans where owner_id = ${owner.id} and id in (
          select id from proposed_plans where owner_id = ${owner.id} order by created_at_ms desc, id desc offset ${MOST_KEPT})`,
  )
}

/** A plan of this person that is kept; undefined for those of others, too. */
async function findPlan(db: Db, owner: Caller, id: string): Promise<Plan | undefined> {
  const [row] = await query<{ plan: Plan }>(
    db,
    sql`select plan from proposed_plans where owner_id = ${owner.id} and id = ${id}`,
  )
  return row?.plan
}

/** The same for calls that need one. Throws Refusal `not_found`. */
export async function keptPlan(db: Db, owner: Caller, id: string): Promise<Plan> {
  const plan = await findPlan(db, owner, id)
  if (!plan) throw new Refusal('not_found', 'There is no such plan')
  return plan
}

/** The connection that a plan of this person is for; undefined for one of the library, and where there is none. */
export async function placeOfPlan(db: Db, owner: Caller, id: string): Promise<string | undefined> {
  const [row] = await query<{ place: string | null }>(
    db,
    sql`select place from proposed_plans where owner_id = ${owner.id} and id = ${id}`,
  )
  return row?.place ?? undefined
}

/** The run that carried a plan of this person out; null while none has. */
export async function runOfPlan(db: Db, owner: Caller, planId: string): Promise<string | null> {
  const [row] = await query<{ id: string }>(
    db,
    sql`select id from runs where owner_id = ${owner.id} and plan_id = ${planId}`,
  )
  return row?.id ?? null
}

/** Removes plans that nobody said yes to in time. */
export async function expirePlans(db: Db, nowMs: number): Promise<void> {
  await query(db, sql`delete from proposed_plans where created_at_ms < ${nowMs - KEPT_MS}`)
}

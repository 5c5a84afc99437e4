import type { AgentRules } from '@octavo/contract'
import { agentRules } from '@octavo/contract'
import type { Plan } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'

/** Plans of agents of one person that are kept; the oldest make room. */
const MOST_KEPT = 50
/** How long a plan is known, and how long a yes holds. */
const KEPT_MS = 30 * 86_400_000
const GOOD_FOR_MS = 86_400_000

/** A plan that an agent proposed, without its acts. `place` is the connection that it is for, '' for the library. */
export interface AgentPlanRow {
  readonly id: string
  readonly place: string
  readonly acts: number
  readonly digest: string
  readonly asked_by: string
  readonly created_at_ms: number
  readonly decided_digest: string | null
  readonly is_approved: boolean | null
  readonly decided_at_ms: number | null
  readonly stays: number
  readonly size_bytes: number
  readonly run_id: string | null
}

const COLUMNS = sql.raw(`p.id, p.place, p.acts, p.digest, p.asked_by, p.created_at_ms, p.decided_digest, p.is_approved,
  p.decided_at_ms, (p.plan->'summary'->>'skipCount')::int as stays, (p.plan->'summary'->>'sizeBytes')::float8 as size_bytes,
  (select r.id from runs r where r.owner_id = p.owner_id and r.plan_id = p.id) as run_id`)

/** Plans of agents of this person, the newest first. */
export const listAgentPlans = async (db: Db, owner: Caller): Promise<readonly AgentPlanRow[]> =>
  await query<AgentPlanRow>(
    db,
    sql`select ${COLUMNS} from agent_plans p where p.owner_id = ${owner.id} order by p.created_at_ms desc, p.id desc`,
  )

/** One of them with all its acts. Throws Refusal `not_found`, for those of others, too. */
export async function findAgentPlan(
  db: Db,
  owner: Caller,
  id: string,
): Promise<{ readonly row: AgentPlanRow; readonly plan: Plan }> {
  const [found] = await query<AgentPlanRow & { plan: Plan }>(
    db,
    sql`select ${COLUMNS}, p.plan from agent_plans p where p.owner_id = ${owner.id} and p.id = ${id}`,
  )
  if (!found) throw new Refusal('not_found', 'There is no such plan')
  const { plan, ...row } = found
  return { row, plan }
}

/** The name of the plan that was made for this key before. */
export async function planOfKey(db: Db, owner: Caller, place: string, key: string): Promise<string | undefined> {
  const [row] = await query<{ id: string }>(
    db,
    sql`select id from agent_plans where owner_id = ${owner.id} and place = ${place} and asked_key = ${key}`,
  )
  return row?.id
}

/** Keeps a plan, or its changed form; what was said of another digest stays said of that one. */
export async function keepAgentPlan(
  db: Db,
  owner: Caller,
  kept: {
    readonly plan: Plan
    readonly place: string
    readonly digest: string
    readonly askedBy: string
    readonly key?: string | undefined
  },
): Promise<void> {
  const { plan, place, digest, askedBy, key } = kept
  await query(
    db,
    sql`insert into agent_plans (owner_id, id, place, plan, acts, digest, asked_key, asked_by, created_at_ms)
        values (${owner.id}, ${plan.id}, ${place}, ${jsonForDb(plan)}::jsonb, ${plan.acts.length}, ${digest},
          ${key ?? null}, ${askedBy}, ${plan.createdAtMs})
        on conflict (owner_id, id) do update set plan = excluded.plan, acts = excluded.acts, digest = excluded.digest`,
  )
  // What was begun counts towards the limits of the day.
  await query(
    db,
    sql`delete from agent_plans where owner_id = ${owner.id} and begun_at_ms is null and id in (
          select id from agent_plans where owner_id = ${owner.id} and begun_at_ms is null
          order by created_at_ms desc, id desc offset ${MOST_KEPT})`,
  )
}

/**
 * Writes down what a person said to one digest. Throws Refusal `not_found`, and `conflict` where the plan has another one by
 * now, or was carried out.
 */
export async function decide(
  db: Db,
  owner: Caller,
  id: string,
  said: { readonly digest: string; readonly isApproved: boolean; readonly nowMs: number },
): Promise<void> {
  const { row } = await findAgentPlan(db, owner, id)
  if (row.run_id !== null) throw new Refusal('conflict', 'This plan was carried out already')
  const done = await query(
    db,
    sql`update agent_plans set decided_digest = ${said.digest}, is_approved = ${said.isApproved}, decided_at_ms = ${said.nowMs}
        where owner_id = ${owner.id} and id = ${id} and digest = ${said.digest} returning id`,
  )
  if (done.length === 0)
    throw new Refusal('conflict', 'This plan was changed since you saw it. Look at it again before you decide.')
}

/** What a person said of the plan as it stands: nothing, where it was changed since, or a day is over. */
export function saidOf(row: AgentPlanRow, nowMs: number): 'yes' | 'no' | 'nothing' {
  if (row.decided_digest !== row.digest) return 'nothing'
  if (row.is_approved !== true) return row.is_approved === false ? 'no' : 'nothing'
  return nowMs - (row.decided_at_ms ?? 0) < GOOD_FOR_MS ? 'yes' : 'nothing'
}

/** Notes that a plan is being carried out, or, without a time, that it was not after all. */
export async function noteBegun(db: Db, owner: Caller, id: string, atMs: number | null): Promise<void> {
  await query(db, sql`update agent_plans set begun_at_ms = ${atMs} where owner_id = ${owner.id} and id = ${id}`)
}

/** Moves that agents of this person made, or began to make, since then; `but` one plan. */
export async function movedSince(db: Db, owner: Caller, sinceMs: number, but: string): Promise<number> {
  const [row] = await query<{ n: number }>(
    db,
    sql`select coalesce(sum(acts), 0)::int as n from agent_plans
        where owner_id = ${owner.id} and begun_at_ms > ${sinceMs} and id <> ${but}`,
  )
  return row?.n ?? 0
}

/** True for a run that came from a plan of an agent of this person. */
export async function isOfAgent(db: Db, owner: Caller, runId: string): Promise<boolean> {
  const rows = await query(
    db,
    sql`select 1 from runs r join agent_plans p on p.owner_id = r.owner_id and p.id = r.plan_id
        where r.owner_id = ${owner.id} and r.id = ${runId}`,
  )
  return rows.length > 0
}

/** What a person said once about all agents: nothing counts and nothing is granted where they said nothing. */
export async function rulesForAgents(db: Db, owner: Caller): Promise<AgentRules> {
  const [row] = await query<{ asks_client: boolean; grants: unknown }>(
    db,
    sql`select asks_client, grants from agent_rules where owner_id = ${owner.id}`,
  )
  const read = agentRules.safeParse({ asksClient: row?.asks_client, grants: row?.grants })
  return read.success ? read.data : { asksClient: false, grants: [] }
}

export async function changeRulesForAgents(db: Db, owner: Caller, { asksClient, grants }: AgentRules): Promise<void> {
  await query(
    db,
    sql`insert into agent_rules (owner_id, asks_client, grants) values (${owner.id}, ${asksClient}, ${jsonForDb(grants)}::jsonb)
        on conflict (owner_id) do update set asks_client = excluded.asks_client, grants = excluded.grants`,
  )
}

/** Removes plans of agents that are long over. */
export async function expireAgentPlans(db: Db, nowMs: number): Promise<void> {
  await query(db, sql`delete from agent_plans where created_at_ms < ${nowMs - KEPT_MS}`)
}

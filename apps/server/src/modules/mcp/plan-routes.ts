import {
  type AgentPlan,
  agentPlanDecision,
  agentPlanDetails,
  agentPlanQuery,
  agentRules,
  doneResponse,
  listAgentPlansResponse,
} from '@octavo/contract'
import { type Plan, pathProblem } from '@octavo/core'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../callers/index.ts'
import { stateOf } from './permits.ts'
import {
  type AgentPlanRow,
  changeRulesForAgents,
  decide,
  findAgentPlan,
  listAgentPlans,
  rulesForAgents,
} from './plan-book.ts'

/** Moves on one page. */
const PAGE = 200

/**
 * GET /api/agent-plans, GET /api/agent-plans/{id}, its decision, and PUT /api/agent-rules: what agents proposed, and what the
 * person says to it. For a session only: no key, whatever its scopes, comes here.
 */
export function agentPlanRoutes(app: App, services: Services): void {
  const { db, authorise, nowMs, connectedPlaces } = services
  const tags = ['agents']
  const shown = async (owner: Caller, row: AgentPlanRow, names: ReadonlyMap<string, string>, plan?: Plan) =>
    ({
      id: row.id,
      place: row.place === '' ? null : (names.get(row.place) ?? row.place),
      askedBy: row.asked_by,
      createdAtMs: row.created_at_ms,
      digest: row.digest,
      state: await stateOf({ db, owner, nowMs: nowMs() }, row, plan),
      moves: row.acts,
      stays: row.stays,
      sizeBytes: row.size_bytes,
    }) satisfies AgentPlan
  const namesOf = async (owner: Caller) =>
    new Map((await connectedPlaces.list(owner)).map(({ id, name }) => [id, name] as const))

  app.get(
    '/api/agent-plans',
    {
      schema: {
        tags,
        summary: 'What agents proposed, and what I said about agents',
        response: { 200: listAgentPlansResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.account(request)
      const names = await namesOf(owner)
      const rows = await listAgentPlans(db, owner)
      const rules = await rulesForAgents(db, owner)
      // Whether a grant covers a plan is in its acts, which are looked at only where there is a grant.
      const mayBeCovered = (row: AgentPlanRow) => rules.grants.length > 0 && row.run_id === null
      const plans: AgentPlan[] = []
      for (const row of rows) {
        const plan = mayBeCovered(row) ? (await findAgentPlan(db, owner, row.id)).plan : undefined
        plans.push(await shown(owner, row, names, plan))
      }
      return { plans, rules }
    },
  )

  app.get(
    '/api/agent-plans/:id',
    {
      schema: {
        tags,
        summary: 'A plan of an agent as it stands, page by page',
        params: idParams,
        querystring: agentPlanQuery,
        response: { 200: agentPlanDetails, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      if (!owner) throw notFound()
      const { row, plan } = await findAgentPlan(db, owner, request.params.id)
      const { cursor } = request.query
      const end = cursor + PAGE
      const rows = plan.acts
        .slice(cursor, end)
        .map((act) => ({ from: act.from, to: act.type === 'move' ? act.to : act.from }))
      return {
        plan: await shown(owner, row, await namesOf(owner), plan),
        rows,
        nextCursor: end < plan.acts.length ? end : null,
      }
    },
  )

  app.post(
    '/api/agent-plans/:id/decision',
    {
      schema: {
        tags,
        summary: 'Approve a plan of an agent by its digest, or refuse it',
        params: idParams,
        body: agentPlanDecision,
        response: { 200: doneResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      if (!owner) throw notFound()
      const { digest, approve } = request.body
      await decide(db, owner, request.params.id, { digest, isApproved: approve, nowMs: nowMs() })
      return { done: true as const }
    },
  )

  app.put(
    '/api/agent-rules',
    {
      schema: {
        tags,
        summary: 'Say what agents may do without asking me each time',
        body: agentRules,
        response: { 200: agentRules, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.freshAccount(request)
      const bad = request.body.grants.find(({ folder }) => folder !== '' && pathProblem(folder) !== undefined)
      if (bad) throw new Refusal('bad_request', 'This is no path of a folder', { folder: bad.folder })
      await changeRulesForAgents(db, owner, request.body)
      return await rulesForAgents(db, owner)
    },
  )
}

const notFound = () => new Refusal('not_found', 'There is no such plan')

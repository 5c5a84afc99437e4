import type { AgentPlanDetails, AgentRules, ListAgentPlansResponse } from '@octavo/contract'
import { requestJson } from '../../../http/http.ts'

const schemas = () => import('@octavo/contract')

/** Where the plans of agents live in the query cache. */
export const AGENT_PLANS = '/api/agent-plans'

/** What agents proposed, and what the person said about agents. Throws HttpError. */
export const listAgentPlans = async (signal: AbortSignal): Promise<ListAgentPlansResponse> =>
  (await schemas()).listAgentPlansResponse.parse(await requestJson(AGENT_PLANS, { signal }))

/** One plan as it stands, and a page of its moves. Throws HttpError. */
export const getAgentPlan = async (id: string, cursor: number, signal: AbortSignal): Promise<AgentPlanDetails> =>
  (await schemas()).agentPlanDetails.parse(
    await requestJson(`${AGENT_PLANS}/${encodeURIComponent(id)}?cursor=${cursor}`, { signal }),
  )

/** A yes or a no to one digest. Throws HttpError, 409 where the plan has another one by now. */
export const decideAgentPlan = (id: string, body: { readonly digest: string; readonly approve: boolean }) =>
  requestJson(`${AGENT_PLANS}/${encodeURIComponent(id)}/decision`, { method: 'POST', body })

/** Says what agents may do without asking; needs a fresh password. Throws HttpError. */
export const putAgentRules = (body: AgentRules) => requestJson('/api/agent-rules', { method: 'PUT', body })

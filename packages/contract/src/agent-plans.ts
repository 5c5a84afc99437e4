import * as z from 'zod'

/** How a plan of an agent stands. `covered`: by a standing grant, so that nobody need be asked. */
export const AGENT_PLAN_STATES = ['waiting', 'approved', 'covered', 'refused', 'done'] as const

const digest = z.string().regex(/^[0-9a-f]{64}$/u)

/** A plan that a program proposed over `/mcp`, in short. */
export const agentPlan = z.object({
  id: z.string(),
  /** The name of the connection that it is for; null for the library. */
  place: z.string().nullable(),
  /** The name of the API key that proposed it. */
  askedBy: z.string(),
  createdAtMs: z.number().int(),
  /** What an approval is of: SHA-256 over every act and what it expects to find. */
  digest,
  state: z.enum(AGENT_PLAN_STATES),
  moves: z.number().int(),
  stays: z.number().int(),
  sizeBytes: z.number(),
})
export type AgentPlan = z.infer<typeof agentPlan>

/** What agents may do without being asked: so many moves in any 24 hours, that begin and end in one folder. */
export const agentGrant = z.strictObject({
  /** Without a `/` at its front; '' is the whole library. */
  folder: z.string().max(8192),
  perDay: z.number().int().min(1).max(10_000),
  /** When it ends. */
  untilMs: z.number().int().nullable(),
})
export type AgentGrant = z.infer<typeof agentGrant>

/** What a person said once about all agents. */
export const agentRules = z.strictObject({
  /** True where what a client says that its user answered counts as an approval. */
  asksClient: z.boolean(),
  grants: z.array(agentGrant).max(20),
})
export type AgentRules = z.infer<typeof agentRules>

/** GET /api/agent-plans: the newest first. */
export const listAgentPlansResponse = z.object({ plans: z.array(agentPlan), rules: agentRules })
export type ListAgentPlansResponse = z.infer<typeof listAgentPlansResponse>

/** GET /api/agent-plans/{id}: `cursor` counts moves. */
export const agentPlanQuery = z.strictObject({ cursor: z.coerce.number().int().min(0).default(0) })
export const agentPlanDetails = z.object({
  plan: agentPlan,
  rows: z.array(z.object({ from: z.string(), to: z.string() })),
  nextCursor: z.number().int().nullable(),
})
export type AgentPlanDetails = z.infer<typeof agentPlanDetails>

/** POST /api/agent-plans/{id}/decision: a yes or a no to one digest; 409 where the plan has another one by now. */
export const agentPlanDecision = z.strictObject({ digest, approve: z.boolean() })

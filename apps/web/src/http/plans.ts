import type { ApproveResponse, PlanObstacles, ProposedPlan, RuleFile } from '@octavo/contract'
import type { Plan } from '@octavo/core'
import { HttpError, type RequestOptions, requestJson, respond } from './http.ts'
import { requestFollowed } from './progress-lines.ts'

/** Something that stands against carrying out a plan as it was reviewed. */
export type Obstacle = PlanObstacles['obstacles'][number]

/** The library is not as it was when a plan was reviewed. Nothing was done. */
export class PlanRefused extends Error {
  override readonly name = 'PlanRefused'
  readonly obstacles: readonly Obstacle[]
  constructor(obstacles: readonly Obstacle[], cause?: unknown) {
    super('The library has changed since the review', { cause })
    this.obstacles = obstacles
  }
}

/** The contract's schemas, fetched with the first call: what a server says is checked before anything trusts it. */
const schemas = () => import('@octavo/contract')

/**
 * Hands a reviewed plan in whole and has it carried out: exactly that, and once, however often the same plan is handed in.
 * Throws PlanRefused when something is in the way, HttpError, TypeError when the server can't be reached.
 */
export const carryOutThere = async (plan: Plan, signal?: AbortSignal): Promise<ApproveResponse> => {
  const { id, createdAtMs, acts, skips } = plan
  const options = { method: 'POST' as const, ...(signal ? { signal } : {}) }
  return refusable(async () => {
    const taken = await respond('/api/plans', { ...options, body: { plan: { id, createdAtMs, acts, skips } } })
    // The server gives the plan back as it understood it: megabytes that nobody here reads.
    await taken.body?.cancel()
    return approved(id, options)
  })
}

/** Has a plan carried out that the server proposed. Throws as `carryOutThere`. */
export const approveThere = (id: string): Promise<ApproveResponse> => refusable(() => approved(id, { method: 'POST' }))

const approved = async (id: string, options: RequestOptions): Promise<ApproveResponse> => {
  const { approveResponse } = await schemas()
  return approveResponse.parse(await requestJson(`/api/plans/${encodeURIComponent(id)}/approve`, options))
}

/** A call whose refusal (409) may name what stands against a plan: throws PlanRefused then. */
export const refusable = async <T>(call: () => Promise<T>): Promise<T> => {
  const { planObstacles } = await schemas()
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error
    const { data } = planObstacles.safeParse(error.details)
    throw data ? new PlanRefused(data.obstacles, error) : error
  }
}

/**
 * True when the library has carried out a plan that was handed in; where it is at it, that is waited for. Throws HttpError,
 * TypeError when it can't be reached.
 */
export const wasCarriedOutThere = async (id: string): Promise<boolean> => {
  const { proposedPlan } = await schemas()
  try {
    const answer = await requestJson(`/api/plans/${encodeURIComponent(id)}`, { timeoutMs: 8000 })
    const { runId, taskId } = proposedPlan.pick({ runId: true, taskId: true }).parse(answer)
    if (runId !== null || taskId === undefined) return runId !== null
    // A second yes to the same plan answers with the same run, when that has come to its end.
    await approved(id, { method: 'POST' })
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false
    throw error
  }
}

/** Names that are taken in folders of the library, by folder. Throws as `carryOutThere`. */
export const namesThere = async (folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
  const [{ namesResponse }, answer] = await Promise.all([
    schemas(),
    requestJson('/api/plans/names', { method: 'POST', body: { folders } }),
  ])
  return new Map(Object.entries(namesResponse.parse(answer).names))
}

/** A plan of what would now differ of what is filed; `onProgress` hears how many files are judged. Throws HttpError. */
export const proposeAgain = async (
  rules: RuleFile | null,
  signal: AbortSignal,
  onProgress: (doneCount: number) => void,
): Promise<ProposedPlan> => {
  const body = { again: true, rules }
  const [{ proposedPlan }, answer] = await Promise.all([
    schemas(),
    requestFollowed('/api/plans', { method: 'POST', body, signal }, onProgress),
  ])
  return proposedPlan.parse(answer)
}

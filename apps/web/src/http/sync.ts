import type { ApproveResponse, ProposedPlan, SyncRequest, SyncState } from '@octavo/contract'
import type { Plan } from '@octavo/core'
import { requestJson } from './http.ts'
import { refusable } from './plans.ts'
import { requestFollowed } from './progress-lines.ts'

/** Where the state of syncs lives in the query cache. */
export const SYNC_STATE = ['/api/google-drive-sync'] as const

const ADDRESS = '/api/google-drive-sync'
const schemas = () => import('@octavo/contract')

/** What can be synced, and how far the newest sync is. Throws HttpError. */
export const syncStateOf = async (signal?: AbortSignal): Promise<SyncState> => {
  const [{ syncState }, answer] = await Promise.all([schemas(), requestJson(ADDRESS, signal ? { signal } : {})])
  return syncState.parse(answer)
}

/** Begins a sync, which goes on by itself. Throws HttpError. */
export const beginSync = async (body: SyncRequest): Promise<SyncState> => {
  const [{ syncState }, answer] = await Promise.all([
    schemas(),
    requestJson(ADDRESS, { method: 'POST', body, headers: { Prefer: 'respond-async' } }),
  ])
  return syncState.parse(answer)
}

/** Ends a task, or has it tried again. Throws HttpError. */
export const changeTask = async (id: string, verb: 'cancel' | 'retry'): Promise<void> => {
  await requestJson(`/api/tasks/${encodeURIComponent(id)}/${verb}`, { method: 'POST', body: {} })
}

/** A plan for a drive, whole, and which drive. Throws HttpError. */
export const planOnDrive = async (id: string, signal?: AbortSignal): Promise<ProposedPlan> => {
  const [{ proposedPlan }, answer] = await Promise.all([
    schemas(),
    requestJson(`/api/plans/${encodeURIComponent(id)}`, signal ? { signal } : {}),
  ])
  return proposedPlan.parse(answer)
}

/** Whether a plan was carried out, and whether it is being. Throws HttpError. */
export const stateOfPlan = async (
  id: string,
  signal?: AbortSignal,
): Promise<Pick<ProposedPlan, 'runId' | 'taskId'>> => {
  const { runId, taskId } = await planOnDrive(id, signal)
  return { runId, ...(taskId !== undefined && { taskId }) }
}

/** Names that are taken in folders of a drive, by folder. Throws HttpError. */
export const namesOnDrive = async (
  place: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const [{ namesResponse }, answer] = await Promise.all([
    schemas(),
    requestJson('/api/plans/names', { method: 'POST', body: { place, folders } }),
  ])
  return new Map(Object.entries(namesResponse.parse(answer).names))
}

/**
 * Hands in a plan for a drive as it was reviewed and has it carried out there; `onMoved` hears how many files are. Throws
 * PlanRefused when something is in the way, HttpError.
 */
export const approveOnDrive = async (
  place: string,
  plan: Plan,
  onMoved: (count: number) => void,
): Promise<ApproveResponse> => {
  const { id, createdAtMs, acts, skips } = plan
  return await refusable(async () => {
    await requestJson('/api/plans', { method: 'POST', body: { place, plan: { id, createdAtMs, acts, skips } } })
    const [{ approveResponse }, answer] = await Promise.all([
      schemas(),
      requestFollowed(`/api/plans/${encodeURIComponent(id)}/approve`, { method: 'POST' }, onMoved),
    ])
    return approveResponse.parse(answer)
  })
}

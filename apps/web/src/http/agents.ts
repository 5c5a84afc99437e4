import type {
  AgentsResponse,
  CreateScoutRequest,
  LibraryFile,
  Scout,
  ScoutItemsResponse,
  ScoutSource,
  ScoutsResponse,
  Task,
} from '@octavo/contract'
import { requestJson } from './http.ts'

/** Where what agents and scouts are lives in the query cache. */
export const AGENTS = ['/api/agents'] as const
export const SCOUTS = ['/api/scouts'] as const
export const FOUND_FILES = ['/api/files', 'newest'] as const
export const ALL_TASKS = ['/api/tasks'] as const
export const CLOUD_TASKS = ['/api/cloud/tasks'] as const

const schemas = () => import('@octavo/contract')
const send = (path: string, body: object) => requestJson(path, { method: 'POST', body })
const pathOf = (id: string) => `/api/scouts/${encodeURIComponent(id)}`

/** The kinds of work of the server, and how it is. Throws HttpError; so do all here. */
export const agentsOf = async (signal: AbortSignal): Promise<AgentsResponse> => {
  const [{ agentsResponse }, answer] = await Promise.all([schemas(), requestJson('/api/agents', { signal })])
  return agentsResponse.parse(answer)
}

export const scoutsOf = async (signal: AbortSignal): Promise<ScoutsResponse> => {
  const [{ scoutsResponse }, answer] = await Promise.all([schemas(), requestJson('/api/scouts', { signal })])
  return scoutsResponse.parse(answer)
}

/** The newest files, `limit` at most, and how many there are. */
export const newestFiles = async (
  limit: number,
  signal: AbortSignal,
): Promise<{ files: LibraryFile[]; total: number }> => {
  const [{ listFilesResponse }, answer] = await Promise.all([
    schemas(),
    requestJson(`/api/files?limit=${limit}`, { signal }),
  ])
  return listFilesResponse.parse(answer)
}

/** Tasks of a list: all of the person's, or those of agents and scouts. */
export const tasksAt = async (path: '/api/tasks' | '/api/cloud/tasks', signal: AbortSignal): Promise<Task[]> => {
  const [{ listTasksResponse }, answer] = await Promise.all([schemas(), requestJson(path, { signal })])
  return listTasksResponse.parse(answer).tasks
}

export const createScout = async (wish: CreateScoutRequest): Promise<Scout> => {
  const [{ scoutResponse }, answer] = await Promise.all([schemas(), send('/api/scouts', wish)])
  return scoutResponse.parse(answer).scout
}

export const removeScout = async (id: string): Promise<void> => {
  await requestJson(pathOf(id), { method: 'DELETE' })
}

/** What a scout has met, newest first. */
export const itemsOfScout = async (id: string, signal: AbortSignal): Promise<ScoutItemsResponse> => {
  const [{ scoutItemsResponse }, answer] = await Promise.all([
    schemas(),
    requestJson(`${pathOf(id)}/items`, { signal }),
  ])
  return scoutItemsResponse.parse(answer)
}

const taskOf = async (path: string, body: object): Promise<string> => {
  const [{ taskStarted }, answer] = await Promise.all([schemas(), send(path, body)])
  return taskStarted.parse(answer).taskId
}

/** Has a scout look now; gives the task's id, as all below do. */
export const scanScout = (id: string, sources: readonly ScoutSource[]) => taskOf(`${pathOf(id)}/scan`, { sources })
export const discover = (sources: readonly ScoutSource[]) => taskOf('/api/cloud/discover', { sources })
export const analyze = (files: readonly string[]) => taskOf('/api/cloud/analyze', { files })
export const organizeFound = (files: readonly string[]) => taskOf('/api/cloud/organize', { files })

/** Says yes to the plan that a scout proposed. */
export const approveProposals = async (planId: string): Promise<void> => {
  await send(`/api/plans/${encodeURIComponent(planId)}/approve`, {})
}

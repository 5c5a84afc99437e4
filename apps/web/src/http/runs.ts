import type { ListRunsResponse, RunDetails, UndoResponse } from '@octavo/contract'
import { requestJson } from './http.ts'

/** The contract's schemas, fetched with the first call. */
const schemas = () => import('@octavo/contract')

/** Where runs live in the query cache. */
export const RUNS = ['/api/runs'] as const

const addressOf = (runId: string): string => `/api/runs/${encodeURIComponent(runId)}`

/** One page of what was done with the library, newest first; without a cursor the newest. Throws HttpError. */
export const pageOfRuns = async (cursor: string | undefined, signal?: AbortSignal): Promise<ListRunsResponse> => {
  const query = cursor === undefined ? '' : `?${new URLSearchParams({ cursor })}`
  const [{ listRunsResponse }, answer] = await Promise.all([
    schemas(),
    requestJson(`/api/runs${query}`, signal ? { signal } : {}),
  ])
  return listRunsResponse.parse(answer)
}

/** What a run did to its files, a page of them. Throws HttpError. */
export const runDetailsOf = async (runId: string, cursor: number, signal: AbortSignal): Promise<RunDetails> => {
  const [{ runDetails }, answer] = await Promise.all([
    schemas(),
    requestJson(`${addressOf(runId)}?${new URLSearchParams({ cursor: String(cursor) })}`, { signal }),
  ])
  return runDetails.parse(answer)
}

/** Takes a run back, or some of its files. The undo is a run of its own. Throws HttpError. */
export const undoRun = async (runId: string, fileIds?: readonly string[]): Promise<UndoResponse> => {
  const [{ undoResponse }, answer] = await Promise.all([
    schemas(),
    requestJson(`${addressOf(runId)}/undo`, { method: 'POST', ...(fileIds ? { body: { fileIds } } : {}) }),
  ])
  return undoResponse.parse(answer)
}

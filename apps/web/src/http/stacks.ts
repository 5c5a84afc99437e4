import type { PartsResponse, StackResponse } from '@octavo/contract'
import { requestJson } from './http.ts'
import { requestFollowed } from './progress-lines.ts'

/** The contract's schemas, fetched with the first call: what a server says is checked before anything trusts it. */
const schemas = () => import('@octavo/contract')
const addressOf = (id: string): string => `/api/files/${encodeURIComponent(id)}`

/** Where a PDF of the library may hold other documents; `onPage` hears how many pages were recognised. Throws HttpError. */
export const lookAtStack = async (
  id: string,
  signal: AbortSignal,
  onPage: (done: number) => void,
): Promise<StackResponse> => {
  const [{ stackResponse }, answer] = await Promise.all([
    schemas(),
    requestFollowed(`${addressOf(id)}/stack`, { method: 'POST', signal }, onPage),
  ])
  return stackResponse.parse(answer)
}

/** Copies its documents, by the pages that the others begin with, into files of their own. Throws HttpError. */
export const splitStack = async (id: string, beforePages: readonly number[]): Promise<PartsResponse> => {
  const [{ partsResponse }, answer] = await Promise.all([
    schemas(),
    requestJson(`${addressOf(id)}/parts`, { method: 'POST', body: { beforePages } }),
  ])
  return partsResponse.parse(answer)
}

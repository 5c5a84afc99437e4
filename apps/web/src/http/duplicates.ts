import type { DuplicatesResponse, ProposedPlan, SetAsideOf } from '@octavo/contract'
import { requestJson } from './http.ts'
import { requestFollowed } from './progress-lines.ts'

/** The contract's schemas, fetched with the first call: what a server says is checked before anything trusts it. */
const schemas = () => import('@octavo/contract')

/** What the library holds more than once; `onProgress` hears how many pictures were looked at. Throws HttpError. */
export const duplicatesThere = async (
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<DuplicatesResponse> => {
  const [{ duplicatesResponse }, answer] = await Promise.all([
    schemas(),
    requestFollowed('/api/library/duplicates', { method: 'POST', signal }, onProgress),
  ])
  return duplicatesResponse.parse(answer)
}

/** Remembers that all of some files are kept, or that they are to be asked about again. Throws HttpError. */
export const keepCopiesThere = async (ids: readonly string[], keep: boolean): Promise<void> => {
  await requestJson('/api/library/duplicates/keep', { method: 'POST', body: { ids, keep } })
}

/** The plan that sets copies of the library aside; nothing moves. Throws HttpError. */
export const asideThere = async (copies: readonly SetAsideOf[]): Promise<ProposedPlan['plan']> => {
  const [{ proposedPlan }, answer] = await Promise.all([
    schemas(),
    requestJson('/api/plans', { method: 'POST', body: { copies } }),
  ])
  return proposedPlan.parse(answer).plan
}

import type { OperatorResponse } from '@octavo/contract'
import { requestJson } from '../../../http/http.ts'

/** Where the operator's view lives in the query cache. */
export const OPERATOR = '/api/operator'

/** People, space, work and failures of the installation. Throws HttpError, 403 where the account is no operator's. */
export const seeInstallation = async (signal: AbortSignal): Promise<OperatorResponse> =>
  (await import('@octavo/contract')).operatorResponse.parse(await requestJson(OPERATOR, { signal }))

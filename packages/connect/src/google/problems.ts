import { AppError, type ErrorCode } from '@octavo/core'
import { asList, asObject, asText, objectIn } from '../body.ts'

/** Google refuses for good and for now with the same status, 403: the reason tells which. */
const CODES: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  rateLimitExceeded: ['rate_limited', 'Google asks to wait.'],
  userRateLimitExceeded: ['rate_limited', 'Google asks to wait.'],
  sharingRateLimitExceeded: ['rate_limited', 'Google asks to wait.'],
  RATE_LIMIT_EXCEEDED: ['rate_limited', 'Google asks to wait.'],
  dailyLimitExceeded: ['rate_limited', 'Google lets nobody in any more today.'],
  storageQuotaExceeded: ['no_space', 'The drive has no space left.'],
  numChildrenInNonRootLimitExceeded: ['no_space', 'A folder of the drive is full.'],
  activeItemCreationLimitExceeded: ['no_space', 'The drive holds as many things as it can.'],
  fileNotDownloadable: ['is_folder', 'It has no bytes of its own.'],
  exportSizeLimitExceeded: ['too_large', 'Google gives out no document as large as that one.'],
  parentNotAFolder: ['not_a_folder', 'It is a file.'],
}
/** How long to stay away when a day's calls are used up and nothing else is said. */
const DAILY_MS = 3_600_000

/** What an answer that is an error means; undefined where its status tells as much. */
export function googleProblem(_status: number, words: string, later: number | undefined): AppError | undefined {
  const error = asObject(objectIn(words)?.error)
  for (const detail of [...asList(error?.errors), ...asList(error?.details)]) {
    const reason = asText(asObject(detail)?.reason) ?? ''
    const [code, message] = Object.hasOwn(CODES, reason) ? (CODES[reason] ?? []) : []
    if (code === undefined || message === undefined) continue
    const retryAfterMs = later ?? (reason === 'dailyLimitExceeded' ? DAILY_MS : undefined)
    return new AppError(code, message, code === 'rate_limited' && retryAfterMs !== undefined ? { retryAfterMs } : {})
  }
  return undefined
}

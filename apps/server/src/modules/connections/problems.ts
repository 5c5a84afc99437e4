import { AppError, type ErrorCode } from '@octavo/core'
import type { Standing } from './rows.ts'

const SIGNED_OUT: Standing = { state: 'signed-out', problem: 'refused' }

const STANDINGS: Readonly<Partial<Record<ErrorCode, Standing>>> = {
  auth_expired: SIGNED_OUT,
  transient: { state: 'away', problem: 'unreachable' },
  rate_limited: { state: 'away', problem: 'busy' },
  busy: { state: 'away', problem: 'busy' },
  permission_denied: { state: 'away', problem: 'forbidden' },
  link_outside: { state: 'away', problem: 'forbidden' },
  corrupt: { state: 'away', problem: 'odd' },
  unsupported: { state: 'away', problem: 'odd' },
  too_large: { state: 'away', problem: 'odd' },
  bad_input: { state: 'away', problem: 'odd' },
  not_found: { state: 'away', problem: 'gone' },
  source_missing: { state: 'away', problem: 'gone' },
  not_a_folder: { state: 'away', problem: 'gone' },
}

/** What an error of a whole connection says of how it stands; undefined for what says nothing of it. */
export const standingOf = (error: unknown): Standing | undefined =>
  error instanceof AppError ? STANDINGS[error.code] : undefined

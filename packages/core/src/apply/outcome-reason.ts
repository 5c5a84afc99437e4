import type { ErrorCode } from '../errors/index.ts'
import { because, type Reason } from '../reasons/index.ts'

const KNOWN: Readonly<Partial<Record<ErrorCode, Reason>>> = {
  source_missing: because('gone'),
  changed_since_review: because('changed-since'),
  already_exists: because('name-taken'),
  not_empty: because('not-empty'),
  permission_denied: because('not-permitted'),
  no_space: because('no-space'),
  cancelled: because('was-stopped'),
  io_error: because('disk-failed'),
}

/** Why an act was not done, to be said in anybody's language: by its code, else the sentence that came with it, else the code. */
export function outcomeReason({
  code,
  message,
}: {
  readonly code?: string | undefined
  readonly message?: Reason | undefined
}): Reason {
  const known = code !== undefined && Object.hasOwn(KNOWN, code) ? KNOWN[code as ErrorCode] : undefined
  return known ?? message ?? code ?? ''
}

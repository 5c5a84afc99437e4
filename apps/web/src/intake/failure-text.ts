import { m } from '../paraglide/messages.js'

const TEXTS: Record<string, () => string> = {
  source_missing: m.failure_source_missing,
  permission_denied: m.failure_permission_denied,
  io_error: m.failure_io_error,
  network: m.failure_network,
  cancelled: m.failure_cancelled,
  unconfirmed: m.failure_unconfirmed,
  too_large: m.failure_too_large,
  plan_limit: m.failure_plan_limit,
  no_space: m.failure_no_space,
  device_full: m.offline_no_space,
  rate_limited: m.failure_rate_limited,
}

/** Why a file did not arrive: the server's sentence where it gave one, else ours for the code. */
export const failureText = (failure: { readonly code: string; readonly text?: string }): string =>
  failure.text ?? (TEXTS[failure.code] ?? m.failure_other)()

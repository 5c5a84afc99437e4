/** SQLSTATE classes and system errors that mean: the database doesn't answer just now. */
const CODES =
  /^(?:08...|57P0[1235]|53300|ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/u
/** Words of the drivers for what has no code: a connection that broke under a statement, or before it. */
const WORDS =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|PGlite is clos)/u

/** True for an error, or one that it was caused by, after which the same call may well succeed a little later. */
export function isAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    if (cause.name === 'DatabaseDied') return true
    if ('code' in cause && typeof cause.code === 'string' && CODES.test(cause.code)) return true
    if (WORDS.test(cause.message)) return true
    // Several addresses of one name were tried.
    if (cause instanceof AggregateError && cause.errors.some(isAway)) return true
    cause = cause.cause
  }
  return false
}

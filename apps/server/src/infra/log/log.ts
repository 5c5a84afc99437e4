import { type Logger, pino } from 'pino'

const FIELD_LIMIT_CHARS = 1024
const SECRET = /authorization|cookie|token|password|secret|database_?url|api_?key/iu

/** What a failed statement was given stands in its error's message, and has no place in a log. */
const withoutParams = (text: unknown): unknown =>
  typeof text === 'string' ? text.replace(/\nparams: [\s\S]*?(?=\n\s+at |$)/u, '') : text

/** Cuts texts at 1 kB and hides what must never be logged; walks a few levels only, so that nothing large is copied. */
function clean(value: unknown, key = '', depth = 0): unknown {
  if (SECRET.test(key)) return '[hidden]'
  if (typeof value === 'string')
    return value.length > FIELD_LIMIT_CHARS ? `${value.slice(0, FIELD_LIMIT_CHARS)}…` : value
  if (value instanceof Error) {
    const { code, cause } = value as { code?: unknown; cause?: unknown }
    return {
      name: value.name,
      message: clean(withoutParams(value.message)),
      stack: clean(withoutParams(value.stack)),
      ...(code === undefined ? {} : { code }),
      ...(cause === undefined || depth > 3 ? {} : { cause: clean(cause, '', depth + 1) }),
    }
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth > 3) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, 20).map((member) => clean(member, '', depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, clean(member, name, depth + 1)]))
}

export type { Logger }

/** The log: one JSON object a line to standard error or a file; control characters escaped, fields cut at 1 kB. */
export function createLogger(options: { readonly level: string; readonly file?: string | undefined }): Logger {
  const destination = pino.destination({ dest: options.file ?? 2, sync: true, append: true, mkdir: true })
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => clean(fields) as Record<string, unknown>,
      },
      hooks: {
        logMethod(args, method) {
          const cut = args.map((arg) => (typeof arg === 'string' ? clean(arg) : arg)) as typeof args
          method.apply(this, cut)
        },
      },
      // `err` is cleaned by the formatter above: pino's own serializer would put the raw texts back.
      serializers: { err: (error: unknown) => error },
    },
    destination,
  )
}

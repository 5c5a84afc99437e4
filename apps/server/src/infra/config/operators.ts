import * as z from 'zod'

/** A key of 32 bytes. */
export const secret = z
  .string()
  .regex(/^[0-9a-fA-F]{64}$/u, 'must be 64 hexadecimal digits, such as openssl rand -hex 32 gives')
  .transform((text) => Buffer.from(text, 'hex'))

const token = z
  .string()
  .regex(/^[\w-]{24,200}$/u, 'must be 24 to 200 letters, digits, - and _, such as openssl rand -hex 24 gives')
const addresses = z.string().transform((text, context) => {
  const found = text.split(',').map((part) => part.trim().normalize('NFC').toLowerCase())
  if (found.every((address) => /^[^\s@,]+@[^\s@,]+$/u.test(address))) return found
  context.addIssue({ code: 'custom', message: 'must be e-mail addresses such as ada@example.org, separated by commas' })
  return z.NEVER
})

/** What a process of an installation does: takes requests, does tasks and regular jobs, or both. */
export type Role = 'web' | 'worker' | 'all'

/** Who watches the installation, and with what; and what this process of it does. */
export const OPERATOR_SETTINGS = {
  OCTAVO_ROLE: {
    check: z.enum(['web', 'worker', 'all'], 'must be web, worker or all'),
    default: 'all',
    about:
      'Of several processes on one PostgreSQL server: web takes requests, worker does tasks and regular jobs, all does both.',
  },
  OCTAVO_OPERATORS: {
    check: addresses,
    default: [],
    about: 'E-mail addresses of the accounts that see /operator, separated by commas; confirmed where mails are sent.',
  },
  OCTAVO_METRICS_TOKEN: {
    check: token,
    default: undefined,
    secret: true,
    about: 'What a monitor sends as Bearer token to GET /metrics. Left out: there are no metrics.',
  },
} as const

/** What settings of operators say that does not go together, one sentence each. */
export function operatorProblems(config: {
  readonly role: Role
  readonly databaseUrl: string | undefined
  readonly strictHost: boolean
  readonly publicUrl: string | undefined
}): readonly string[] {
  const problems: string[] = []
  if (config.role !== 'all' && config.databaseUrl === undefined)
    problems.push(
      `OCTAVO_ROLE: ${config.role} needs DATABASE_URL, for the embedded database has one process, which does everything`,
    )
  if (config.strictHost && config.publicUrl === undefined)
    problems.push('OCTAVO_STRICT_HOST: needs OCTAVO_PUBLIC_URL, whose name is the one that is answered to')
  return problems
}

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

/** Who watches the installation, and with what. */
export const OPERATOR_SETTINGS = {
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

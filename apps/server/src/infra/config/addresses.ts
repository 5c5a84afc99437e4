import * as z from 'zod'

const origin = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/u.test(url.protocol) && url.origin === text.replace(/\/$/u, '') ? url.origin : undefined
}
/** An address of the web without a path. */
export const oneOrigin = z.string().transform((text, context) => {
  const value = origin(text)
  if (value) return value
  context.addIssue({ code: 'custom', message: 'must be an address such as https://files.example.org, without a path' })
  return z.NEVER
})
/** An address of the web. */
export const webAddress = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/u.test(url.protocol)) return url.href
  context.addIssue({ code: 'custom', message: 'must be an address such as https://store.example.org/beans' })
  return z.NEVER
})
/** Several addresses without paths. */
export const origins = z.string().transform((text, context) => {
  const values = text.split(',').map((part) => origin(part.trim()))
  if (values.every((value) => value !== undefined)) return values
  context.addIssue({ code: 'custom', message: 'must be addresses such as https://a.example.org, separated by commas' })
  return z.NEVER
})
const isPostgres = (text: string) => URL.canParse(text) && /^postgres(?:ql)?:$/u.test(new URL(text).protocol)
/** The address of a PostgreSQL server. */
export const databaseUrl = z
  .string()
  .refine(isPostgres, 'must be the address of a PostgreSQL server: postgres://user:password@host:5432/name')

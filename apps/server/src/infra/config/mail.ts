import * as z from 'zod'

/** How mail is handed over: where, by which name, and whether the connection has to be encrypted. */
export interface Smtp {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (`smtps:`). */
  readonly isTls: boolean
  /** STARTTLS before anything is said (`smtp:`); not asked of a server on this machine, nor with `?tls=none`. */
  readonly wantsStartTls: boolean
  readonly user: string | undefined
  readonly password: string | undefined
}

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/u

/** Reads `smtps://user:password@host:port` or `smtp://…`; undefined when it is none. */
export function parseSmtpUrl(text: string): Smtp | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^smtps?:$/u.test(url.protocol) || url.hostname === '') return undefined
  if (!['', '/'].includes(url.pathname) || url.hash !== '' || !['', '?tls=none'].includes(url.search)) return undefined
  const isTls = url.protocol === 'smtps:'
  const decoded = (part: string) => (part === '' ? undefined : decodeURIComponent(part))
  try {
    return {
      host: url.hostname.replace(/^\[|\]$/gu, ''),
      port: url.port === '' ? (isTls ? 465 : 587) : Number(url.port),
      isTls,
      wantsStartTls: !isTls && url.search === '' && !LOOPBACK.test(url.hostname),
      user: decoded(url.username),
      password: decoded(url.password),
    }
  } catch {
    // A percent sign that encodes nothing.
    return undefined
  }
}

/** The check of OCTAVO_SMTP_URL. */
export const smtpUrl = z.string().transform((text, context) => {
  const value = parseSmtpUrl(text)
  if (value) return value
  context.addIssue({ code: 'custom', message: 'must be an address such as smtps://user:password@mail.example.org:465' })
  return z.NEVER
})

const address = z.email()

/** The check of OCTAVO_MAIL_FROM: `octavo@example.org` or `Octavo <octavo@example.org>`. */
export const mailFrom = z.string().transform((text, context) => {
  const [, name = '', inner = text] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim()) ?? []
  const parsed = address.safeParse(inner.trim())
  if (parsed.success) return { name: name.trim() || 'Octavo', address: parsed.data }
  context.addIssue({ code: 'custom', message: 'must be an address such as Octavo <octavo@example.org>' })
  return z.NEVER
})

/** What is missing beside a mail server: a sender, and the address that links begin with. */
export function mailProblems(config: {
  readonly smtp: Smtp | undefined
  readonly mailFrom: unknown
  readonly publicUrl: string | undefined
}): readonly string[] {
  if (config.smtp === undefined) return []
  return [
    ...(config.mailFrom === undefined ? ['OCTAVO_MAIL_FROM: must be set together with OCTAVO_SMTP_URL'] : []),
    ...(config.publicUrl === undefined
      ? ['OCTAVO_PUBLIC_URL: must be set together with OCTAVO_SMTP_URL; links in mails begin with it']
      : []),
  ]
}

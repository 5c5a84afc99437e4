import nodemailer from 'nodemailer'
import type { Smtp } from '../../infra/config/mail.ts'

/** One mail as it goes out. All texts but `to` are Octavo's own. */
export interface Message {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/**
 * What became of a mail: taken; refused for good or put off, which is about this mail only; or the server could not be
 * reached, which is about all.
 */
export type Outcome =
  | { readonly status: 'sent' }
  | { readonly status: 'refused' | 'later' | 'unreachable'; readonly why: string }

/** The way to the mail server. */
export interface Transport {
  /** Hands one mail over; never rejects. `why` holds codes only, for answers of servers quote addresses. */
  send(message: Message): Promise<Outcome>
}

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
/** Commands whose refusal is about this one mail: its recipient, its content. Before them it is about the way in. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA'])

/** A connection of its own for each mail: there are few, and a server that was away is simply asked again. */
export function createTransport(smtp: Smtp, from: { readonly name: string; readonly address: string }): Transport {
  const mailer = nodemailer.createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isTls,
    requireTLS: smtp.wantsStartTls,
    ...(smtp.user === undefined ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Nothing that a mail is made of may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    send: async ({ id, to, subject, text, html }) => {
      try {
        await mailer.sendMail({
          from: { ...from },
          to: { name: '', address: to },
          subject,
          text,
          html,
          // The same at every try, so that a mail whose receipt was lost can be known for a second copy.
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return { status: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

function outcomeOf(error: unknown): Outcome {
  const found = typeof error === 'object' && error !== null ? error : {}
  const code = 'code' in found && typeof found.code === 'string' ? found.code : 'unknown'
  const reply = 'responseCode' in found && typeof found.responseCode === 'number' ? found.responseCode : 0
  const why = reply === 0 ? code : `${code} ${reply}`
  const command = 'command' in found && typeof found.command === 'string' ? found.command : ''
  if (reply === 0 || !ABOUT_THE_MAIL.has(command)) return { status: 'unreachable', why }
  return { status: reply >= 500 ? 'refused' : 'later', why }
}

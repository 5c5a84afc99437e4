import { HttpError, serverTextOf } from '../../http/http.ts'
import { locale } from '../../language/index.ts'
import { m } from '../../paraglide/messages.js'
import { isSessionOver } from '../../session/session.ts'
import { toast } from '../../ui/index.ts'

const WORDS: Readonly<Record<string, () => string>> = {
  forbidden: m.connections_not_forbidden,
  conflict: m.connections_not_conflict,
  bad_request: m.connections_not_bad,
}

/** Why a place could not be opened, by what the server says of it. */
const PROBLEMS: Readonly<Record<string, () => string>> = {
  refused: m.connections_not_refused,
  unreachable: m.connections_why_unreachable,
  busy: m.connections_why_busy,
  forbidden: m.connections_not_let,
  odd: m.connections_why_odd,
  gone: m.connections_not_there,
}

/** The problem of a connection that details name. */
const problemIn = (details: unknown): string => {
  const named = typeof details === 'object' && details !== null && 'problem' in details ? details.problem : undefined
  return typeof named === 'string' ? named : ''
}

/** Why something was not connected: the server's sentence; it speaks English, so other languages have their own words. */
export const whyNot = (error: unknown): string => {
  if (!(error instanceof HttpError)) return m.connections_not_away()
  const english = locale() === 'en' ? serverTextOf(error) : undefined
  return english ?? (PROBLEMS[problemIn(error.details)] ?? WORDS[error.code ?? ''] ?? m.connections_not_away)()
}

/** Says that something was not connected, or what else was not done; a session's end is told elsewhere. */
export const tellNot = (error: unknown, title: string = m.connections_not()): void => {
  console.warn('A connection failed', error)
  if (!isSessionOver()) toast({ title, description: whyNot(error), tone: 'destructive' })
}

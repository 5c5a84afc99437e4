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

/** Why something was not connected: the server's sentence; it speaks English, so other languages have their own words. */
export const whyNot = (error: unknown): string => {
  if (!(error instanceof HttpError)) return m.connections_not_away()
  const english = locale() === 'en' ? serverTextOf(error) : undefined
  return english ?? (WORDS[error.code ?? ''] ?? m.connections_not_away)()
}

/** Says that something was not connected, or what else was not done; a session's end is told elsewhere. */
export const tellNot = (error: unknown, title: string = m.connections_not()): void => {
  console.warn('A connection failed', error)
  if (!isSessionOver()) toast({ title, description: whyNot(error), tone: 'destructive' })
}

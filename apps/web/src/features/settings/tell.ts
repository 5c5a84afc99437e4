import { HttpError, serverTextOf } from '../../http/http.ts'
import { locale } from '../../language/index.ts'
import { m } from '../../paraglide/messages.js'
import { isSessionOver } from '../../session/session.ts'
import { toast } from '../../ui/index.ts'

const WORDS: Readonly<Record<string, () => string>> = {
  forbidden: m.account_wrong_password,
  conflict: m.account_email_taken,
  rate_limited: m.auth_rate_limited,
}

/** The server's sentence; it speaks English, so other languages have their own words for what is expected. */
const wordsFor = (error: HttpError): string =>
  (locale() === 'en' ? undefined : WORDS[error.code ?? '']?.()) ?? serverTextOf(error) ?? error.message

/** Says that something did not work, in the server's own sentence where it gave one; a session's end is told elsewhere. */
export const tellFailure = (error: unknown): void => {
  console.warn('A setting failed', error)
  if (isSessionOver()) return
  const description = error instanceof HttpError ? wordsFor(error) : m.auth_offline()
  toast({ title: m.account_failed(), description, tone: 'destructive' })
}

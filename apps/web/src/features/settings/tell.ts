import { HttpError, serverTextOf } from '../../lib/http.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'

/** Says that something did not work, in the server's own sentence where it gave one. */
export const tellFailure = (error: unknown): void => {
  console.warn('A setting failed', error)
  const description = error instanceof HttpError ? (serverTextOf(error) ?? error.message) : m.auth_offline()
  toast({ title: m.account_failed(), description, tone: 'destructive' })
}

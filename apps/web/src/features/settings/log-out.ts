import type { QueryClient } from '@tanstack/react-query'
import { leave } from '../../device/leave.ts'
import { HttpError } from '../../http/http.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'
import { logout } from './api.ts'
import { tellFailure } from './tell.ts'

/** Ends the session, forgets what the device kept about its person, and tells; a failure is told, and nothing ends. */
export const logOut = async (queries: QueryClient): Promise<void> => {
  try {
    await logout()
  } catch (error) {
    // Without the server the session would live on in its cookie: that is not logged out.
    if (!(error instanceof HttpError && error.status === 401)) return tellFailure(error)
  }
  leave()
  queries.clear()
  toast({ title: m.account_logged_out() })
}

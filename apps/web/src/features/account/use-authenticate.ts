import type { AuthResponse } from '@octavo/contract'
import { safeNext } from '@octavo/core'
import { useNavigate, useSearchParams } from 'react-router'
import { HttpError, serverTextOf } from '../../lib/http.ts'
import { storeSession } from '../../lib/session.ts'
import { number } from '../../lib/words.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'

interface Words {
  readonly done: { readonly title: string; readonly description: string }
  readonly failed: { readonly title: string; readonly description: string }
}

/** What a person should know beside the welcome: where their guest files are, that a deletion was taken back. */
const extras = ({ adopted, deletionCancelled }: AuthResponse): string =>
  [
    adopted && adopted.files > 0 ? m.auth_adopted({ n: number(adopted.files), folder: adopted.folder }) : '',
    deletionCancelled ? m.auth_deletion_cancelled() : '',
  ]
    .filter((text) => text !== '')
    .join(' ')

/** Carries out a login or signup: stores token and user, tells, and goes to `/` (or to the page that asked). */
export const useAuthenticate = () => {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return async (act: () => Promise<AuthResponse>, words: Words): Promise<void> => {
    try {
      const answer = await act()
      storeSession(answer.token, answer.user)
      const more = extras(answer)
      toast({ title: words.done.title, description: more === '' ? words.done.description : more })
      navigate(safeNext(query.get('next') ?? '/') ?? '/', { replace: true })
    } catch (error) {
      const text = error instanceof HttpError ? (serverTextOf(error) ?? words.failed.description) : m.auth_offline()
      toast({ title: words.failed.title, description: text, tone: 'destructive' })
    }
  }
}

import type { AuthResponse } from '@octavo/contract'
import { safeNext } from '@octavo/core'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { HttpError, serverTextOf } from '../../http/http.ts'
import { locale } from '../../language/index.ts'
import { filesOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { storeSession } from '../../session/session.ts'
import { toast } from '../../ui/index.ts'

interface Words {
  readonly done: { readonly title: string; readonly description: string }
  readonly failed: { readonly title: string; readonly description: string }
}

/** What a person should know beside the welcome: where their guest files are, that a deletion was taken back. */
const extras = ({ adopted, deletionCancelled }: AuthResponse): string =>
  [
    adopted && adopted.files > 0 ? m.auth_adopted({ files: filesOf(adopted.files), folder: adopted.folder }) : '',
    adopted && adopted.trashed > 0 ? m.auth_adopted_trashed({ files: filesOf(adopted.trashed) }) : '',
    deletionCancelled ? m.auth_deletion_cancelled() : '',
  ]
    .filter((text) => text !== '')
    .join(' ')

/** The server's sentence; it speaks English, so other languages say in their own words what is expected to happen. */
const wordsFor = (error: HttpError, fallback: string): string => {
  if (locale() === 'en') return serverTextOf(error) ?? fallback
  return error.code === 'rate_limited' ? m.auth_rate_limited() : fallback
}

/** Where on its page the person was when the session ended; nothing for other ways here. */
const backOf = (from: unknown): unknown => (typeof from === 'object' && from && 'back' in from ? from.back : undefined)

/** Carries out a login or signup: stores token and user, tells, and goes to `/` (or to the page that asked). */
export const useAuthenticate = () => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [query] = useSearchParams()
  const from: unknown = useLocation().state
  return async (act: () => Promise<AuthResponse>, words: Words): Promise<void> => {
    try {
      const answer = await act()
      storeSession(answer.token, answer.user)
      queries.clear()
      const more = extras(answer)
      toast({ title: words.done.title, description: more === '' ? words.done.description : more })
      navigate(safeNext(query.get('next') ?? '/') ?? '/', { replace: true, state: backOf(from) })
    } catch (error) {
      const text = error instanceof HttpError ? wordsFor(error, words.failed.description) : m.auth_offline()
      toast({ title: words.failed.title, description: text, tone: 'destructive' })
    }
  }
}

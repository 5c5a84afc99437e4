import { lazy, type ReactNode, Suspense, useState } from 'react'
import { HttpError } from '../../http/http.ts'
import { tellFailure } from './tell.ts'

const ReauthDialog = lazy(() => import('./reauth-dialog.tsx'))

/** True for an answer that asks for the password again. */
const wantsPassword = (error: unknown): boolean => error instanceof HttpError && error.code === 'reauth_required'

/**
 * Runs acts that need a fresh password: where the server asks for it, a dialog does, and the act is tried once more.
 * `dialog` has to be in the page.
 */
export const useFreshPassword = (): {
  readonly run: (act: () => Promise<void>) => Promise<void>
  readonly dialog: ReactNode
} => {
  const [pending, setPending] = useState<() => Promise<void>>()

  const run = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      if (!wantsPassword(error)) return tellFailure(error)
      setPending(() => act)
    }
  }
  const dialog = (
    <Suspense fallback={null}>
      {pending && <ReauthDialog act={pending} onClose={() => setPending(undefined)} />}
    </Suspense>
  )
  return { run, dialog }
}

import { lazy, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'

const SyncBody = lazy(() => import('./sync-body.tsx'))

/** `/google-drive-sync`: downloads and organizes the files of a drive. Its heading comes at once, what it is made of right after it. */
export default function SyncScreen() {
  return (
    <main className="mx-auto w-full max-w-5xl px-4 pt-2 pb-[calc(5.25rem+var(--nav-h)+var(--safe-end))] sm:px-6">
      <h1 className="text-title font-semibold sm:text-[2rem] sm:tracking-tight">{m.sync_title()}</h1>
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <SyncBody />
      </Suspense>
    </main>
  )
}

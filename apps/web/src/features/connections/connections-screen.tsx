import { lazy, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'

const ConnectionsBody = lazy(() => import('./connections-body.tsx'))

/** `/connections`: places elsewhere that a person connected. Its heading comes at once, what it is made of right after it. */
export default function ConnectionsScreen() {
  return (
    <main className="mx-auto w-full max-w-4xl px-4 pt-2 pb-[calc(5.25rem+var(--nav-h)+var(--safe-end))] sm:px-6">
      <h1 className="text-title font-semibold sm:text-[2rem] sm:tracking-tight">{m.place_connections()}</h1>
      <p className="mt-1.5 max-w-xl text-pretty text-muted">{m.connections_lead()}</p>
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <ConnectionsBody />
      </Suspense>
    </main>
  )
}

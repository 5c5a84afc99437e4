import { lazy, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { BackLink } from './back-link.tsx'

const AgentsBody = lazy(() => import('./agents-body.tsx'))

/** `/cloud-agents`: agents, scouts, what they found and what they do. Its heading comes at once. */
export default function AgentsScreen() {
  return (
    <main className="mx-auto w-full max-w-5xl px-4 pt-2 pb-[calc(5.25rem+var(--nav-h)+var(--safe-end))] sm:px-6">
      <BackLink />
      <h1 className="text-title font-semibold sm:text-[2rem] sm:tracking-tight">{m.agents_title()}</h1>
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <AgentsBody />
      </Suspense>
    </main>
  )
}

import { lazy, Suspense } from 'react'
import { m } from '../../../paraglide/messages.js'

const AgentPlansBody = lazy(() => import('./agent-plans-body.tsx'))

/** `/agent-plans`: what agents proposed, and the person's yes or no. Its heading comes at once, the rest right after it. */
export default function AgentPlansScreen() {
  return (
    <main className="mx-auto w-full max-w-4xl px-4 pt-2 pb-[calc(5.25rem+var(--nav-h)+var(--safe-end))] sm:px-6">
      <h1 className="text-title font-semibold sm:text-[2rem] sm:tracking-tight">{m.place_plans()}</h1>
      <p className="mt-1.5 max-w-xl text-pretty text-muted">{m.aplans_lead()}</p>
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <AgentPlansBody />
      </Suspense>
    </main>
  )
}

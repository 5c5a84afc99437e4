import { lazy, Suspense } from 'react'
import { m } from '../../../paraglide/messages.js'

const OperatorBody = lazy(() => import('./operator-body.tsx'))

/** `/operator`: how the installation does, for the accounts that its operator named. */
export default function OperatorScreen() {
  return (
    <main className="mx-auto w-full max-w-4xl px-4 pt-2 pb-[calc(5.25rem+var(--nav-h)+var(--safe-end))] sm:px-6">
      <h1 className="text-title font-semibold sm:text-[2rem] sm:tracking-tight">{m.place_operator()}</h1>
      <p className="mt-1.5 max-w-xl text-pretty text-muted">{m.operator_lead()}</p>
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <OperatorBody />
      </Suspense>
    </main>
  )
}

import { lazy, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { useUser } from '../../session/session.ts'
import { useHash } from '../../ui/use-hash.ts'

const RulesBody = lazy(() => import('./rules-body.tsx'))

/** `/rules`: the person's standing rules. Its heading comes at once, what it is made of right after it. */
export default function RulesScreen() {
  const user = useUser()
  useHash()
  return (
    <main className="mx-auto w-full max-w-4xl px-4 pt-8 pb-28 sm:px-8 sm:pt-12">
      <header className="max-w-2xl">
        <h1 className="text-display font-semibold">{m.place_rules()}</h1>
        <p className="mt-3 text-lead text-pretty text-muted">{m.rules_lead()}</p>
        {!user && <p className="mt-2 text-sm text-muted">{m.rules_kept_guest()}</p>}
      </header>
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <RulesBody />
      </Suspense>
    </main>
  )
}

import { lazy, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'

const DuplicatesBody = lazy(() => import('./duplicates-body.tsx'))

/** `/duplicates`: what is there more than once. Its heading comes at once, what it is made of right after it. */
export default function DuplicatesScreen() {
  return (
    <main className="mx-auto flex h-[calc(100dvh-6.5rem-var(--banner-h,0px))] min-h-[26rem] w-full max-w-[96rem] flex-col gap-3 px-3 pt-1 pb-[calc(0.75rem+var(--nav-h)+var(--safe-end))] sm:gap-4 sm:px-6">
      <div className="min-w-0">
        <h1 className="text-title font-semibold text-balance">{m.place_duplicates()}</h1>
        <p className="text-sm text-pretty text-muted max-md:sr-only">{m.dup_lead()}</p>
      </div>
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <DuplicatesBody />
      </Suspense>
    </main>
  )
}

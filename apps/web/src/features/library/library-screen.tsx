import { lazy, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'

const LibraryBody = lazy(() => import('./library-body.tsx'))

/** `/upload`: the library. Its heading comes at once, what it is made of right after it. */
export default function LibraryScreen() {
  return (
    <main className="mx-auto grid h-[calc(100dvh-4.25rem-var(--banner-h,0px))] min-h-[36rem] w-full max-w-[100rem] grid-rows-[auto_auto_minmax(0,1fr)] gap-x-6 gap-y-3 px-3 pt-1 pb-[calc(1rem+var(--nav-h)+var(--safe-end))] sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-rows-[auto_minmax(0,1fr)] sm:px-6 [body:has([data-toast])_&]:pb-[calc(5.25rem+var(--nav-h)+var(--safe-end))]">
      <div className="min-w-0">
        <h1 className="text-title font-semibold text-balance">{m.library_title()}</h1>
        <p className="text-sm text-pretty text-muted max-md:sr-only">{m.library_lead()}</p>
      </div>
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <LibraryBody />
      </Suspense>
    </main>
  )
}

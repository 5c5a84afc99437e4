import { type ComponentType, Suspense, use } from 'react'
import { m } from '../paraglide/messages.js'
import { Header } from '../ui/header.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { RouteEntry } from './routes.ts'
import { useArrival } from './use-arrival.ts'

const loaded = new Map<RouteEntry['load'], Promise<ComponentType>>()

/** A screen's code, fetched once. What could not be fetched is forgotten, so that "Try again" fetches it anew. */
const codeOf = ({ load }: RouteEntry): Promise<ComponentType> => {
  const known = loaded.get(load)
  if (known) return known
  const code = load().then((module) => module.default)
  code.catch(() => loaded.delete(load))
  loaded.set(load, code)
  return code
}

const Loaded = ({ entry }: { readonly entry: RouteEntry }) => {
  const Content = use(codeOf(entry))
  useArrival(entry)
  return <Content />
}

/** A screen of the route table, with its header, and with a way back when it fails. */
export const Screen = ({ entry }: { readonly entry: RouteEntry }) => (
  <>
    {entry.path !== '/' && <Header />}
    <ErrorBoundary key={entry.path}>
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <Loaded entry={entry} />
      </Suspense>
    </ErrorBoundary>
  </>
)

import { type ComponentType, Suspense, use } from 'react'
import { m } from '../paraglide/messages.js'
import { Header } from '../ui/header.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { RouteEntry } from './routes.ts'
import { useArrival, useDeparture } from './use-arrival.ts'

const loaded = new Map<RouteEntry['load'], Promise<ComponentType>>()

/** A screen's code, fetched once. */
const codeOf = ({ load }: RouteEntry): Promise<ComponentType> => {
  const known = loaded.get(load)
  if (known) return known
  const code = load().then((module) => module.default)
  loaded.set(load, code)
  return code
}

const Loaded = ({ entry }: { readonly entry: RouteEntry }) => {
  const Content = use(codeOf(entry))
  useArrival(entry)
  return <Content />
}

/**
 * A screen of the route table, with its header, and with a way back when it fails: code that could not be fetched is
 * forgotten, so that the next try fetches it anew.
 */
export const Screen = ({ entry }: { readonly entry: RouteEntry }) => {
  useDeparture()
  return (
    <>
      {entry.path !== '/' && <Header />}
      <ErrorBoundary key={entry.path} onError={() => loaded.delete(entry.load)}>
        <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
          <Loaded entry={entry} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

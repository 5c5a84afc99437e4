import { ChevronLeft } from 'lucide-react'
import { type ComponentType, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useUser } from '../session/session.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Header } from './header.tsx'
import { noteStanding } from './idle.ts'
import type { RouteEntry } from './routes.ts'
import { useArrival, useDeparture } from './use-arrival.ts'

const loading = () => <p className="sr-only">{m.loading()}</p>

/** The code of screens that was fetched. */
const loaded = new Map<RouteEntry['load'], ComponentType>()

/**
 * Shows a screen as soon as its code is here: what suspends instead is held back by React for a third of a second. Code that
 * can't be fetched is an error of this try only.
 */
const Loaded = ({ entry }: { readonly entry: RouteEntry }) => {
  const { load } = entry
  const [, draw] = useState<unknown>()
  const Content = loaded.get(load)
  useEffect(() => {
    if (!Content)
      load().then(
        (module) => draw(loaded.set(load, module.default)),
        (error: unknown) =>
          draw(() => {
            throw error
          }),
      )
  }, [load, Content])
  return Content ? <Arrived entry={entry} Content={Content} /> : loading()
}

const Arrived = ({ entry, Content }: { readonly entry: RouteEntry; readonly Content: ComponentType }) => {
  useArrival(entry)
  useEffect(noteStanding, [])
  return <Content />
}

/** The entry that this page was loaded for: its policy holds for as long as the page does. */
let loadedFor: RouteEntry | undefined

/** True while a page is loaded anew, because the one that is here came with the policy of another screen. */
const usePolicy = (entry: RouteEntry): boolean => {
  loadedFor ??= entry
  const isOther = entry !== loadedFor && (entry.hasOwnPolicy ?? loadedFor.hasOwnPolicy ?? false)
  useLayoutEffect(() => {
    if (isOther) location.reload()
  }, [isOther])
  return isOther
}

/**
 * A screen of the route table, with its header, and with a way back when it fails: the next try fetches anew what could not be
 * fetched.
 */
export const Screen = ({ entry }: { readonly entry: RouteEntry }) => {
  useDeparture()
  const person = useUser()?.id
  if (usePolicy(entry)) return loading()
  return (
    <>
      {entry.path !== '/' && <Header />}
      {entry.under && <WayBack {...entry.under} />}
      <ErrorBoundary key={entry.path + (entry.isPersonal ? person : '')}>
        <Suspense fallback={loading()}>
          <Loaded entry={entry} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** Leads from a sub-page to the screen that it belongs to. */
const WayBack = ({ to, words }: NonNullable<RouteEntry['under']>) => {
  const name = m.back_to({ screen: words() })
  return (
    <nav aria-label={name} className="ms-3">
      <Link
        to={to}
        className="tap inline-flex min-h-9 items-center gap-1 rounded-md ps-2 pe-3 text-sm text-muted hover:bg-accent-soft hover:text-text"
      >
        <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {name}
      </Link>
    </nav>
  )
}

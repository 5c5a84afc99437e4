import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { focusHeading, nameMain } from './use-arrival.ts'

export interface OpeningProps {
  readonly title: string
  readonly lead: string
  /** The stages of a flow, which are fetched after the screen itself. */
  readonly children: ReactNode
}

/** A screen whose stages are too large to wait for: its heading is there at once, where the first stage will have it. */
export const Opening = ({ title, lead, children }: OpeningProps) => {
  const hadFocus = useRef(false)
  return (
    <Suspense fallback={<Heading title={title} lead={lead} onGone={(focused) => (hadFocus.current = focused)} />}>
      {children}
      <Arrived onArrived={() => hadFocus.current && focusHeading()} />
    </Suspense>
  )
}

interface HeadingProps {
  readonly title: string
  readonly lead: string
  /** Told, when the heading goes, whether it had the focus. */
  readonly onGone: (hadFocus: boolean) => void
}

const Heading = ({ title, lead, onGone }: HeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const gone = useRef(onGone)
  useLayoutEffect(() => {
    const mine = heading.current
    const tell = gone.current
    return () => tell(mine !== null && mine === document.activeElement)
  }, [])
  return (
    <main className="mx-auto flex w-full max-w-3xl flex-col px-4 pt-2 sm:px-6 sm:pt-[4dvh]">
      <h1 ref={heading} className="text-display font-semibold text-balance">
        {title}
      </h1>
      <p className="mt-3 text-lead text-pretty text-muted">{lead}</p>
      <p role="status" className="sr-only">
        {m.loading()}
      </p>
    </main>
  )
}

/** The stages are there: the skip link and the focus find their way to them. */
const Arrived = ({ onArrived }: { readonly onArrived: () => void }) => {
  const told = useRef(onArrived)
  useEffect(() => {
    nameMain()
    told.current()
  }, [])
  return null
}

import { type ReactNode, useEffect, useRef } from 'react'

export interface StageHeadingProps {
  readonly className: string
  /** True on a page that has a heading of its own above. */
  readonly isBelow?: boolean
  readonly children: ReactNode
}

/**
 * The heading of a stage. When the stage before took the focus with it, the heading receives it, so that keyboards and
 * screen readers go on from there; a focus that lies anywhere else is left alone.
 */
export const StageHeading = ({ className, isBelow = false, children }: StageHeadingProps) => {
  const Heading = isBelow ? 'h2' : 'h1'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Heading ref={heading} tabIndex={-1} className={`outline-none! ${className}`}>
      {children}
    </Heading>
  )
}

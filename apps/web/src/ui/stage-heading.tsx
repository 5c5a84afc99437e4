import { type ReactNode, useEffect, useRef } from 'react'

/**
 * The heading of a stage. When the stage before took the focus with it, the heading receives it, so that keyboards and
 * screen readers go on from there; a focus that lies anywhere else is left alone.
 */
export const StageHeading = ({ className, children }: { readonly className: string; readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none! ${className}`}>
      {children}
    </h1>
  )
}

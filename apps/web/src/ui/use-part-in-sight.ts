import { useEffect, useState } from 'react'

/** Share of the window's height above which a part has to begin to be the one that is read. */
const READ_AT = 0.35

/** The id of the part of a page that is read: the last that begins in the upper third, at the foot of the page the last. */
export const usePartInSight = (ids: readonly string[]): string | undefined => {
  const [read, setRead] = useState<string>()
  useEffect(() => {
    const look = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      const hasBegun = (id: string) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < clientHeight * READ_AT
      const isAtFoot = scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 2
      setRead(isAtFoot ? ids.at(-1) : ids.findLast(hasBegun))
    }
    const page = new ResizeObserver(look)
    page.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    return () => {
      page.disconnect()
      removeEventListener('scroll', look)
    }
  }, [ids])
  return read
}

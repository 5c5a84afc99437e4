import { type RefObject, useEffect, useState } from 'react'

/** What must stay in sight: controls, and words. */
const NEEDED =
  'a[href], button, input, select, textarea, summary, [role=button], [role=row], [tabindex="0"], p, h1, h2, h3, h4, li, dt, dd, label, td, th, [role=grid], img:not([alt=""])'

/** True when a point of the window shows something that is needed and no part of `own`. */
const isTaken = (x: number, y: number, own: Element): boolean =>
  document.elementsFromPoint(x, y).some((element) => {
    const needed = element.closest(NEEDED)
    return needed !== null && !own.contains(needed) && !needed.contains(own)
  })

/** True when a rectangle of the window lies over nothing that is needed; looked at in a grid of points. */
const isFree = (rect: DOMRect, own: Element): boolean => {
  const step = 18
  for (let x = rect.x + 2; x < rect.x + rect.width; x += step)
    for (let y = rect.y + 2; y < rect.y + rect.height; y += step) if (isTaken(x, y, own)) return false
  return true
}

/**
 * For each child of a fixed part of the page, whether it lies over no control and no words. Looks again after scrolling,
 * resizing, and when the page changes; the answer must never change the children's sizes, or it would flicker.
 */
export const useRoom = (part: RefObject<HTMLElement | null>): readonly boolean[] => {
  const [room, setRoom] = useState<readonly boolean[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const own = part.current
      // An open dialog or menu hides the page: nothing is decided behind it.
      if (!own || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
      const next = [...own.children].map((child) => isFree(child.getBoundingClientRect(), own))
      setRoom((before) => (before.join() === next.join() ? before : next))
    }
    const later = () => {
      timer ??= setTimeout(look, 150)
    }
    const watcher = new MutationObserver((records) => {
      if (records.some(({ target }) => !part.current?.contains(target))) later()
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', later)
    addEventListener('scroll', later, { passive: true, capture: true })
    later()
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
      removeEventListener('resize', later)
      removeEventListener('scroll', later, { capture: true })
    }
  }, [part])
  return room
}

import { type RefObject, useEffect, useState } from 'react'

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=row], [role=gridcell], [tabindex="0"]'

/** True when a point of the window shows a control that is no part of `own`. */
const hasControlAt = (x: number, y: number, own: Element): boolean =>
  document.elementsFromPoint(x, y).some((element) => {
    const control = element.closest(CONTROLS)
    return control !== null && !own.contains(control) && !control.contains(own)
  })

/** True when a rectangle of the window lies over a control of the page; looked at in a grid of points. */
const coversControls = (rect: DOMRect, own: Element): boolean => {
  const step = 22
  for (let x = rect.left + 2; x < rect.right; x += step)
    for (let y = rect.top + 2; y < rect.bottom; y += step) if (hasControlAt(x, y, own)) return true
  return false
}

/**
 * Whether a fixed part of the page lies over no control. Looks again after scrolling, resizing, and when the page
 * changes; what it decides never changes the part's own size, so that it can't flicker.
 */
export const useRoom = (part: RefObject<HTMLElement | null>): boolean => {
  const [hasRoom, setRoom] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const own = part.current
      // An open dialog or menu hides the page: nothing is decided behind it.
      if (!own || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
      setRoom(!coversControls(own.getBoundingClientRect(), own))
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
  return hasRoom
}

import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { held, moved, type Size, type Spot, type View, zoomed } from './mercator.ts'

/** Pixels that an arrow key moves the map. */
const STEP_PX = 90
const KEY_ZOOM = 1.6
/** Zoom of one notch of a wheel; a trackpad's pinch comes as smaller ones with Ctrl. */
const WHEEL = 0.0016
const PINCH = 0.01

/** Where the map was looked at last: whoever comes back from the photos of a place finds it so. */
let remembered: View = { x: 0.5, y: 0.4, scale: 1 }

/** Everything that moves the map: drag, wheel, two fingers, keys. Its size is that of the element. */
export const useView = (element: RefObject<HTMLElement | null>) => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [view, setView] = useState(remembered)
  remembered = view
  const latest = useRef({ size })
  latest.current = { size }
  const change = useCallback((by: (view: View, size: Size) => View) => {
    setView((now) => by(held(now, latest.current.size), latest.current.size))
  }, [])

  useEffect(() => {
    const box = element.current
    if (!box) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watch.observe(box)
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top, width, height } = box.getBoundingClientRect()
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL))
      const [dx, dy] = [event.clientX - left - width / 2, event.clientY - top - height / 2]
      change((now, at) => zoomed(now, at, factor, dx, dy))
    }
    // React's own listeners are passive: the page would scroll along.
    box.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      watch.disconnect()
      box.removeEventListener('wheel', onWheel)
    }
  }, [element, change])

  const fingers = useRef(new Map<number, Spot>())
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target as Element).closest('button, a')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...fingers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]))
    fingers.current.set(event.pointerId, now)
    const share = other ? 0.5 : 1
    const box = event.currentTarget.getBoundingClientRect()
    change((view, at) => {
      const dragged = moved(view, at, (now.x - before.x) * share, (now.y - before.y) * share)
      if (!other) return dragged
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      const middle = {
        x: (now.x + other.x) / 2 - box.left - box.width / 2,
        y: (now.y + other.y) / 2 - box.top - box.height / 2,
      }
      return zoomed(dragged, at, factor, middle.x, middle.y)
    })
  }
  const onPointerEnd = (event: PointerEvent<HTMLElement>) => fingers.current.delete(event.pointerId)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key]
    const factor = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM, _: 1 / KEY_ZOOM }[event.key]
    if (move) change((now, at) => moved(now, at, (move[0] ?? 0) * STEP_PX, (move[1] ?? 0) * STEP_PX))
    else if (factor !== undefined) change((now, at) => zoomed(now, at, factor))
    else return
    event.preventDefault()
  }

  return {
    size,
    view: held(view, size),
    zoom: (factor: number) => change((now, at) => zoomed(now, at, factor)),
    show: (next: (size: Size) => View) => change((_, at) => next(at)),
    handlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd, onKeyDown },
  }
}

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

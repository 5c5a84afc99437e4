import { useEffect, useMemo, useRef } from 'react'

const LONG_MS = 450
/** A finger that moves more scrolls. */
const STAYS_PX = 10

/** A finger that rests on an item. `onLongPress` hears of it once, and the click that may follow is taken. */
export const useLongPress = (onLongPress: (id: string) => void) => {
  const latest = useRef(onLongPress)
  latest.current = onLongPress
  const press = useMemo(() => {
    let isTouched = false
    let wasLong = false
    let stop: () => void = () => undefined
    return {
      begin(id: string, element: HTMLElement, x: number, y: number) {
        stop()
        isTouched = true
        wasLong = false
        const timer = setTimeout(() => {
          wasLong = true
          navigator.vibrate?.(10)
          latest.current(id)
        }, LONG_MS)
        const onMove = (move: PointerEvent) => {
          if (Math.hypot(move.clientX - x, move.clientY - y) > STAYS_PX) clearTimeout(timer)
        }
        stop = () => {
          clearTimeout(timer)
          element.removeEventListener('pointermove', onMove)
          for (const type of ['pointerup', 'pointercancel']) removeEventListener(type, end)
        }
        const end = () => {
          stop()
          // The menu of the browser and the click come after it.
          setTimeout(() => {
            isTouched = false
          })
        }
        element.addEventListener('pointermove', onMove)
        for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end)
      },
      isTouched: () => isTouched,
      takesClick() {
        const was = wasLong
        wasLong = false
        return was
      },
      end: () => stop(),
    }
  }, [])
  useEffect(() => press.end, [press])
  return press
}

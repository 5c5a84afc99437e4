import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { FOLDERS, type Folder, type Held, neighbour } from './practice.ts'

/** Below this many pixels a press is a choice, not a drag. */
const SLOP_PX = 5

export interface Carrying {
  readonly onSelect: (id: string) => void
  readonly onPickUp: (id: string) => void
  readonly onOver: (folder: Folder | undefined) => void
  readonly onDrop: (held: Held) => void
  readonly onCancel: () => void
  /** False where a file can only be chosen. */
  readonly canCarry: boolean
}

/** The folder under a point of the window. */
const folderAt = (x: number, y: number): Folder | undefined => {
  const names = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-folder]')?.getAttribute('data-folder'))
  return FOLDERS.find((folder) => names.includes(folder))
}

/**
 * Dragging that works the same with mouse, pen and finger (pointer events, no long press), and by keyboard: Enter or
 * Space picks up, arrows choose the folder, Enter drops, Escape puts back.
 */
export const useCarry = ({ onSelect, onPickUp, onOver, onDrop, onCancel, canCarry }: Carrying) => {
  const [held, setHeld] = useState<Held>()
  // Events come faster than drawings: what is in the hand is known here, and drawn from the state.
  const hand = useRef<Held>(undefined)
  const start = useRef<{ readonly id: string; readonly x: number; readonly y: number }>(undefined)
  const isDragged = useRef(false)

  const hold = (next: Held) => {
    const before = hand.current?.over
    hand.current = next
    setHeld(next)
    if (before !== next.over) onOver(next.over)
  }
  const letGo = (how: 'drop' | 'cancel') => {
    const last = hand.current
    hand.current = undefined
    start.current = undefined
    setHeld(undefined)
    if (!last) return
    if (how === 'drop' && last.over !== undefined) onDrop(last)
    else onCancel()
  }

  const cardProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      isDragged.current = false
      start.current = { id, x: event.clientX, y: event.clientY }
      // A quick mouse is off the card with its first move: all moves come here until it lets go.
      if (canCarry) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current
      if (!from || from.id !== id || !canCarry) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!isDragged.current) {
        if (Math.hypot(x, y) < SLOP_PX) return
        isDragged.current = true
        onPickUp(id)
      }
      hold({ id, by: 'pointer', over: folderAt(event.clientX, event.clientY), x, y })
    },
    onPointerUp: () => {
      if (isDragged.current) letGo('drop')
      start.current = undefined
    },
    onPointerCancel: () => letGo('cancel'),
    onClick: (event: { readonly detail: number }) => {
      // The click that ends a drag is part of the drag; keys are handled below, a screen reader's click is not a key.
      if (isDragged.current) {
        isDragged.current = false
        return
      }
      onSelect(id)
      if (event.detail === 0 && canCarry && !hand.current) {
        hold({ id, by: 'keys', over: undefined, x: 0, y: 0 })
        onPickUp(id)
      }
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const now = hand.current
      if (now?.by !== 'keys' || now.id !== id) return
      const isRtl = document.documentElement.dir === 'rtl'
      const ahead = isRtl ? 'ArrowLeft' : 'ArrowRight'
      const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
      const by = [ahead, 'ArrowDown'].includes(event.key) ? 1 : [back, 'ArrowUp'].includes(event.key) ? -1 : undefined
      if (by !== undefined) hold({ ...now, over: neighbour(now.over, by) })
      else if (event.key === 'Enter' || event.key === ' ') letGo('drop')
      else if (event.key === 'Escape' || event.key === 'Tab') letGo('cancel')
      else return
      // The dialog around must not take the same key, e.g. Escape for closing.
      if (event.key !== 'Tab') {
        event.preventDefault()
        event.stopPropagation()
      }
    },
  })
  return { held, cardProps }
}

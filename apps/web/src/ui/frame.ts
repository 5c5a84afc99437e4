import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { GridRows } from './grid-rows.ts'

/** A frame in pixels of the list's content: from where the drag began to where the pointer is. */
export interface Frame {
  readonly fromX: number
  readonly fromY: number
  readonly toX: number
  readonly toY: number
}

/** How items lie: in `rows`, `insetPx` away from the sides and `topPx` from the top. */
export interface Layout {
  readonly rows: GridRows
  readonly widthPx: number
  readonly insetPx: number
  readonly topPx: number
  readonly isRtl: boolean
}

/** The places of the items that a frame touches, ascending. */
export const framed = (frame: Frame, layout: Layout): readonly number[] => {
  const { rows, widthPx, insetPx, topPx, isRtl } = layout
  const shareOf = (x: number) => {
    // The very end still belongs to what ends there.
    const share = Math.min(Math.max((x - insetPx) / (widthPx - 2 * insetPx), 0), 0.999)
    return isRtl ? 0.999 - share : share
  }
  const [top = 0, bottom = 0] = [frame.fromY, frame.toY].sort((a, b) => a - b).map((y) => rows.rowAt(y - topPx))
  const [from = 0, to = 0] = [frame.fromX, frame.toX].map(shareOf).sort((a, b) => a - b)
  const found: number[] = []
  for (let row = Math.max(0, top); row <= Math.min(bottom, rows.rowCount - 1); row += 1) {
    const first = rows.firstOf(row)
    for (let place = first; place < rows.firstOf(row + 1); place += 1) {
      const begin = place === first ? 0 : rows.endOf(place - 1)
      if (begin <= to && rows.endOf(place) > from) found.push(place)
    }
  }
  return found
}

/** A press that moves less is a press. */
const BEGINS_PX = 5
/** Near the list's upper and lower edge a frame scrolls it, the faster the nearer. */
const EDGE_PX = 36

interface FrameOptions {
  /** False for what is pressed there: a button, or an item that is dragged instead. */
  readonly canBegin: (target: Element) => boolean
  readonly layout: () => Layout
  /** Told with every change of the frame; `adds` while Ctrl, Cmd or Shift is held. */
  readonly onFrame: (places: readonly number[], adds: boolean, isFirst: boolean) => void
}

/** A frame that is drawn with the mouse over a scrolling list; it scrolls along at the edges. */
export const useFrame = (scroller: RefObject<HTMLElement | null>, options: FrameOptions) => {
  const latest = useRef(options)
  latest.current = options
  const [frame, setFrame] = useState<Frame>()
  /** `pending` from the press on, `drawn` from the first movement until the click after it. */
  const phase = useRef<'none' | 'pending' | 'drawn'>('none')
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const onPointerDown = (event: PointerEvent) => {
    phase.current = 'none'
    const list = scroller.current
    if (!list || event.pointerType !== 'mouse' || event.button !== 0) return
    const box = list.getBoundingClientRect()
    const left = box.left + list.clientLeft
    const isOnScrollbar = event.clientX < left || event.clientX > left + list.clientWidth
    if (isOnScrollbar || !(event.target instanceof Element) || !latest.current.canBegin(event.target)) return
    phase.current = 'pending'
    const pointer = { x: event.clientX, y: event.clientY }
    const from = { x: event.clientX - left, y: event.clientY - box.top + list.scrollTop }
    let adds = false
    let turn: number | undefined

    const draw = () => {
      const now = {
        fromX: from.x,
        fromY: from.y,
        toX: Math.min(Math.max(pointer.x - left, 0), list.clientWidth),
        toY: Math.min(Math.max(pointer.y - box.top + list.scrollTop, 0), list.scrollHeight),
      }
      const isFirst = phase.current === 'pending'
      phase.current = 'drawn'
      setFrame(now)
      latest.current.onFrame(framed(now, latest.current.layout()), adds, isFirst)
    }
    const scroll = () => {
      const over = Math.max(0, EDGE_PX - (pointer.y - box.top))
      const under = Math.max(0, EDGE_PX - (box.bottom - pointer.y))
      const before = list.scrollTop
      if (over + under > 0) list.scrollTop += (under - over) / 2
      if (list.scrollTop !== before) draw()
      turn = requestAnimationFrame(scroll)
    }
    const onMove = (move: globalThis.PointerEvent) => {
      pointer.x = move.clientX
      pointer.y = move.clientY
      adds = move.ctrlKey || move.metaKey || move.shiftKey
      const isFar = Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) >= BEGINS_PX
      if (phase.current === 'pending' && !isFar) return
      if (turn === undefined) turn = requestAnimationFrame(scroll)
      draw()
    }
    const end = () => {
      if (turn !== undefined) cancelAnimationFrame(turn)
      for (const type of ['pointerup', 'pointercancel', 'blur'] as const) removeEventListener(type, end)
      removeEventListener('pointermove', onMove)
      stop.current = undefined
      setFrame(undefined)
      if (phase.current === 'pending') phase.current = 'none'
    }
    stop.current?.()
    stop.current = end
    addEventListener('pointermove', onMove)
    for (const type of ['pointerup', 'pointercancel', 'blur'] as const) addEventListener(type, end)
  }

  const answers = useMemo(
    () => ({
      /** True while a press may become a frame, or is one: nothing is dragged then. */
      isBusy: () => phase.current !== 'none',
      /** True once, for the click that ends a frame. */
      takesClick: () => {
        const wasDrawn = phase.current === 'drawn'
        phase.current = 'none'
        return wasDrawn
      },
    }),
    [],
  )
  return { frame, onPointerDown, ...answers }
}

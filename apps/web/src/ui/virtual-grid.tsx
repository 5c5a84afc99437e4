import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { cx } from './cx.ts'
import { useFrame } from './frame.ts'
import { FrameBox } from './frame-box.tsx'
import { Cell, type ItemHandlers, type ItemProps, Row, type RowState, Tile } from './grid-item.tsx'
import { wayOf } from './grid-keys.ts'
import { clearSelection, press, type Selection, selectAll, selectSome, step } from './selection.ts'
import { INSET_PX, type TileShape, useGridRows } from './use-grid-rows.ts'
import { useLongPress } from './use-long-press.ts'

export { Cell, type RowState }

export interface VirtualGridProps<T> {
  readonly label: string
  /** All items, in order. They may be mere ids, where a row looks up its thing itself. */
  readonly items: readonly T[]
  readonly idOf: (item: T) => string
  /** Height of one row in CSS pixels. */
  readonly rowHeight: number
  /**
   * Items stand beside each other, each drawn by `renderRow`; else each is a row over the whole width. Must stay the same object
   * until something of it changes.
   */
  readonly tile?: TileShape
  /** The cells of a row, each a `Cell`, or a tile. Must stay the same function, or every row is drawn anew on each scroll. */
  readonly renderRow: (item: T, state: RowState) => ReactNode
  readonly selection: Selection
  readonly onSelectionChange: (selection: Selection) => void
  /** Enter on an item, or a double press. */
  readonly onOpen?: (item: T) => void
  /** A tap and Space open, as Enter does; a long press selects, and taps go on selecting while something is selected. */
  readonly opensOnTap?: boolean
  /** The mouse draws a frame from wherever it drags nothing: a row is dragged by its `data-grip`, or once it is selected. */
  readonly hasFrame?: boolean
  /** Told which items are in sight, by place: of a list that comes in parts, these are wanted. */
  readonly onSight?: (first: number, last: number) => void
  /** A right click on an item, or the menu key; where the menu is wanted in pixels of the window. */
  readonly onMenu?: (item: T, at: { readonly x: number; readonly y: number }) => void
  /** Called when an item begins to be dragged; items are draggable by it. */
  readonly onDragRow?: (item: T, transfer: DataTransfer) => void
  readonly onDragEnd?: () => void
  /** Items that take what is dragged. */
  readonly drop?: { readonly takes: (item: T) => boolean; readonly onDrop: (item: T) => void }
  /** Brings the item at a place to the top; each new object does so once. */
  readonly reveal?: { readonly place: number }
  /** What the list shows, e.g. a category or a query: another one begins at its first row. */
  readonly subject?: string
  readonly className?: string
}

/** Rows of a page where nothing could be measured. */
const PAGE_ROWS = 10
/** Room after the last row, so that what floats over the list's end hides nothing. */
const END_PX = 72
/** Rows before and after those in sight. */
const OVERSCAN = 4
/** More than any screen shows at a time: a row that scrolls out lends its elements to one that scrolls in. */
const POOL = 128

const isRtl = () => document.documentElement.dir === 'rtl'

/**
 * A list or grid of any length whose items are made only while they are in sight: under 60 rows of 100,000 are in the page.
 * One focus stop; arrows, Page keys, Home and End move it; Shift, Ctrl, Space, Ctrl+A and Escape select.
 */
export const VirtualGrid = <T,>(props: VirtualGridProps<T>) => {
  const { items, idOf, tile, selection, onSelectionChange } = props
  const scroller = useRef<HTMLDivElement>(null)
  const base = useId()
  const rows = useGridRows(scroller, items.length, props.rowHeight, tile)
  const { columns } = rows
  const rowPx = tile?.heightPx ?? props.rowHeight
  const insetPx = tile ? INSET_PX : 0
  const order = useMemo(() => items.map(idOf), [items, idOf])
  const virtual = useVirtualizer({
    count: rows.rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: rows.heightOf,
    overscan: tile ? 2 : OVERSCAN,
    paddingStart: insetPx,
    paddingEnd: END_PX,
    scrollPaddingEnd: END_PX,
    useFlushSync: false,
  })
  const activeAt = useMemo(
    () => (selection.active === undefined ? -1 : order.indexOf(selection.active)),
    [selection.active, order],
  )
  const isFilled = tile !== undefined && 'ratios' in tile
  const seen = useRef({ activeAt, columns, rowPx, rows })
  useEffect(() => {
    const before = seen.current
    if (rowPx !== before.rowPx || (isFilled && rows !== before.rows)) virtual.measure()
    const isReshaped = rowPx !== before.rowPx || (columns !== before.columns && !isFilled)
    if (activeAt >= 0 && (activeAt !== before.activeAt || isReshaped)) virtual.scrollToIndex(rows.rowOf(activeAt))
    seen.current = { activeAt, columns, rowPx, rows }
  }, [activeAt, columns, rowPx, rows, isFilled, virtual])

  const { reveal } = props
  const revealed = useRef(reveal)
  useEffect(() => {
    if (reveal && reveal !== revealed.current) virtual.scrollToIndex(rows.rowOf(reveal.place), { align: 'start' })
    revealed.current = reveal
  }, [reveal, rows, virtual])

  const { subject } = props
  const shown = useRef(subject)
  useEffect(() => {
    if (subject !== shown.current) scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
    shown.current = subject
  }, [subject])

  const first = rows.firstOf(virtual.range?.startIndex ?? 0)
  const last = rows.firstOf((virtual.range?.endIndex ?? 0) + 1) - 1
  const { onSight } = props
  useEffect(() => {
    if (last >= first) onSight?.(first, last)
  }, [first, last, onSight])

  // Items get handlers that never change and read what is newest from here.
  const latest = useRef({ props, order })
  latest.current = { props, order }
  const frame = useFrame(scroller, {
    canBegin: (target) =>
      props.hasFrame === true &&
      target.closest('button, a, input, label, [data-grip], [aria-selected=true]') === null &&
      (tile === undefined || target.closest('[data-item]') === null),
    layout: () => {
      const widthPx = scroller.current?.clientWidth ?? 0
      return { rows, widthPx, insetPx, topPx: insetPx, isRtl: isRtl() }
    },
    onFrame: (places, adds, isFirst) => {
      const { props: now, order: all } = latest.current
      const ids = places.flatMap((place) => all[place] ?? [])
      if (isFirst) framedFrom.current = adds ? now.selection.ids : new Set()
      now.onSelectionChange(selectSome(now.selection, framedFrom.current, ids))
    },
  })
  const framedFrom = useRef<ReadonlySet<string>>(new Set())
  const longPress = useLongPress((id) => {
    const { props: now, order: all } = latest.current
    now.onSelectionChange(press(now.selection, all, id, { extend: false, toggle: true }))
  })
  const handlers = useMemo((): ItemHandlers<T> => {
    const focus = () => scroller.current?.focus({ preventScroll: true })
    const now = () => latest.current.props
    return {
      onPress(item, id, reach, isTouch) {
        const { selection: chosen, opensOnTap } = now()
        if (isTouch && opensOnTap === true && chosen.ids.size === 0) {
          now().onSelectionChange({ ...chosen, active: id })
          now().onOpen?.(item)
        } else {
          const how = { extend: reach.extend, toggle: reach.toggle || isTouch }
          now().onSelectionChange(press(chosen, latest.current.order, id, how))
        }
        focus()
      },
      toggle(id) {
        // The keys of the list go on working after a press on a check box. Focused first: that makes a row active.
        focus()
        now().onSelectionChange(press(now().selection, latest.current.order, id, { extend: false, toggle: true }))
      },
      onOpen: (item) => now().onOpen?.(item),
      onTouch: (id, element, x, y) => now().opensOnTap === true && longPress.begin(id, element, x, y),
      onDragStart(item, event) {
        if (frame.isBusy() || longPress.isTouched()) event.preventDefault()
        else now().onDragRow?.(item, event.dataTransfer)
      },
      onDragEnd: () => now().onDragEnd?.(),
      takes: (item) => now().drop?.takes(item) === true,
      onDrop: (item) => now().drop?.onDrop(item),
    }
  }, [frame.isBusy, longPress])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys inside a row's own buttons belong to them.
    if (event.target !== event.currentTarget) return
    const reach = { extend: event.shiftKey, toggle: event.ctrlKey || event.metaKey }
    const pageRows = Math.floor((scroller.current?.clientHeight ?? 0) / rowPx) || PAGE_ROWS
    const by = wayOf(event.key, { at: activeAt, rows, pageRows, isRtl: isRtl() })
    const active = items[activeAt]
    if (by !== undefined) onSelectionChange(step(selection, order, by, reach))
    else if (event.key === ' ' && props.opensOnTap && !reach.extend && !reach.toggle) {
      if (active !== undefined) props.onOpen?.(active)
    } else if (event.key === ' ' && selection.active !== undefined) {
      onSelectionChange(press(selection, order, selection.active, { extend: event.shiftKey, toggle: !event.shiftKey }))
    } else if (event.key.toLowerCase() === 'a' && reach.toggle) onSelectionChange(selectAll(selection, order))
    else if (event.key === 'Escape' && selection.ids.size > 0) onSelectionChange(clearSelection(selection))
    else if (event.key === 'Enter' && active !== undefined) props.onOpen?.(active)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    if (longPress.isTouched()) event.preventDefault()
    if (!props.onMenu || longPress.isTouched()) return
    const pressed = event.target instanceof Element ? event.target.closest('[data-item]') : null
    const element = pressed ?? document.getElementById(`${base}-${activeAt}`)
    const at = Number(element?.id.slice(base.length + 1) ?? -1)
    const [item, id] = [items[at], order[at]]
    if (!element || item === undefined || id === undefined) return
    event.preventDefault()
    if (!selection.ids.has(id)) onSelectionChange(press(selection, order, id, { extend: false, toggle: false }))
    const box = element.getBoundingClientRect()
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    props.onMenu(item, pressed ? { x: event.clientX, y: event.clientY } : middle)
  }

  const itemAt = (index: number): ItemProps | undefined => {
    const [item, id] = [items[index], order[index]]
    if (item === undefined || id === undefined) return undefined
    return {
      elementId: `${base}-${index}`,
      id,
      item,
      isSelected: selection.ids.has(id),
      isActive: activeAt === index,
      isDraggable: props.onDragRow !== undefined,
      render: props.renderRow as ItemProps['render'],
      handlers: handlers as ItemHandlers<unknown>,
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't scroll by absolute rows; role=grid is the pattern for this.
    <div
      ref={scroller}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rows.rowCount}
      {...(tile && { 'aria-colcount': columns })}
      aria-multiselectable="true"
      aria-activedescendant={activeAt < 0 ? undefined : `${base}-${activeAt}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={frame.onPointerDown}
      onClickCapture={(event) => {
        if (frame.takesClick() || longPress.takesClick()) event.stopPropagation()
        else if (props.hasFrame && !(event.target as Element).closest('[data-item]'))
          onSelectionChange(clearSelection(selection))
      }}
      onContextMenu={onContextMenu}
      onFocus={(event) => {
        const begin = order[0]
        // A press chooses its own place: going to the first one would move the list away from under it.
        const isPressed = event.currentTarget.matches(':active')
        if (event.target === event.currentTarget && activeAt < 0 && begin !== undefined && !isPressed)
          onSelectionChange({ ...selection, active: begin })
      }}
      className={cx(
        'group/grid scroll-thin relative overflow-y-auto overscroll-contain outline-none!',
        props.className,
      )}
    >
      <div role="presentation" className="relative w-full" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, size }) => {
          if (!tile) {
            const item = itemAt(index)
            return item && <Row key={index % POOL} {...item} index={index} startPx={start} heightPx={rowPx} />
          }
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: tiles are reached through aria-activedescendant.
            // biome-ignore lint/a11y/useSemanticElements: see the grid.
            <div
              key={index % POOL}
              role="row"
              aria-rowindex={index + 1}
              className="absolute inset-x-2 top-0 grid"
              style={{
                height: size,
                transform: `translateY(${start}px)`,
                gridTemplateColumns: rows.templateOf(index),
              }}
            >
              {Array.from({ length: rows.firstOf(index + 1) - rows.firstOf(index) }, (_, column) => {
                const item = itemAt(rows.firstOf(index) + column)
                // biome-ignore lint/suspicious/noArrayIndexKey: a tile that scrolls out lends its elements to another.
                return item && <Tile key={column} {...item} column={column} />
              })}
            </div>
          )
        })}
        {frame.frame && <FrameBox {...frame.frame} />}
      </div>
    </div>
  )
}

import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { cx } from './cx.ts'
import { clearSelection, press, type Reach, type Selection, selectAll, step } from './selection.ts'

export interface RowState {
  readonly isSelected: boolean
  readonly isActive: boolean
  /** Adds a row to the selection or takes it out, as its checkbox does. The same function for ever. */
  readonly toggle: (id: string) => void
}

export interface VirtualGridProps<T> {
  readonly label: string
  readonly items: readonly T[]
  readonly idOf: (item: T) => string
  /** Height of one row in CSS pixels. */
  readonly rowHeight: number
  /** The cells of a row, each a `Cell`. Must stay the same function, or every row is drawn anew on each scroll. */
  readonly renderRow: (item: T, state: RowState) => ReactNode
  readonly selection: Selection
  readonly onSelectionChange: (selection: Selection) => void
  /** Enter on a row, or a double press. */
  readonly onOpen?: (item: T) => void
  /** A plain press and Space open a row, as Enter does; with Shift or Ctrl they select. */
  readonly opensOnPress?: boolean
  /** Called when a row begins to be dragged; rows are draggable by it. */
  readonly onDragRow?: (item: T, transfer: DataTransfer) => void
  readonly onDragEnd?: () => void
  /** What the list shows, e.g. a category or a query: another one begins at its first row. */
  readonly subject?: string
  readonly className?: string
}

const PAGE_ROWS = 10
/** Room after the last row, so that what floats over the list's end hides nothing. */
const END_PX = 72
/** Rows before and after those in sight. */
const OVERSCAN = 4
/** More than any screen shows at a time: a row that scrolls out lends its elements to one that scrolls in. */
const POOL = 128

const MOVES: Readonly<Record<string, number | 'first' | 'last'>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_ROWS,
  PageUp: -PAGE_ROWS,
  Home: 'first',
  End: 'last',
}

/**
 * A list of any length with rows that are made only while they are in sight: under 60 of 100,000 are in the page.
 * One focus stop; arrows, Page keys, Home and End move it; Shift, Ctrl, Space, Ctrl+A and Escape select.
 */
export const VirtualGrid = <T,>(props: VirtualGridProps<T>) => {
  const { items, idOf, rowHeight, selection, onSelectionChange } = props
  const scroller = useRef<HTMLDivElement>(null)
  const base = useId()
  const order = useMemo(() => items.map(idOf), [items, idOf])
  const places = useMemo(() => new Map(order.map((id, index) => [id, index])), [order])
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    paddingEnd: END_PX,
    scrollPaddingEnd: END_PX,
    useFlushSync: false,
  })
  const activeAt = selection.active === undefined ? undefined : places.get(selection.active)
  const seen = useRef(activeAt)
  useEffect(() => {
    if (activeAt !== undefined && activeAt !== seen.current) virtual.scrollToIndex(activeAt)
    seen.current = activeAt
  }, [activeAt, virtual])

  const { subject } = props
  const shown = useRef(subject)
  useEffect(() => {
    if (subject !== shown.current) scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
    shown.current = subject
  }, [subject])

  // Rows get handlers that never change and read what is newest from here.
  const latest = useRef({ props, order })
  latest.current = { props, order }
  const handlers = useMemo((): RowHandlers<T> => {
    const reach = (id: string, how: Reach) => {
      const { props: now, order: all } = latest.current
      now.onSelectionChange(press(now.selection, all, id, how))
    }
    return {
      onPress: (id, how) => {
        reach(id, how)
        scroller.current?.focus({ preventScroll: true })
      },
      toggle: (id) => {
        // The keys of the list go on working after a press on a check box. Focused first: that makes a row active.
        scroller.current?.focus({ preventScroll: true })
        reach(id, { extend: false, toggle: true })
      },
      onOpen: (item) => latest.current.props.onOpen?.(item),
      onPlainPress: (item, id) => {
        const { props: now } = latest.current
        if (now.opensOnPress !== true) return false
        now.onSelectionChange({ ...now.selection, active: id })
        scroller.current?.focus({ preventScroll: true })
        now.onOpen?.(item)
        return true
      },
      onDragRow: (item, transfer) => latest.current.props.onDragRow?.(item, transfer),
      onDragEnd: () => latest.current.props.onDragEnd?.(),
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys inside a row's own buttons belong to them.
    if (event.target !== event.currentTarget) return
    const reach = { extend: event.shiftKey, toggle: event.ctrlKey || event.metaKey }
    const by = MOVES[event.key]
    const active = activeAt === undefined ? undefined : items[activeAt]
    if (by !== undefined) onSelectionChange(step(selection, order, by, reach))
    else if (event.key === ' ' && props.opensOnPress && !reach.extend && !reach.toggle) {
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

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't scroll by absolute rows; role=grid is the pattern for this.
    <div
      ref={scroller}
      role="grid"
      aria-label={props.label}
      aria-rowcount={items.length}
      aria-multiselectable="true"
      aria-activedescendant={activeAt === undefined ? undefined : `${base}-${activeAt}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const first = order[0]
        if (event.target === event.currentTarget && activeAt === undefined && first !== undefined) {
          onSelectionChange({ ...selection, active: first })
        }
      }}
      className={cx(
        'group/grid scroll-thin relative overflow-y-auto overscroll-contain outline-none!',
        props.className,
      )}
    >
      <div role="presentation" className="relative w-full" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const item = items[index]
          const id = order[index]
          if (item === undefined || id === undefined) return null
          return (
            <Row
              key={index % POOL}
              elementId={`${base}-${index}`}
              id={id}
              item={item}
              index={index}
              startPx={start}
              heightPx={rowHeight}
              isSelected={selection.ids.has(id)}
              isActive={activeAt === index}
              isDraggable={props.onDragRow !== undefined}
              renderRow={props.renderRow as RowProps['renderRow']}
              handlers={handlers as RowHandlers<unknown>}
            />
          )
        })}
      </div>
    </div>
  )
}

interface RowHandlers<T> {
  readonly onPress: (id: string, reach: Reach) => void
  readonly toggle: (id: string) => void
  readonly onOpen: (item: T) => void
  /** True when the press has opened the row. */
  readonly onPlainPress: (item: T, id: string) => boolean
  readonly onDragRow: (item: T, transfer: DataTransfer) => void
  readonly onDragEnd: () => void
}

interface RowProps {
  readonly elementId: string
  readonly id: string
  readonly item: unknown
  readonly index: number
  readonly startPx: number
  readonly heightPx: number
  readonly isSelected: boolean
  readonly isActive: boolean
  readonly isDraggable: boolean
  readonly renderRow: (item: unknown, state: RowState) => ReactNode
  readonly handlers: RowHandlers<unknown>
}

/** One row; drawn anew only when something of it changed. */
const Row = memo((row: RowProps) => {
  const { id, item, handlers, isSelected, isActive } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it handles every key for its rows.
    // biome-ignore lint/a11y/useFocusableInteractive: rows are reached through aria-activedescendant.
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div
      id={row.elementId}
      role="row"
      aria-rowindex={row.index + 1}
      aria-selected={isSelected}
      draggable={row.isDraggable}
      onDragStart={(event) => handlers.onDragRow(item, event.dataTransfer)}
      onDragEnd={handlers.onDragEnd}
      onClick={(event) => {
        if ((event.target as Element).closest('button, a, input, label')) return
        const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
        const isToggle = event.ctrlKey || event.metaKey
        if (!event.shiftKey && !isToggle && handlers.onPlainPress(item, id)) return
        handlers.onPress(id, { extend: event.shiftKey, toggle: isToggle || isTouch })
      }}
      onDoubleClick={() => handlers.onOpen(item)}
      className={cx(
        'absolute inset-x-0 top-0 flex cursor-default [contain:layout_style_paint] items-center border-b border-line/50 select-none',
        isSelected ? 'bg-accent-soft' : 'hover:bg-raised',
        isActive &&
          'group-focus-visible/grid:outline-2 group-focus-visible/grid:outline-offset-[-3px] group-focus-visible/grid:outline-accent',
      )}
      style={{ height: row.heightPx, transform: `translateY(${row.startPx}px)` }}
    >
      {row.renderRow(item, { isSelected, isActive, toggle: handlers.toggle })}
    </div>
  )
})

/** One cell of a row in a VirtualGrid. */
export const Cell = ({ className, children }: { readonly className?: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: a cell is reached through its row.
  // biome-ignore lint/a11y/useSemanticElements: see the grid.
  <div role="gridcell" className={className}>
    {children}
  </div>
)

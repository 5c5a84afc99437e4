import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { cx } from './cx.ts'
import { clearSelection, press, type Selection, selectAll, step } from './selection.ts'

export interface RowState {
  readonly isSelected: boolean
  readonly isActive: boolean
  /** Adds the row to the selection or takes it out, as its checkbox does. */
  toggle(): void
}

export interface VirtualGridProps<T> {
  readonly label: string
  readonly items: readonly T[]
  readonly idOf: (item: T) => string
  /** Height of one row in CSS pixels. */
  readonly rowHeight: number
  /** The cells of a row, each a `Cell`. */
  readonly renderRow: (item: T, state: RowState) => ReactNode
  readonly selection: Selection
  readonly onSelectionChange: (selection: Selection) => void
  /** Enter on a row, or a double press. */
  readonly onOpen?: (item: T) => void
  /** Called when a row begins to be dragged; the row becomes draggable by it. */
  readonly onDragRow?: (item: T, transfer: DataTransfer) => void
  readonly onDragEnd?: () => void
  readonly className?: string
}

const PAGE_ROWS = 10

/**
 * A list of any length with rows that are made only while they are in sight: under 60 of 100,000 are in the page.
 * One focus stop; arrows, Page keys, Home and End move it; Shift, Ctrl, Space, Ctrl+A and Escape select.
 */
export const VirtualGrid = <T,>(props: VirtualGridProps<T>) => {
  const { items, idOf, rowHeight, selection, onSelectionChange, onOpen, onDragRow } = props
  const scroller = useRef<HTMLDivElement>(null)
  const base = useId()
  const order = useMemo(() => items.map(idOf), [items, idOf])
  const places = useMemo(() => new Map(order.map((id, index) => [id, index])), [order])
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const activeAt = selection.active === undefined ? undefined : places.get(selection.active)
  const seen = useRef(activeAt)
  useEffect(() => {
    if (activeAt !== undefined && activeAt !== seen.current) virtual.scrollToIndex(activeAt)
    seen.current = activeAt
  }, [activeAt, virtual])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys inside a row's own buttons belong to them.
    if (event.target !== event.currentTarget) return
    const reach = { extend: event.shiftKey, toggle: event.ctrlKey || event.metaKey }
    const moves: Record<string, number | 'first' | 'last'> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: PAGE_ROWS,
      PageUp: -PAGE_ROWS,
      Home: 'first',
      End: 'last',
    }
    const by = moves[event.key]
    const active = activeAt === undefined ? undefined : items[activeAt]
    if (by !== undefined) onSelectionChange(step(selection, order, by, reach))
    else if (event.key === ' ' && selection.active !== undefined) {
      onSelectionChange(press(selection, order, selection.active, { extend: event.shiftKey, toggle: !event.shiftKey }))
    } else if (event.key.toLowerCase() === 'a' && reach.toggle) onSelectionChange(selectAll(selection, order))
    else if (event.key === 'Escape' && selection.ids.size > 0) onSelectionChange(clearSelection(selection))
    else if (event.key === 'Enter' && active !== undefined) onOpen?.(active)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const onRowClick = (event: MouseEvent, id: string) => {
    if ((event.target as Element).closest('button, a, input, [role=menuitem]')) return
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    const reach = { extend: event.shiftKey, toggle: event.ctrlKey || event.metaKey || isTouch }
    onSelectionChange(press(selection, order, id, reach))
    scroller.current?.focus({ preventScroll: true })
  }

  const rowId = (index: number) => `${base}-${index}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't scroll by absolute rows; role=grid is the pattern for this.
    <div
      ref={scroller}
      role="grid"
      aria-label={props.label}
      aria-rowcount={items.length}
      aria-multiselectable="true"
      aria-activedescendant={activeAt === undefined ? undefined : rowId(activeAt)}
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
          const isSelected = selection.ids.has(id)
          const isActive = activeAt === index
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it handles every key for its rows.
            // biome-ignore lint/a11y/useFocusableInteractive: rows are reached through aria-activedescendant.
            // biome-ignore lint/a11y/useSemanticElements: see the grid.
            <div
              key={id}
              id={rowId(index)}
              role="row"
              aria-rowindex={index + 1}
              aria-selected={isSelected}
              draggable={onDragRow !== undefined}
              onDragStart={(event) => onDragRow?.(item, event.dataTransfer)}
              onDragEnd={props.onDragEnd}
              onClick={(event) => onRowClick(event, id)}
              onDoubleClick={() => onOpen?.(item)}
              className={cx(
                'absolute inset-x-0 top-0 flex cursor-default items-center border-b border-line/50 select-none',
                isSelected ? 'bg-accent-soft' : 'hover:bg-raised',
                isActive &&
                  'group-focus-visible/grid:outline-2 group-focus-visible/grid:outline-offset-[-3px] group-focus-visible/grid:outline-accent',
              )}
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              {props.renderRow(item, {
                isSelected,
                isActive,
                toggle: () => onSelectionChange(press(selection, order, id, { extend: false, toggle: true })),
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** One cell of a row in a VirtualGrid. */
export const Cell = ({ className, children }: { readonly className?: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: a cell is reached through its row.
  // biome-ignore lint/a11y/useSemanticElements: see the grid.
  <div role="gridcell" className={className}>
    {children}
  </div>
)

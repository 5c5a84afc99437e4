import { memo, type ReactNode } from 'react'
import { cx } from './cx.ts'
import type { Reach } from './selection.ts'

export interface RowState {
  readonly isSelected: boolean
  readonly isActive: boolean
  /** Adds a row to the selection or takes it out, as its checkbox does. The same function for ever. */
  readonly toggle: (id: string) => void
}

/** What items do; made once, so that an item is drawn anew only when something of it changed. */
export interface ItemHandlers<T> {
  readonly onPress: (item: T, id: string, reach: Reach, isTouch: boolean) => void
  readonly toggle: (id: string) => void
  readonly onOpen: (item: T) => void
  readonly onTouch: (id: string, element: HTMLElement, x: number, y: number) => void
  readonly onDragStart: (item: T, event: React.DragEvent<HTMLElement>) => void
  readonly onDragEnd: () => void
  /** Whether what is dragged may be let go on the item. */
  readonly takes: (item: T) => boolean
  readonly onDrop: (item: T) => void
}

export interface ItemProps {
  readonly elementId: string
  readonly id: string
  readonly item: unknown
  readonly isSelected: boolean
  readonly isActive: boolean
  readonly isDraggable: boolean
  readonly render: (item: unknown, state: RowState) => ReactNode
  readonly handlers: ItemHandlers<unknown>
}

const eventsOf = ({ id, item, isDraggable, handlers }: ItemProps) => ({
  'data-item': '',
  draggable: isDraggable,
  onDragStart: (event: React.DragEvent<HTMLElement>) => handlers.onDragStart(item, event),
  onDragEnd: handlers.onDragEnd,
  onDragOver: (event: React.DragEvent<HTMLElement>) => {
    if (!handlers.takes(item)) return
    event.preventDefault()
    event.currentTarget.dataset.over = ''
  },
  onDragLeave: ({ currentTarget }: React.DragEvent<HTMLElement>) => delete currentTarget.dataset.over,
  onDrop: (event: React.DragEvent<HTMLElement>) => {
    delete event.currentTarget.dataset.over
    if (!handlers.takes(item)) return
    event.preventDefault()
    handlers.onDrop(item)
  },
  onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') handlers.onTouch(id, event.currentTarget, event.clientX, event.clientY)
  },
  onClick: (event: React.MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('button, a, input, label')) return
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    handlers.onPress(item, id, { extend: event.shiftKey, toggle: event.ctrlKey || event.metaKey }, isTouch)
  },
  onDoubleClick: (event: React.MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('button, a, input, label') === null) handlers.onOpen(item)
  },
})

const LOOK =
  'cursor-default select-none [contain:layout_style_paint] data-over:bg-accent-soft data-over:outline-2 data-over:outline-offset-[-2px] data-over:outline-accent'
const FOCUS =
  'group-focus-visible/grid:outline-2 group-focus-visible/grid:outline-offset-[-3px] group-focus-visible/grid:outline-accent'

interface RowProps extends ItemProps {
  readonly index: number
  readonly startPx: number
  readonly heightPx: number
}

/** One row of a list. */
export const Row = memo((row: RowProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive: rows are reached through aria-activedescendant.
  // biome-ignore lint/a11y/useSemanticElements: a table can't scroll by absolute rows; role=grid is the pattern for this.
  <div
    id={row.elementId}
    role="row"
    aria-rowindex={row.index + 1}
    aria-selected={row.isSelected}
    {...eventsOf(row)}
    className={cx(
      'absolute inset-x-0 top-0 flex items-center border-b border-line/50',
      LOOK,
      row.isSelected ? 'bg-accent-soft' : 'hover:bg-raised',
      row.isActive && FOCUS,
    )}
    style={{ height: row.heightPx, transform: `translateY(${row.startPx}px)` }}
  >
    {row.render(row.item, { isSelected: row.isSelected, isActive: row.isActive, toggle: row.handlers.toggle })}
  </div>
))

/** One tile of a grid, the only cell of what it shows. */
export const Tile = memo((tile: ItemProps & { readonly column: number }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: tiles are reached through aria-activedescendant.
  // biome-ignore lint/a11y/useSemanticElements: see Row.
  <div
    id={tile.elementId}
    role="gridcell"
    aria-colindex={tile.column + 1}
    aria-selected={tile.isSelected}
    {...eventsOf(tile)}
    className={cx(
      'relative m-1 min-w-0 rounded-md',
      LOOK,
      tile.isSelected ? 'bg-accent-soft' : 'hover:bg-raised',
      tile.isActive && FOCUS,
    )}
  >
    {tile.render(tile.item, { isSelected: tile.isSelected, isActive: tile.isActive, toggle: tile.handlers.toggle })}
  </div>
))

/** One cell of a row in a VirtualGrid. */
export const Cell = ({ className, children }: { readonly className?: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: a cell is reached through its row.
  // biome-ignore lint/a11y/useSemanticElements: see Row.
  <div role="gridcell" className={className}>
    {children}
  </div>
)

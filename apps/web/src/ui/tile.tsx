import { FolderOpen } from 'lucide-react'
import type { DragEventHandler, ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { cx } from './cx.ts'

export interface TileProps {
  /** What the tile stands for; shown inside `bdi` by the caller when it is a person's own word. */
  readonly title: ReactNode
  /** Accessible name, with the count. */
  readonly label: string
  readonly detail: ReactNode
  readonly icon: ReactNode
  /** True for what lies inside of another tile. */
  readonly isSmall?: boolean
  readonly isSelected: boolean
  readonly onSelect: () => void
  /** True while something that may be dropped is over it. */
  readonly isDropTarget?: boolean
  readonly badge?: ReactNode
  readonly dropHandlers?: {
    readonly onDragOver: DragEventHandler
    readonly onDragLeave: DragEventHandler
    readonly onDrop: DragEventHandler
  }
}

/** A category as a thing that can be opened, and dropped upon. */
export const Tile = ({
  title,
  label,
  detail,
  icon,
  isSmall = false,
  isSelected,
  onSelect,
  isDropTarget,
  badge,
  dropHandlers,
}: TileProps) => (
  <div {...dropHandlers} className="min-w-0">
    <ToggleButton
      aria-label={label}
      isSelected={isSelected}
      onChange={onSelect}
      className={cx(
        'flex w-full items-center gap-3 rounded-md border text-start transition duration-150 ease-out',
        isSmall ? 'px-3 py-2' : 'p-3',
        isDropTarget
          ? 'scale-[1.02] border-accent bg-accent-soft ring-2 ring-accent'
          : 'border-line bg-raised data-hovered:border-edge data-selected:border-accent data-selected:bg-accent-soft',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid shrink-0 place-items-center rounded-sm bg-sunken text-accent transition',
          isSmall ? 'size-7 *:size-4' : 'size-10',
        )}
      >
        {isDropTarget ? <FolderOpen className="size-5" /> : icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{title}</span>{' '}
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted tabular">
          <span>{detail}</span> {badge}
        </span>
      </span>
    </ToggleButton>
  </div>
)

import { visibleName } from '@octavo/core'
import { m } from '../../paraglide/messages.js'
import { cx, type RowState, SelectBox } from '../../ui/index.ts'
import { type Key, nameOf } from './entry.ts'
import { Detail, Marks, MenuButton, Name, Picture } from './entry-parts.tsx'
import { useEntry, useList } from './list-context.ts'

/** Least width and the height of a tile in pixels. */
export const TILE = { minWidthPx: 168, heightPx: 216 }

/** One tile of the grid: its picture large, its name below; an empty frame until its thing has come. */
export const EntryTile = ({ id, state }: { readonly id: Key; readonly state: RowState }) => {
  const { source } = useList()
  const entry = useEntry(source, id)
  if (!entry)
    return (
      <span className="flex h-full flex-col gap-2 p-2">
        <span className="sr-only">{m.loading()}</span>
        <span aria-hidden="true" className="min-h-0 flex-1 rounded-sm bg-sunken" />
        <span aria-hidden="true" className="h-3 w-3/5 rounded-full bg-sunken" />
      </span>
    )
  return (
    <div className="group/tile flex h-full flex-col gap-1.5 p-2">
      <div className="relative min-h-0 flex-1">
        <Picture entry={entry} isLarge />
        <span
          className={cx(
            'absolute start-0 top-0 rounded-sm bg-surface/80 transition-opacity',
            !state.isSelected && 'opacity-0 group-hover/tile:opacity-100 pointer-coarse:opacity-0',
          )}
        >
          <SelectBox
            label={[m.row_select(), visibleName(nameOf(entry))].join(' ')}
            state={state.isSelected ? 'all' : 'none'}
            onToggle={() => state.toggle(id)}
            isInRow
          />
        </span>
        <span className="absolute end-1 bottom-1 flex items-center gap-1 rounded-full bg-surface/80 empty:hidden">
          <Marks entry={entry} most={1} />
        </span>
      </div>
      <div className="flex items-center gap-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <Name entry={entry} />
          <span className="truncate text-sm text-muted tabular">
            <Detail entry={entry} />
          </span>
        </div>
        <MenuButton entry={entry} isActive={state.isActive} />
      </div>
    </div>
  )
}

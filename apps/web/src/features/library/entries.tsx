import { visibleName } from '@octavo/core'
import { useMemo } from 'react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { type RowState, showDragged, VirtualGrid } from '../../ui/index.ts'
import { isFolderKey, type Key, nameOf } from './entry.ts'
import { EntryRow, ROW_PX } from './entry-row.tsx'
import { EntryTile, TILE } from './entry-tile.tsx'
import { ListContext } from './list-context.ts'
import type { LibraryParts } from './use-library.ts'

const idOf = (key: Key) => key
const renderRow = (key: Key, state: RowState) => <EntryRow id={key} state={state} />
const renderTile = (key: Key, state: RowState) => <EntryTile id={key} state={state} />

interface EntriesProps {
  readonly library: LibraryParts
  /** Opens the menu of a thing beside a button, or at a place of the window. Must stay the same function. */
  readonly onMenu: (key: Key, at: HTMLElement | { readonly x: number; readonly y: number }) => void
}

/** The list or grid of a place. */
export const Entries = ({ library, onMenu }: EntriesProps) => {
  const { place, look, source, listing, selection, dragging, doings } = library
  const showsFolder = place.view !== 'folder'
  const parts = useMemo(() => ({ source, onMenu, showsFolder }), [source, onMenu, showsFolder])
  /** What is chosen stands for all that is chosen, another thing for itself. */
  const standsFor = (key: Key): ReadonlySet<Key> => (selection.ids.has(key) ? selection.ids : new Set([key]))
  const isTrash = place.view === 'trash'
  const isGrid = look.layout === 'grid'
  return (
    <ListContext value={parts}>
      <VirtualGrid
        key={isGrid ? 'grid' : 'list'}
        label={m.library_list()}
        items={listing.keys}
        idOf={idOf}
        rowHeight={ROW_PX}
        {...(isGrid ? { tile: TILE } : {})}
        selection={selection}
        onSelectionChange={library.setSelection}
        onOpen={doings.open}
        opensOnTap
        hasFrame
        onSight={source.onSight}
        onMenu={onMenu}
        {...(isTrash
          ? {}
          : {
              onDragRow: (key: Key, transfer: DataTransfer) => {
                const keys = standsFor(key)
                const entry = source.entryOf(key)
                transfer.effectAllowed = 'move'
                transfer.setData('application/x-octavo-files', String(keys.size))
                const name = entry && visibleName(nameOf(entry))
                showDragged(
                  keys.size === 1 && name ? name : m.lib_selected_count({ count: keys.size, n: number(keys.size) }),
                  transfer,
                )
                dragging.begin(keys)
              },
              onDragEnd: dragging.end,
              drop: { takes: (key: Key) => isFolderKey(key) && dragging.takes(key), onDrop: dragging.onDrop },
            })}
        subject={`${place.view}|${place.folder}|${JSON.stringify(place.query)}`}
        renderRow={isGrid ? renderTile : renderRow}
        className="min-h-0 flex-1"
      />
    </ListContext>
  )
}

import { type DraftEntry, visibleName } from '@octavo/core'
import { Ban, FolderInput, Maximize2, RotateCcw } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button, FloatingMenu, type RowState, VirtualGrid } from '../ui/index.ts'
import { useMedia } from '../ui/use-media.ts'
import { FileRow } from './file-row.tsx'
import { FileTile } from './file-tile.tsx'
import type { Review } from './use-review.ts'

const ROW_PX = 60
/** Where fingers point, the places in a row are larger. */
const ROW_FOR_FINGERS_PX = 76
const TILE = { minWidthPx: 150, heightPx: 208 } as const
const idOf = (entry: DraftEntry) => entry.item.id

export interface FileListProps {
  readonly review: Review
  readonly isGrid: boolean
  /** Opens a file itself. Must stay the same function. */
  readonly onOpen: (id: string) => void
  readonly onMove: (itemIds: readonly string[]) => void
  /** Not there where nothing takes what is dragged. */
  readonly onDrag?: (itemIds: readonly string[], transfer: DataTransfer) => void
  readonly onDragEnd?: () => void
}

/** The files of the opened category. However many there are, only the rows in sight exist, and one menu serves all. */
export const FileList = ({ review, isGrid, onOpen, onMove, onDrag, onDragEnd }: FileListProps) => {
  const [menuOf, setMenuOf] = useState<string>()
  const hasFingers = useMedia('(pointer: coarse)')
  const anchor = useRef<HTMLElement | null>(null)
  const { rows, view, selection, things, draft, inside, leaders, look, alike } = review
  const entryOf = (id: string | undefined) => (id === undefined ? undefined : draft.entries.get(id))
  const inMenu = entryOf(menuOf)
  const within = view.category
  /** A selected row stands for the whole selection, another one for itself. */
  const standsFor = (id: string) => (selection.ids.has(id) ? [...selection.ids] : [id])

  const onMenu = useCallback((entry: DraftEntry, button: HTMLElement) => {
    anchor.current = button
    setMenuOf(entry.item.id)
  }, [])
  const latest = useRef(review)
  latest.current = review
  const onPlace = useCallback(({ item }: DraftEntry, category: string | undefined) => {
    if (category === undefined) latest.current.toggleExcluded([item.id])
    else latest.current.move([item.id], category)
  }, [])
  const onOpenRow = useCallback(({ item }: DraftEntry) => onOpen(item.id), [onOpen])
  const renderTile = useCallback(
    (entry: DraftEntry, state: RowState) => (
      <FileTile
        entry={entry}
        things={things}
        look={look}
        fileCount={inside.get(entry.item.id)?.length}
        alike={alike.get(entry.item.id)}
        state={state}
        within={within}
      />
    ),
    [inside, things, look, alike, within],
  )
  const renderRow = useCallback(
    (entry: DraftEntry, state: RowState) => (
      <FileRow
        entry={entry}
        things={things}
        look={look}
        onOpen={onOpenRow}
        onPlace={onPlace}
        fileCount={inside.get(entry.item.id)?.length}
        alike={alike.get(entry.item.id)}
        leader={leaders.get(entry.item.id)}
        state={state}
        within={within}
        onMenu={onMenu}
      />
    ),
    [inside, leaders, things, look, alike, within, onMenu, onOpenRow, onPlace],
  )

  if (rows.length === 0) return <Empty review={review} />
  return (
    <>
      <VirtualGrid
        label={view.category === undefined ? things.all() : things.listOf({ name: visibleName(view.category) })}
        items={rows}
        idOf={idOf}
        rowHeight={hasFingers ? ROW_FOR_FINGERS_PX : ROW_PX}
        {...(isGrid ? { tile: TILE } : {})}
        selection={selection}
        onSelectionChange={review.setSelection}
        onOpen={onOpenRow}
        opensOnTap={isGrid}
        {...(onDrag && {
          onDragRow: (entry: DraftEntry, transfer: DataTransfer) => onDrag(standsFor(entry.item.id), transfer),
        })}
        {...(onDragEnd && { onDragEnd })}
        className="h-full"
        subject={`${view.category ?? ''}|${view.show}|${view.query}|${review.listOrder}`}
        renderRow={isGrid ? renderTile : renderRow}
      />
      {inMenu && (
        <FloatingMenu
          label={m.row_actions({ name: visibleName(inMenu.item.name) })}
          anchor={anchor}
          isOpen
          onOpenChange={() => setMenuOf(undefined)}
          actions={[
            {
              id: 'open',
              label: m.action_open(),
              icon: Maximize2,
              hint: '↵',
              onAction: () => onOpen(inMenu.item.id),
            },
            {
              id: 'move',
              label: m.action_move(),
              icon: FolderInput,
              hint: 'M',
              onAction: () => onMove(standsFor(inMenu.item.id)),
            },
            {
              id: 'exclude',
              label: inMenu.excluded ? m.action_include() : m.action_exclude(),
              icon: inMenu.excluded ? RotateCcw : Ban,
              hint: 'X',
              onAction: () => review.toggleExcluded([inMenu.item.id]),
            },
          ]}
        />
      )}
    </>
  )
}

const Empty = ({ review }: { readonly review: Review }) => {
  const isNarrowed = review.view.query !== '' || review.view.show !== 'all'
  return (
    <div className="grid h-full place-items-center p-8 text-center">
      <div>
        <p className="text-lg font-semibold">{m.list_empty_title()}</p>
        <p className="mt-1 text-muted">{isNarrowed ? review.things.noneFound() : review.things.noneLeft()}</p>
        {isNarrowed && (
          <Button className="mt-4" onPress={() => review.narrow({ show: 'all', query: '' })}>
            {m.list_clear_filter()}
          </Button>
        )}
      </div>
    </div>
  )
}

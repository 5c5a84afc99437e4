import type { DraftEntry } from '@octavo/core'
import { visibleName } from '@octavo/core'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button, VirtualGrid } from '../../../ui/index.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { FileRow } from './file-row.tsx'
import type { Review } from './use-review.ts'

const ROW_HEIGHT = 64
const idOf = (entry: DraftEntry) => entry.item.id

export interface FileListProps {
  readonly review: Review
  readonly onMove: (itemIds: readonly string[]) => void
  readonly onDrag: (itemIds: readonly string[], transfer: DataTransfer) => void
  readonly onDragEnd: () => void
}

/** The files of the opened category. However many there are, only the rows in sight exist. */
export const FileList = ({ review, onMove, onDrag, onDragEnd }: FileListProps) => {
  const [detailsOf, setDetailsOf] = useState<string>()
  const { rows, view, selection, facts, draft } = review
  const details = detailsOf === undefined ? undefined : draft.entries.get(detailsOf)
  /** A selected row stands for the whole selection, another one for itself. */
  const standsFor = (id: string) => (selection.ids.has(id) ? [...selection.ids] : [id])
  if (rows.length === 0) return <Empty review={review} />
  return (
    <>
      <VirtualGrid
        label={view.category === undefined ? m.list_label_all() : m.list_label({ name: visibleName(view.category) })}
        items={rows}
        idOf={idOf}
        rowHeight={ROW_HEIGHT}
        selection={selection}
        onSelectionChange={review.setSelection}
        onOpen={(entry) => setDetailsOf(entry.item.id)}
        onDragRow={(entry, transfer) => onDrag(standsFor(entry.item.id), transfer)}
        onDragEnd={onDragEnd}
        className="h-full"
        renderRow={(entry, state) => (
          <FileRow
            entry={entry}
            file={facts.get(entry.item.id)}
            state={state}
            showsCategory={view.category === undefined}
            actions={{
              onMove: ({ item }) => onMove(standsFor(item.id)),
              onExclude: ({ item }) => review.toggleExcluded([item.id]),
              onDetails: ({ item }) => setDetailsOf(item.id),
            }}
          />
        )}
      />
      {details && (
        <DetailsDialog entry={details} file={facts.get(details.item.id)} onClose={() => setDetailsOf(undefined)} />
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
        <p className="mt-1 text-muted">{isNarrowed ? m.list_empty_filter() : m.list_empty_text()}</p>
        {isNarrowed && (
          <Button className="mt-4" onPress={() => review.narrow({ show: 'all', query: '' })}>
            {m.list_clear_filter()}
          </Button>
        )}
      </div>
    </div>
  )
}

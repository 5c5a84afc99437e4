import { isWithin, visibleName } from '@octavo/core'
import { Layers } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { number, sizeOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Badge, cx, Tile } from '../ui/index.ts'
import type { ReviewThings } from './things.ts'
import { TileOrderSelect } from './tile-order-select.tsx'
import type { Review } from './use-review.ts'
import type { TileModel } from './view.ts'

export interface CategoryTilesProps {
  readonly review: Review
  /** Ids of the files that are being dragged; undefined when none are. */
  readonly dragged: readonly string[] | undefined
  readonly onDropped: () => void
}

/** One tile per category with its count; each opens its files, and takes files that are dropped on it. */
export const CategoryTiles = ({ review, dragged, onDropped }: CategoryTilesProps) => {
  const [over, setOver] = useState<string>()
  const { tiles, view, total, things } = review
  const detailOfAll = detailOf(things, total.fileCount, total.sizeBytes)
  // What lies in a folder is shown while that one is open, or something in it.
  const isShown = ({ name, depth }: TileModel) =>
    depth === 0 || (view.category !== undefined && isWithin(topOf(name), view.category)) || dragged !== undefined

  const dropHandlers = (tile: TileModel) => ({
    onDragOver: (event: DragEvent) => {
      if (!dragged || isHomeOf(review, tile.name, dragged)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setOver(tile.name)
    },
    onDragLeave: () => setOver((now) => (now === tile.name ? undefined : now)),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(undefined)
      if (dragged) review.move(dragged, tile.name)
      onDropped()
    },
  })

  return (
    <>
      <TileOrderSelect order={review.order} onChange={review.orderBy} />
      <ul aria-label={m.review_categories()} className="grid grid-cols-1 gap-2 xs:grid-cols-2 lg:grid-cols-1">
        <li className="xs:col-span-2 lg:col-span-1">
          <Tile
            title={things.all()}
            label={things.openAll({ files: detailOfAll })}
            detail={detailOfAll}
            icon={<Layers className="size-5" strokeWidth={1.75} />}
            isSelected={view.category === undefined}
            onSelect={() => review.open(undefined)}
          />
        </li>
        {tiles.filter(isShown).map((tile) => (
          <li
            key={tile.name}
            className={cx(tile.depth > 0 && 'xs:col-span-2 lg:col-span-1', INDENT[Math.min(tile.depth, 3)])}
          >
            <Tile
              title={<bdi>{visibleName(tile.title)}</bdi>}
              label={labelOf(things, tile)}
              detail={detailOf(things, tile.count, tile.sizeBytes)}
              icon={things.icon(tile.kind)}
              isSmall={tile.depth > 0}
              isSelected={view.category === tile.name}
              onSelect={() => review.open(tile.name)}
              isDropTarget={over === tile.name && dragged !== undefined}
              dropHandlers={dropHandlers(tile)}
              badge={tile.unsureCount > 0 && <Badge tone="warn">{unsureOf(tile)}</Badge>}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** How far the tile of a folder stands in, by how many folders it lies in. */
const INDENT = ['', 'ps-5', 'ps-10', 'ps-14'] as const

const topOf = (name: string): string => name.split('/', 1)[0] ?? name

const detailOf = (things: ReviewThings, count: number, sizeBytes: number) =>
  m.tile_detail({ files: things.count(count), size: sizeOf(sizeBytes) })

const unsureOf = ({ unsureCount }: TileModel) => m.tile_unsure({ count: unsureCount, n: number(unsureCount) })

/** The accessible name says all that is seen, so that people who speak to their computer can name it (WCAG 2.5.3). */
const labelOf = (things: ReviewThings, tile: TileModel) => {
  const label = m.tile_label({ name: visibleName(tile.name), files: detailOf(things, tile.count, tile.sizeBytes) })
  return tile.unsureCount > 0 ? `${label}, ${unsureOf(tile)}` : label
}

/** True when every dragged file is in the category already: dropping it there would mean nothing. */
const isHomeOf = (review: Review, category: string, ids: readonly string[]) =>
  ids.every((id) => review.draft.entries.get(id)?.category === category)

import { isWithin, visibleName } from '@octavo/core'
import { m } from '../paraglide/messages.js'
import { Badge, cx, Tile } from '../ui/index.ts'
import { AllTile } from './all-tile.tsx'
import { TileOrderSelect } from './tile-order-select.tsx'
import { detailOf, labelOf, unsureOf } from './tile-words.ts'
import { type Dragging, useDrops } from './use-drops.ts'
import type { TileModel } from './view.ts'

/** One tile per category with its count; each opens its files, and takes files that are dropped on it. */
export const CategoryTiles = (props: Dragging) => {
  const { review, dragged } = props
  const { isOver, dropsOn } = useDrops(props)
  const { tiles, view, things } = review
  // What lies in a folder is shown while that one is open, or something in it.
  const isShown = ({ name, depth }: TileModel) =>
    depth === 0 || (view.category !== undefined && isWithin(topOf(name), view.category)) || dragged !== undefined

  return (
    <>
      <TileOrderSelect order={review.order} onChange={review.orderBy} />
      <ul aria-label={m.review_categories()} className="grid grid-cols-1 gap-2 xs:grid-cols-2 lg:grid-cols-1">
        <li className="xs:col-span-2 lg:col-span-1">
          <AllTile review={review} />
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
              isDropTarget={isOver(tile.name)}
              dropHandlers={dropsOn(tile.name)}
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

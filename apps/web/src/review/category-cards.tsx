import { type DraftEntry, draftFilesOf, isWithin, visibleName } from '@octavo/core'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Badge, cx, FirstFew } from '../ui/index.ts'
import { Thumb } from '../viewer/thumb.tsx'
import { AllTile } from './all-tile.tsx'
import { TileOrderSelect } from './tile-order-select.tsx'
import { detailOf, unsureOf } from './tile-words.ts'
import { type Dragging, type Drops, useDrops } from './use-drops.ts'
import type { TileModel } from './view.ts'

export interface CategoryCardsProps extends Dragging {
  /** Opens a file itself, among those of its category. */
  readonly onOpen: (id: string, among: readonly string[]) => void
}

const idOf = ({ item }: DraftEntry) => item.id

/**
 * A card for each category with its count; it folds out to its first files with their pictures, and '+N more' leads to all of
 * them. Each takes files that are dropped on it.
 */
export const CategoryCards = ({ onOpen, ...dragging }: CategoryCardsProps) => {
  const { review } = dragging
  const { isOver, dropsOn } = useDrops(dragging)
  return (
    <>
      <TileOrderSelect order={review.order} onChange={review.orderBy} />
      <ul aria-label={m.review_categories()} className="grid gap-2">
        <li>
          <AllTile review={review} />
        </li>
        {review.tiles
          .filter(({ depth }) => depth === 0)
          .map((tile) => (
            <li key={tile.name}>
              <Card review={review} tile={tile} onOpen={onOpen} drops={dropsOn(tile.name)} isOver={isOver(tile.name)} />
            </li>
          ))}
      </ul>
    </>
  )
}

interface CardProps extends Pick<CategoryCardsProps, 'review' | 'onOpen'> {
  readonly tile: TileModel
  readonly drops: Drops
  /** True while files that may be dropped are held over it. */
  readonly isOver: boolean
}

const Card = ({ review, tile, onOpen, drops, isOver }: CardProps) => {
  const [isUnfolded, setUnfolded] = useState(false)
  const base = useId()
  const { things, draft, look, view } = review
  const { name, title, count, sizeBytes, kind, unsureCount } = tile
  const entries = isUnfolded ? draftFilesOf(draft, name) : []
  const isOpened = view.category !== undefined && isWithin(name, view.category)
  return (
    <div
      {...drops}
      className={cx(
        'rounded-md border transition',
        isOver
          ? 'border-accent bg-accent-soft ring-2 ring-accent'
          : isOpened
            ? 'border-accent bg-raised'
            : 'border-line bg-raised',
      )}
    >
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={base}
        onClick={() => setUnfolded(!isUnfolded)}
        className="tap flex w-full items-center gap-3 rounded-md p-3 text-start hover:bg-accent-soft"
      >
        <span aria-hidden="true" className="grid size-10 shrink-0 place-items-center rounded-sm bg-sunken text-accent">
          {things.icon(kind)}
        </span>
        <span className="min-w-0 flex-1">
          <bdi className="block truncate font-medium">{visibleName(title)}</bdi>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted tabular">
            <span>{detailOf(things, count, sizeBytes)}</span>
            {unsureCount > 0 && <Badge tone="warn">{unsureOf(tile)}</Badge>}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cx('size-5 shrink-0 text-muted transition', isUnfolded && 'rotate-180')}
        />
      </button>
      <div id={base}>
        {isUnfolded && (
          <FirstFew
            label={things.listOf({ name: visibleName(name) })}
            of={entries}
            idOf={idOf}
            onMore={() => review.open(name)}
            className="grid gap-1 px-2 pb-2"
          >
            {({ item, verdict }) => (
              <button
                type="button"
                title={m.row_open({ name: visibleName(item.name) })}
                onClick={() => onOpen(item.id, entries.map(idOf))}
                className="tap flex w-full items-center gap-3 rounded-sm p-1 text-start hover:bg-accent-soft"
              >
                <Thumb look={look} of={item} icon={things.icon(verdict.fileKind)} className="size-11 rounded-sm" />
                <bdi className="min-w-0 flex-1 truncate text-sm">{visibleName(item.name)}</bdi>
                <span className="shrink-0 pe-1 text-sm text-muted tabular">{things.size(item.sizeBytes)}</span>
              </button>
            )}
          </FirstFew>
        )}
      </div>
    </div>
  )
}

import { type DraftEntry, draftFilesOf, visibleName } from '@octavo/core'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { sizeOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { cx, FirstFew } from '../ui/index.ts'
import { Thumb } from '../viewer/thumb.tsx'
import type { Review } from './use-review.ts'
import type { TileModel } from './view.ts'

export interface CategoryCardsProps {
  readonly review: Review
  /** Opens a file itself, among those of its category. */
  readonly onOpen: (id: string, among: readonly string[]) => void
  /** Shows all files of a category, where '+N more' leads. */
  readonly onAll: (category: string) => void
}

const idOf = ({ item }: DraftEntry) => item.id

/** A card for each category with its count; it folds out to its first files with their pictures, and '+N more'. */
export const CategoryCards = ({ review, onOpen, onAll }: CategoryCardsProps) => (
  <ul aria-label={m.review_categories()} className="grid gap-2">
    {review.tiles
      .filter(({ depth }) => depth === 0)
      .map((tile) => (
        <li key={tile.name}>
          <Card review={review} tile={tile} onOpen={onOpen} onAll={onAll} />
        </li>
      ))}
  </ul>
)

const Card = ({ review, tile, onOpen, onAll }: CategoryCardsProps & { readonly tile: TileModel }) => {
  const [isOpen, setOpen] = useState(false)
  const base = useId()
  const { things, draft, look } = review
  const { name, title, count, sizeBytes, kind } = tile
  const entries = isOpen ? draftFilesOf(draft, name) : []
  return (
    <div className="rounded-md border border-line bg-raised">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={base}
        onClick={() => setOpen(!isOpen)}
        className="tap flex w-full items-center gap-3 rounded-md p-3 text-start hover:bg-accent-soft"
      >
        <span aria-hidden="true" className="grid size-10 shrink-0 place-items-center rounded-sm bg-sunken text-accent">
          {things.icon(kind)}
        </span>
        <span className="min-w-0 flex-1">
          <bdi className="block truncate font-medium">{visibleName(title)}</bdi>
          <span className="block text-sm text-muted tabular">
            {m.tile_detail({ files: things.count(count), size: sizeOf(sizeBytes) })}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cx('size-5 shrink-0 text-muted transition', isOpen && 'rotate-180')}
        />
      </button>
      <div id={base}>
        {isOpen && (
          <FirstFew
            label={things.listOf({ name: visibleName(name) })}
            of={entries}
            idOf={idOf}
            onMore={() => onAll(name)}
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
                <span className="shrink-0 pe-1 text-sm text-muted tabular">{sizeOf(item.sizeBytes)}</span>
              </button>
            )}
          </FirstFew>
        )}
      </div>
    </div>
  )
}

import { visibleName } from '@octavo/core'
import type { SortableItem } from '@octavo/core/rules'
import { Star } from 'lucide-react'
import { number, sizeOf } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { ColorDot } from '../../../ui/color-dot.tsx'
import { Badge } from '../../../ui/index.ts'
import type { Sorted } from './use-sorted.ts'

/** Things that the preview shows. */
const SHOWN = 9

interface SortPreviewProps {
  readonly before: readonly SortableItem[]
  readonly sorted: Sorted
}

/** The first nine things as they would be sorted and marked. */
export const SortPreview = ({ before, sorted }: SortPreviewProps) => {
  const shown = sorted.is === 'failed' ? [] : sorted.items.slice(0, SHOWN)
  return (
    <div className="flex flex-col gap-3">
      <h3 className="flex flex-wrap items-baseline justify-between gap-3 font-semibold">
        {m.sort_preview()}
        {shown.length > 0 && (
          <span className="text-sm font-normal text-muted tabular">
            {m.sort_preview_of({ n: number(shown.length), total: number(before.length) })}
          </span>
        )}
      </h3>
      {before.length === 0 && <p className="text-muted">{m.sort_preview_empty()}</p>}
      {sorted.is === 'failed' && (
        <p role="alert" className="text-danger">
          {m.sort_preview_failed()}
        </p>
      )}
      {shown.length > 0 && (
        <ol
          aria-label={m.sort_preview()}
          aria-busy={sorted.is === 'working'}
          className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3"
        >
          {shown.map((item) => (
            <li
              key={item.id}
              className="flex min-w-0 flex-col gap-1.5 rounded-md border border-line/80 bg-raised px-3.5 py-2.5"
            >
              <span className="flex min-w-0 items-center gap-1.5">
                <bdi title={visibleName(item.name)} className="min-w-0 truncate font-medium">
                  {visibleName(item.name)}
                </bdi>
                {item.starred && (
                  <Star
                    role="img"
                    aria-label={m.rule_field_starred()}
                    className="size-4 shrink-0 fill-warn text-warn"
                  />
                )}
                {item.color && <ColorDot color={item.color} />}
              </span>
              <span className="flex flex-wrap items-center gap-1.5 text-sm text-muted tabular">
                {item.sizeBytes !== undefined && sizeOf(item.sizeBytes)}
                {item.category !== undefined && (
                  <Badge tone="accent">
                    <bdi>{visibleName(item.category)}</bdi>
                  </Badge>
                )}
                {item.tags?.slice(0, 3).map((tag) => (
                  <Badge key={tag}>
                    <bdi>{visibleName(tag)}</bdi>
                  </Badge>
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

import { visibleName } from '@octavo/core'
import { CopyMinus, Crown } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { Button, cx } from '../ui/index.ts'
import { Thumb } from '../viewer/thumb.tsx'
import type { Alike } from './alike.ts'
import { alikeWords, whyBest } from './alike-words.ts'
import type { Review } from './use-review.ts'

export interface AlikeStripProps {
  readonly alike: Alike
  readonly review: Review
  /** The one that is open. */
  readonly id: string
  readonly onOpen: (id: string) => void
  /** Keeps the best and sets the others apart. */
  readonly onApart: () => void
}

/** Files that are alike, side by side: which is the best and why, and one press that keeps it. */
export const AlikeStrip = ({ alike: { stack }, review, id, onOpen, onApart }: AlikeStripProps) => {
  const entries = stack.itemIds.flatMap((one) => review.draft.entries.get(one) ?? [])
  const isApart = entries.slice(1).every(({ category }) => category === m.alike_folder())
  return (
    <section aria-label={alikeWords(stack.is, entries.length)} className="grid gap-3">
      <h3 className="font-semibold">{alikeWords(stack.is, entries.length)}</h3>
      <ul className="grid grid-cols-3 gap-2">
        {entries.map(({ item, verdict }, index) => {
          const name = visibleName(item.name)
          return (
            <li key={item.id}>
              <button
                type="button"
                aria-pressed={item.id === id}
                aria-label={index === 0 ? m.alike_open_best({ name }) : m.row_open({ name })}
                title={name}
                onClick={() => onOpen(item.id)}
                className={cx(
                  'tap relative block aspect-square w-full overflow-hidden rounded-sm outline-offset-2',
                  item.id === id && 'ring-2 ring-accent',
                )}
              >
                <Thumb look={review.look} of={item} icon={review.things.icon(verdict.fileKind)} className="size-full" />
                {index === 0 && (
                  <span className="absolute start-1 top-1 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
                    <Crown aria-hidden="true" className="size-3.5" />
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-pretty text-muted">{whyBest(visibleName(entries[0]?.item.name ?? ''), stack.why)}</p>
      {!isApart && (
        <Button size="s" icon={CopyMinus} onPress={onApart}>
          {m.alike_apart()}
        </Button>
      )}
    </section>
  )
}

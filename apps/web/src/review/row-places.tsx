import { type DraftEntry, visibleName } from '@octavo/core'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { cx } from '../ui/index.ts'
import { likelyPlaces } from './places.ts'

export interface RowPlacesProps {
  readonly entry: DraftEntry
  /** Why it is thought to go where it goes, in the person's language. */
  readonly reason: string
  /** Puts it into a category, or leaves it where it is without one. */
  readonly onPlace: (entry: DraftEntry, category: string | undefined) => void
}

const CHIP =
  'inline-flex h-6 min-w-0 max-w-52 items-center gap-1.5 rounded-full border px-2.5 text-[0.8125rem] font-medium transition hover:border-accent hover:bg-accent-soft pointer-coarse:h-8'

/**
 * The places that come into question for a doubtful file, in its row: each one press away, and to leave it where it is. By
 * keyboard the same are one key each once the row is opened.
 */
export const RowPlaces = ({ entry, reason, onPlace }: RowPlacesProps) => (
  <span className="mt-1 flex min-w-0 items-start gap-1.5">
    {/* A narrow row shows the two likeliest, cut short; a wide one all that has room: the rest wraps out of sight. */}
    <span className="flex h-6 min-w-0 gap-1.5 overflow-hidden pointer-coarse:h-8 lg:flex-wrap">
      {likelyPlaces([entry]).map(({ category, confidence }, index) => (
        <button
          key={category}
          type="button"
          tabIndex={-1}
          title={m.row_put({ name: visibleName(entry.item.name), folder: visibleName(category) })}
          onClick={() => onPlace(entry, category)}
          className={cx(
            CHIP,
            index === 0 ? 'border-warn/50 text-text' : 'border-line text-muted',
            index > 1 && 'max-md:hidden',
          )}
        >
          <bdi className="truncate">{visibleName(category)}</bdi>
          {confidence !== undefined && (
            <span className="shrink-0 font-normal text-muted tabular max-md:hidden">
              {m.progress_percent({ percent: number(Math.round(confidence * 100)) })}
            </span>
          )}
        </button>
      ))}
    </span>
    <button
      type="button"
      tabIndex={-1}
      title={m.row_stay({ name: visibleName(entry.item.name) })}
      onClick={() => onPlace(entry, undefined)}
      // On a phone it is in the row's menu, and in the round through what is open.
      className={cx(CHIP, 'shrink-0 border-line text-muted max-md:hidden')}
    >
      {m.decide_stay()}
    </button>
    <bdi title={reason} className="hidden min-w-0 flex-1 self-center truncate ps-1.5 text-sm text-muted xl:block">
      {reason}
    </bdi>
  </span>
)

import { type DraftEntry, visibleName } from '@octavo/core'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { cx } from '../ui/index.ts'
import { likelyPlaces } from './places.ts'

export interface RowPlacesProps {
  readonly entry: DraftEntry
  /** Only the active row's buttons are reached by Tab. */
  readonly isActive: boolean
  /** Puts it into a category, or leaves it where it is without one. */
  readonly onPlace: (entry: DraftEntry, category: string | undefined) => void
}

const CHIP =
  'tap inline-flex h-7 min-w-0 max-w-52 items-center gap-1.5 rounded-full border px-2.5 text-[0.8125rem] font-medium transition hover:border-accent hover:bg-accent-soft'

/** The places that come into question for a doubtful file, in its row: each one press away, and to leave it where it is. */
export const RowPlaces = ({ entry, isActive, onPlace }: RowPlacesProps) => (
  <span className="mt-1 flex min-w-0 gap-1.5">
    {likelyPlaces([entry]).map(({ category, confidence }, index) => (
      <button
        key={category}
        type="button"
        tabIndex={isActive ? 0 : -1}
        aria-label={m.row_put({ name: visibleName(entry.item.name), folder: visibleName(category) })}
        onClick={() => onPlace(entry, category)}
        className={cx(
          CHIP,
          index === 0 ? 'border-warn/50 text-text' : 'border-line text-muted',
          // A narrow row has room for two.
          index === 2 && 'max-xl:hidden',
          index === 1 && 'max-xs:hidden',
        )}
      >
        <bdi className="truncate">{visibleName(category)}</bdi>
        {confidence !== undefined && (
          <span className="font-normal text-muted tabular">
            {m.progress_percent({ percent: number(Math.round(confidence * 100)) })}
          </span>
        )}
      </button>
    ))}
    <button
      type="button"
      tabIndex={isActive ? 0 : -1}
      aria-label={m.row_stay({ name: visibleName(entry.item.name) })}
      onClick={() => onPlace(entry, undefined)}
      className={cx(CHIP, 'shrink-0 border-line text-muted')}
    >
      {m.decide_stay()}
    </button>
  </span>
)

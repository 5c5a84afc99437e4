import { type KeyboardEvent, type PointerEvent, useState, useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { cx } from '../../ui/index.ts'
import { type MonthSpan, monthWords, spanAt, yearsOf } from './months.ts'
import type { PhotoList } from './photo-list.ts'

/** Years that would lie nearer to each other are left out: a share of the height. */
const YEAR_GAP = 0.045

interface ScrubberProps {
  readonly list: PhotoList
  readonly spans: readonly MonthSpan[]
  readonly total: number
  /** Brings a place to the top of the list. */
  readonly onReveal: (place: number) => void
}

/** The time beside the timeline: years where they lie, and a handle that goes to any month. */
export const Scrubber = ({ list, spans, total, onReveal }: ScrubberProps) => {
  const first = useSyncExternalStore(list.subscribe, () => list.sight()[0])
  const [dragged, setDragged] = useState<number>()
  const place = Math.min(dragged ?? first, Math.max(0, total - 1))
  const at = spanAt(spans, place)
  const words = monthWords(spans[at]?.month ?? '1970-01')
  const go = (to: number) => onReveal(Math.max(0, Math.min(total - 1, to)))

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const share = Math.max(0, Math.min(1, (event.clientY - top) / height))
    const to = Math.min(total - 1, Math.floor(share * total))
    setDragged(to)
    go(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const year = spans[at]?.month.slice(0, 4) ?? ''
    const after = spans.findIndex(({ month }, index) => index > at && month.slice(0, 4) !== year)
    const before = spans.findLastIndex(({ month }, index) => index < at && month.slice(0, 4) !== year)
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: after < 0 ? spans.length - 1 : after,
      PageUp: Math.max(0, before),
      Home: 0,
      End: spans.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(spans[Math.max(0, Math.min(spans.length - 1, to))]?.first ?? 0)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={m.photos_scrubber()}
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={Math.max(1, total)}
      aria-valuenow={place + 1}
      aria-valuetext={words}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onPointer(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onPointer(event)}
      onPointerUp={() => setDragged(undefined)}
      onPointerCancel={() => setDragged(undefined)}
      className="group/scrub relative my-3 w-11 shrink-0 cursor-ns-resize touch-none select-none sm:w-14"
    >
      {yearsOf(spans, total, YEAR_GAP).map(({ year, share }) => (
        <span
          key={year}
          aria-hidden="true"
          style={{ top: `${share * 100}%` }}
          className="absolute end-0 -translate-y-1/2 text-xs text-muted tabular"
        >
          {year}
        </span>
      ))}
      <span
        aria-hidden="true"
        style={{ top: `${(total === 0 ? 0 : place / total) * 100}%` }}
        className="absolute start-0 h-1.5 w-3 -translate-y-1/2 rounded-full bg-accent sm:w-4"
      />
      <span
        aria-hidden="true"
        style={{ top: `${(total === 0 ? 0 : place / total) * 100}%` }}
        className={cx(
          'pointer-events-none absolute end-full me-1 -translate-y-1/2 rounded-full bg-accent px-3 py-1 text-sm font-semibold whitespace-nowrap text-on-accent shadow-float transition-opacity',
          dragged === undefined && 'opacity-0 group-focus-visible/scrub:opacity-100',
        )}
      >
        {words}
      </span>
    </div>
  )
}

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { cx } from '../../ui/index.ts'
import type { Step } from './step.ts'
import { StepRow } from './step-row.tsx'
import type { Press } from './use-press.ts'
import { dayOf, dayWords } from './when.ts'

/** One line of the list: the first of a day says the day above it. */
interface Line {
  readonly step: Step
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Heights in pixels until lines have been measured. */
const LINE_PX = 74
const DAY_PX = 62
/** Lines before the end of what is known at which more is fetched. */
const AHEAD = 30

const linesOf = (steps: readonly Step[]): readonly Line[] =>
  steps.map((step, index) => {
    const isOther = (other: Step | undefined) => !other || dayOf(other.atMs) !== dayOf(step.atMs)
    return { step, isFirst: isOther(steps[index - 1]), isLast: isOther(steps[index + 1]) }
  })

export interface StepListProps extends Press {
  readonly steps: readonly Step[]
  readonly onOpen: (step: Step) => void
  /** Fetches what was done before these; missing where that is all, or being fetched. */
  readonly onOlder: (() => void) | undefined
}

/** Steps of any number by days: only the lines in sight are in the page, and the older ones come as one goes on. */
export const StepList = ({ steps, onOpen, onOlder, ...pressing }: StepListProps) => {
  const list = useRef<HTMLUListElement>(null)
  const [topPx, setTopPx] = useState(0)
  useEffect(() => {
    const page = new ResizeObserver(() => setTopPx((list.current?.getBoundingClientRect().top ?? 0) + scrollY))
    page.observe(document.body)
    return () => page.disconnect()
  }, [])
  const lines = useMemo(() => linesOf(steps), [steps])
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => LINE_PX + (lines[index]?.isFirst ? DAY_PX : 0),
    getItemKey: (index) => lines[index]?.step.id ?? index,
    overscan: 6,
    scrollMargin: topPx,
    useFlushSync: false,
  })
  const last = virtual.range?.endIndex ?? 0
  useEffect(() => {
    if (last >= lines.length - AHEAD) onOlder?.()
  }, [last, lines.length, onOlder])
  return (
    <ul ref={list} aria-label={m.runs_title()} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const line = lines[index]
        if (!line) return null
        const { step, isFirst, isLast } = line
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={onOlder ? -1 : lines.length}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - topPx}px)` }}
          >
            {isFirst && <h2 className="px-1 pt-7 pb-2.5 font-semibold">{dayWords(step.atMs, Date.now())}</h2>}
            <div
              className={cx(
                'border-x border-b bg-surface/92 border-line/80',
                isFirst && 'rounded-t-lg border-t',
                isLast && 'rounded-b-lg',
              )}
            >
              <StepRow step={step} onOpen={onOpen} {...pressing} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

import { CircleHelp } from 'lucide-react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, cx } from '../ui/index.ts'
import type { Review } from './use-review.ts'

export interface OpenNoteProps {
  readonly review: Review
  readonly onDecide: () => void
}

/**
 * Beside Approve: what nobody has decided yet, what becomes of it, and the ways to decide it or to leave it. On a small screen
 * an open list says it itself, and needs the room.
 */
export const OpenNote = ({ review, onDecide }: OpenNoteProps) => {
  const count = review.total.shows.unsure
  if (count === 0) return null
  return (
    <div
      className={cx(
        'flex max-w-md flex-wrap items-center gap-x-1 gap-y-0.5 text-sm lg:justify-end lg:text-end',
        review.isListOpen && 'max-lg:hidden',
      )}
    >
      <p className="flex items-start gap-1.5 text-pretty text-warn">
        <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {m.approve_open({ count, n: number(count) })}
      </p>
      <Button size="s" look="quiet" className="text-accent!" onPress={onDecide}>
        {m.approve_decide()}
      </Button>
      <Button size="s" look="quiet" onPress={review.leaveOpen}>
        {m.approve_leave()}
      </Button>
    </div>
  )
}

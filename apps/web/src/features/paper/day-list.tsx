import type { LibraryDay } from '@octavo/contract'
import { visibleName } from '@octavo/core'
import { CalendarClock, CreditCard, FileX, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, cx, List, ListRow, Panel } from '../../ui/index.ts'
import { DAY_WORDS, dayOf } from '../../viewer/paper-words.ts'

/** Rows that are shown at once, and added with each press. */
const SHOWN = 50

const ICONS: Readonly<Record<LibraryDay['kind'], LucideIcon>> = {
  expires: CalendarClock,
  payBy: CreditCard,
  ends: FileX,
}

interface DayListProps {
  readonly title: string
  readonly days: readonly LibraryDay[]
  /** What is said where there are none. */
  readonly none?: string
  readonly isOver?: boolean
}

/** Days of papers under a heading, each with its paper, which opens in the library. */
export const DayList = ({ title, days, none, isOver = false }: DayListProps) => {
  const [count, setCount] = useState(SHOWN)
  const heading = useId()
  const rest = days.length - count
  return (
    <section aria-labelledby={heading} className="mt-7">
      <h2 id={heading} className="mb-2 text-lg font-semibold">
        {title}
      </h2>
      <Panel className="px-5 py-1">
        {days.length === 0 && <p className="py-4 text-muted">{none}</p>}
        <List>
          {days.slice(0, count).map((one) => (
            <ListRow
              key={`${one.fileId} ${one.kind} ${one.day}`}
              icon={ICONS[one.kind]}
              title={
                <Link
                  to={`/upload?${new URLSearchParams({ folder: one.folder, file: one.fileId })}`}
                  className="underline-offset-4 hover:underline"
                >
                  <bdi>{visibleName(one.name)}</bdi>
                </Link>
              }
              detail={
                <span className="line-clamp-2">
                  <bdi>{visibleName(one.said)}</bdi>
                </span>
              }
            >
              <p className={cx('text-end text-sm', isOver && 'text-muted')}>
                <time dateTime={one.day} className="block font-semibold tabular">
                  {dayOf(one.day)}
                </time>
                <span className="text-muted">{DAY_WORDS[one.kind]()}</span>
              </p>
            </ListRow>
          ))}
        </List>
        {rest > 0 && (
          <Button size="s" look="quiet" className="my-2" onPress={() => setCount(count + SHOWN)}>
            {m.plan_more({ count: rest, n: number(rest) })}
          </Button>
        )}
      </Panel>
    </section>
  )
}

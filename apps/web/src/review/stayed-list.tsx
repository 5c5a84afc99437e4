import { type Reason, visibleName } from '@octavo/core'
import { useReasons } from '../language/reasons.ts'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'

export interface StayedListProps {
  readonly stayed: readonly { readonly name: string; readonly reason: Reason }[]
}

/** Files that stayed where they were after a run, each with its reason; folded in, for most runs have none to speak of. */
export const StayedList = ({ stayed }: StayedListProps) => {
  const say = useReasons()
  if (stayed.length === 0) return null
  return (
    <details className="border-t border-line pt-3 text-sm">
      <summary className="tap flex min-h-8 items-center font-medium text-warn">
        {m.last_run_stayed({ count: stayed.length, n: number(stayed.length) })}
      </summary>
      <ul className="scroll-thin mt-2 max-h-48 overflow-y-auto">
        {stayed.slice(0, 100).map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list in which one name may stand twice.
          <li key={index} className="py-1">
            <bdi className="font-medium break-all">{visibleName(name)}</bdi>{' '}
            <bdi className="text-muted">{say(reason)}</bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}

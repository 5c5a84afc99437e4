import { type ReactNode, useState } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/index.ts'

/** Rows that are shown at once, and added with each press: a list of ten thousand begins like one of ten. */
const SHOWN = 100

export interface LongListProps<T> {
  readonly label: string
  readonly of: readonly T[]
  readonly children: (one: T) => ReactNode
}

/** A list of any length inside of something that scrolls. */
export const LongList = <T,>({ label, of, children }: LongListProps<T>) => {
  const [count, setCount] = useState(SHOWN)
  const rest = of.length - count
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line/60">
        {of.slice(0, count).map(children)}
      </ul>
      {rest > 0 && (
        <Button size="s" className="mt-3" onPress={() => setCount(count + SHOWN)}>
          {m.plan_more({ count: rest, n: number(rest) })}
        </Button>
      )}
    </>
  )
}

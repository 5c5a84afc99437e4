import type { ReactNode } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button } from './button.tsx'

/** How many stand before '+N more'. */
const SHOWN = 5

export interface FirstFewProps<T> {
  /** Accessible name of the list. */
  readonly label: string
  readonly of: readonly T[]
  readonly idOf: (one: T) => string
  /** What one looks like, inside of its row. */
  readonly children: (one: T) => ReactNode
  readonly shown?: number
  /** How the rest is spoken of; '+N more' where nothing is said. */
  readonly more?: (rest: { readonly count: number; readonly n: string }) => string
  /** Shows the rest; without it, '+N more' is words only. */
  readonly onMore?: (() => void) | undefined
  readonly className?: string
}

/** The first few of many, and how many more there are: what is known at a glance before anything is opened. */
export const FirstFew = <T,>(props: FirstFewProps<T>) => {
  const { label, of, idOf, children, shown = SHOWN, more = m.more, onMore, className } = props
  const count = Math.max(0, of.length - shown)
  const words = more({ count, n: number(count) })
  return (
    <ul aria-label={label} {...(className && { className })}>
      {of.slice(0, shown).map((one) => (
        <li key={idOf(one)}>{children(one)}</li>
      ))}
      {count > 0 && (
        <li>
          {onMore ? (
            <Button size="s" look="quiet" className="text-accent!" onPress={onMore}>
              {words}
            </Button>
          ) : (
            <p className="px-2 text-sm text-muted tabular">{words}</p>
          )}
        </li>
      )}
    </ul>
  )
}

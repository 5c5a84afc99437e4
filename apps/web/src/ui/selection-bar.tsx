import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { IconButton } from './button.tsx'

export interface SelectionBarProps {
  /** What the bar is called, e.g. `Selected items`. */
  readonly label: string
  readonly count: number
  /** How many are selected, in words; where there is little room the number alone is seen. */
  readonly words: string
  readonly onClear: () => void
  /** What can be done with them: buttons, the main one first. */
  readonly children: ReactNode
}

/** What can be done with what is selected; it floats over the end of a list while something is. */
export const SelectionBar = ({ label, count, words, onClear, children }: SelectionBarProps) =>
  count > 0 && (
    <section
      aria-label={label}
      className="absolute inset-x-3 bottom-3 z-10 mx-auto flex max-w-xl animate-pop items-center gap-1.5 rounded-md border border-edge/60 bg-raised p-2 ps-4 shadow-float"
    >
      <p role="status" className="min-w-0 flex-1 truncate text-sm font-semibold tabular">
        <span aria-hidden="true" className="sm:hidden">
          {number(count)}
        </span>
        <span className="max-sm:sr-only">{words}</span>
      </p>
      {children}
      <IconButton size="s" label={m.selection_clear()} icon={X} onPress={onClear} />
    </section>
  )

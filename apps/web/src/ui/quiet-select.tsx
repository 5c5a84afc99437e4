import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { chosen } from './chosen.ts'

export interface QuietSelectProps<T extends string> {
  /** Its name; the icon stands for it where it is seen. */
  readonly label: string
  readonly icon: LucideIcon
  readonly value: T
  readonly options: readonly { readonly value: T; readonly words: () => string }[]
  readonly onChange: (value: T) => void
}

/** One of a few in a quiet line above what it is about: the browser's own list. */
export const QuietSelect = <T extends string>({ label, icon: Icon, value, options, onChange }: QuietSelectProps<T>) => {
  const id = useId()
  return (
    <p className="flex items-center gap-1.5 px-1 text-sm text-muted">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={chosen(options, onChange)}
        className="tap min-h-8 min-w-0 cursor-pointer rounded-sm bg-transparent pe-1 font-medium text-text hover:bg-accent-soft"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words()}
          </option>
        ))}
      </select>
    </p>
  )
}

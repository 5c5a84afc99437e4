import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { chosen } from './chosen.ts'
import { cx } from './cx.ts'

export interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  /** `lang` is the language that a label is written in, where it is not the page's. */
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[]
  readonly onChange: (value: T) => void
  readonly className?: string
}

/** One of many, folded up: the browser's own list, which every keyboard, phone and screen reader knows. */
export const Select = <T extends string>({ label, value, options, onChange, className }: SelectProps<T>) => {
  const id = useId()
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium text-text">
        {label}
      </label>
      <span className="relative flex items-center">
        <select
          id={id}
          value={value}
          onChange={chosen(options, onChange)}
          className="tap min-h-11 w-full cursor-pointer appearance-none rounded-md border border-edge bg-sunken ps-3.5 pe-10 text-base text-text transition hover:border-accent"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} {...(option.lang ? { lang: option.lang } : {})}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 size-5 text-muted" />
      </span>
    </div>
  )
}

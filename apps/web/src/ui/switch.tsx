import { type ReactNode, useId } from 'react'

export interface SwitchProps {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly children: ReactNode
  readonly description?: string
}

/** A setting that is on or off, with its words in front of it. */
export const Switch = ({ isSelected, onChange, children, description }: SwitchProps) => {
  const hint = useId()
  return (
    <label className="relative flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong">
      <span>
        <span className="block font-medium">{children}</span>
        {description && (
          <span id={hint} aria-hidden="true" className="block text-sm text-muted">
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isSelected}
        checked={isSelected}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...(description ? { 'aria-describedby': hint } : {})}
        className="peer absolute end-0 h-7 w-12 cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className="flex h-7 w-12 shrink-0 items-center rounded-full border border-edge bg-sunken px-0.5 transition peer-checked:border-accent peer-checked:bg-accent peer-checked:*:ms-5 peer-checked:*:bg-on-accent"
      >
        <span className="size-5.5 rounded-full bg-edge transition-all duration-200 ease-out" />
      </span>
    </label>
  )
}

export interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

/** One of a few, all in sight: the browser's own radio buttons, so that arrows go through them in every direction. */
export const Choice = <T extends string>({ label, value, options, onChange }: ChoiceProps<T>) => {
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-md border border-line bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="tap flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-sm px-2 text-center text-sm font-medium text-muted transition hover:text-text has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

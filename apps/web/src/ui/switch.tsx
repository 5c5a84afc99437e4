import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Switch as AriaSwitch } from 'react-aria-components/Switch'

export interface SwitchProps {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly children: ReactNode
  readonly description?: string
}

/** A setting that is on or off, with its words in front of it. */
export const Switch = ({ isSelected, onChange, children, description }: SwitchProps) => (
  <AriaSwitch
    isSelected={isSelected}
    onChange={onChange}
    className="group flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm py-1.5"
  >
    <span>
      <span className="block font-medium">{children}</span>
      {description && <span className="block text-sm text-muted">{description}</span>}
    </span>
    <span
      aria-hidden="true"
      className="flex h-7 w-12 shrink-0 items-center rounded-full border border-edge bg-sunken px-0.5 transition group-data-selected:border-accent group-data-selected:bg-accent"
    >
      <span className="size-5.5 rounded-full bg-edge transition duration-200 ease-out group-data-selected:ms-5 group-data-selected:bg-on-accent" />
    </span>
  </AriaSwitch>
)

export interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

/** One of a few, all in sight. */
export const Choice = <T extends string>({ label, value, options, onChange }: ChoiceProps<T>) => (
  <RadioGroup
    value={value}
    onChange={(next) => {
      const found = options.find((option) => option.value === next)
      if (found) onChange(found.value)
    }}
    className="flex flex-col gap-2"
  >
    <Label className="font-medium">{label}</Label>
    <div className="flex gap-1 rounded-md border border-line bg-sunken p-1">
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          className="tap flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-sm px-2 text-sm font-medium text-muted transition data-hovered:text-text data-selected:bg-accent data-selected:text-on-accent"
        >
          {option.label}
        </Radio>
      ))}
    </div>
  </RadioGroup>
)

import { Check, ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { cx } from './cx.ts'

export interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  /** `lang` is the language that a label is written in, where it is not the page's. */
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[]
  readonly onChange: (value: T) => void
  readonly className?: string
}

/** One of many, folded up; letters jump to an option. */
export const Select = <T extends string>({ label, value, options, onChange, className }: SelectProps<T>) => (
  <AriaSelect
    value={value}
    onChange={(key) => {
      const chosen = options.find((option) => option.value === key)
      if (chosen) onChange(chosen.value)
    }}
    className={cx('flex flex-col gap-1.5', className)}
  >
    <Label className="font-medium">{label}</Label>
    <AriaButton className="tap flex min-h-11 items-center justify-between gap-3 rounded-md border border-edge bg-sunken px-3.5 text-start transition data-hovered:border-accent">
      <SelectValue className="truncate" />
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </AriaButton>
    <Popover className="min-w-(--trigger-width) animate-pop rounded-md border border-line bg-raised p-1.5 text-text shadow-float">
      <ListBox className="scroll-thin max-h-72 overflow-y-auto outline-none">
        {options.map((option) => (
          <ListBoxItem
            key={option.value}
            id={option.value}
            textValue={option.label}
            className="group tap flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm outline-offset-[-2px] data-focused:bg-accent-soft"
          >
            <Check
              aria-hidden="true"
              className="size-4.5 shrink-0 text-accent opacity-0 group-data-selected:opacity-100"
            />
            <span {...(option.lang ? { lang: option.lang } : {})}>{option.label}</span>
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  </AriaSelect>
)

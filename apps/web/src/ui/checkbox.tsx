import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'

export interface CheckboxProps {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly children: ReactNode
  readonly description?: string
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
}

/** A statement that somebody agrees to or not, with its box in front of it. */
export const Checkbox = ({ children, description, ...rest }: CheckboxProps) => (
  <AriaCheckbox {...rest} className="group flex min-h-11 cursor-pointer items-start gap-3 rounded-sm py-2">
    <span
      aria-hidden="true"
      className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-[0.375rem] border border-edge bg-sunken text-on-accent transition group-data-hovered:border-accent group-data-selected:border-accent group-data-selected:bg-accent"
    >
      <Check className="size-4 opacity-0 group-data-selected:opacity-100" strokeWidth={3} />
    </span>
    <span>
      <span className="block font-medium">{children}</span>
      {description && <span className="block text-sm text-muted">{description}</span>}
    </span>
  </AriaCheckbox>
)

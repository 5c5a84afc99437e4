import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { type TextFieldProps as AriaProps, TextField as AriaTextField } from 'react-aria-components/TextField'
import { cx } from './cx.ts'

export interface TextFieldProps extends Omit<AriaProps, 'children' | 'className' | 'style'> {
  readonly label: string
  /** Hides the label from sight only. */
  readonly isLabelHidden?: boolean
  readonly description?: string
  readonly errorMessage?: string
  readonly placeholder?: string
  readonly icon?: LucideIcon
  readonly inputRef?: Ref<HTMLInputElement>
  readonly className?: string
}

/** One line of text with its label, a hint and the reason why it is refused. */
export const TextField = ({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  placeholder,
  icon: Icon,
  inputRef,
  className,
  ...rest
}: TextFieldProps) => (
  <AriaTextField
    {...rest}
    isInvalid={rest.isInvalid ?? errorMessage !== undefined}
    className={cx('flex flex-col gap-1.5', className)}
  >
    <Label className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-text'}>{label}</Label>
    <span className="relative flex items-center">
      {Icon && <Icon aria-hidden="true" className="pointer-events-none absolute start-3 size-4.5 text-muted" />}
      <Input
        {...(inputRef ? { ref: inputRef } : {})}
        {...(placeholder ? { placeholder } : {})}
        className={cx(
          'tap min-h-11 w-full rounded-md border border-edge bg-sunken pe-3 text-base text-text transition placeholder:text-muted data-hovered:border-accent data-invalid:border-danger',
          Icon ? 'ps-10' : 'ps-3.5',
        )}
      />
    </span>
    {description && (
      <Text slot="description" className="text-sm text-muted">
        {description}
      </Text>
    )}
    <FieldError className="text-sm text-danger">{errorMessage}</FieldError>
  </AriaTextField>
)

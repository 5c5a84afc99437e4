import type { Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { type TextFieldProps as AriaProps, TextField as AriaTextField } from 'react-aria-components/TextField'
import { cx } from './cx.ts'

export interface TextAreaProps extends Omit<AriaProps, 'children' | 'className' | 'style'> {
  readonly label: string
  readonly rows?: number
  readonly placeholder?: string
  /** A hint below the field, e.g. how many characters are left. */
  readonly description?: string
  readonly errorMessage?: string
  readonly inputRef?: Ref<HTMLTextAreaElement>
  readonly className?: string
}

/** Several lines of text with their label, a hint and the reason why they are refused. */
export const TextArea = ({
  label,
  rows = 4,
  placeholder,
  description,
  errorMessage,
  inputRef,
  className,
  ...rest
}: TextAreaProps) => (
  <AriaTextField
    {...rest}
    isInvalid={rest.isInvalid ?? errorMessage !== undefined}
    className={cx('flex flex-col gap-1.5', className)}
  >
    <Label className="text-sm font-medium text-text">{label}</Label>
    <AriaTextArea
      rows={rows}
      {...(inputRef ? { ref: inputRef } : {})}
      {...(placeholder ? { placeholder } : {})}
      className="w-full resize-y rounded-md border border-edge bg-sunken px-3.5 py-2.5 text-base text-text transition placeholder:text-muted data-hovered:border-accent data-invalid:border-danger"
    />
    {description && (
      <Text slot="description" className="text-sm text-muted tabular">
        {description}
      </Text>
    )}
    <FieldError className="text-sm text-danger">{errorMessage}</FieldError>
  </AriaTextField>
)

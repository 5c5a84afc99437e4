import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { type TextFieldProps as AriaProps, TextField as AriaTextField } from 'react-aria-components/TextField'
import { cx } from './cx.ts'

interface FieldProps extends Omit<AriaProps, 'children' | 'className' | 'style'> {
  readonly label: string
  /** Hides the label from sight only. */
  readonly isLabelHidden?: boolean
  /** A hint below the field. */
  readonly description?: string
  readonly errorMessage?: string
  readonly className?: string
}

const BOX =
  'w-full rounded-md border border-edge bg-sunken text-base text-text transition placeholder:text-muted data-hovered:border-accent data-invalid:border-danger'

/** A field with its label, a hint and the reason why what was typed is refused. */
const Field = ({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  className,
  children,
  ...rest
}: FieldProps & { readonly children: ReactNode }) => (
  <AriaTextField
    {...rest}
    isInvalid={rest.isInvalid ?? errorMessage !== undefined}
    className={cx('flex flex-col gap-1.5', className)}
  >
    <Label className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-text'}>{label}</Label>
    {children}
    {description && (
      <Text slot="description" className="text-sm text-muted tabular">
        {description}
      </Text>
    )}
    <FieldError className="text-sm text-danger">{errorMessage}</FieldError>
  </AriaTextField>
)

export interface TextFieldProps extends FieldProps {
  readonly placeholder?: string
  readonly icon?: LucideIcon
  readonly inputRef?: Ref<HTMLInputElement>
}

/** One line of text. */
export const TextField = ({ placeholder, icon: Icon, inputRef, ...field }: TextFieldProps) => (
  <Field {...field}>
    <span className="relative flex items-center">
      {Icon && <Icon aria-hidden="true" className="pointer-events-none absolute start-3 size-4.5 text-muted" />}
      <Input
        {...(inputRef ? { ref: inputRef } : {})}
        {...(placeholder ? { placeholder } : {})}
        className={cx('tap min-h-11 pe-3', BOX, Icon ? 'ps-10' : 'ps-3.5')}
      />
    </span>
  </Field>
)

export interface TextAreaProps extends FieldProps {
  readonly rows?: number
  readonly placeholder?: string
  readonly inputRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export const TextArea = ({ rows = 4, placeholder, inputRef, ...field }: TextAreaProps) => (
  <Field {...field}>
    <AriaTextArea
      rows={rows}
      {...(inputRef ? { ref: inputRef } : {})}
      {...(placeholder ? { placeholder } : {})}
      className={cx('resize-y px-3.5 py-2.5', BOX)}
    />
  </Field>
)

import { ArrowRight, type LucideIcon, type LucideProps } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { cx } from './cx.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

const LOOK: Record<ButtonLook, string> = {
  primary:
    'bg-accent text-on-accent shadow-[0_10px_34px_-12px_var(--c-accent)] data-hovered:bg-accent-strong font-semibold',
  secondary:
    'bg-raised text-text border border-edge/60 data-hovered:border-accent data-hovered:bg-accent-soft font-medium',
  quiet: 'text-text data-hovered:bg-accent-soft font-medium',
  danger: 'bg-danger-soft text-danger border border-danger/50 data-hovered:border-danger font-medium',
}
export const SIZE: Record<ButtonSize, string> = {
  s: 'min-h-9 px-3 text-sm gap-1.5 rounded-sm whitespace-nowrap',
  m: 'min-h-11 px-4.5 text-[0.9375rem] gap-2 rounded-md',
  l: 'min-h-13 px-6.5 text-base gap-2.5 rounded-md',
}
/** What all that is pressed has in common. */
export const BASE =
  'tap relative inline-flex items-center justify-center text-center select-none transition duration-150 ease-out data-pressed:translate-y-px data-disabled:opacity-45 data-disabled:shadow-none'

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly children: ReactNode
  readonly look?: ButtonLook
  readonly size?: ButtonSize
  readonly icon?: LucideIcon | typeof Forward
  readonly className?: string
}

/** A button with words. `look` says how important it is: at most one primary button is on a screen at a time. */
export const Button = ({ children, look = 'secondary', size = 'm', icon: Icon, className, ...rest }: ButtonProps) => (
  <AriaButton {...rest} className={cx(BASE, LOOK[look], SIZE[size], className)}>
    {Icon && <Icon aria-hidden="true" className={size === 's' ? 'size-4' : 'size-5'} />}
    {children}
  </AriaButton>
)

/** The picture of what leads on; it points the way the page reads. */
export const Forward = ({ className, ...rest }: LucideProps) => (
  <ArrowRight {...rest} className={cx(className, 'rtl:-scale-x-100')} />
)

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** The accessible name; also the tooltip. */
  readonly label: string
  readonly icon: LucideIcon
  readonly look?: ButtonLook
  readonly size?: 's' | 'm'
  readonly className?: string
}

/** A button that is only a picture: the name for screen readers is not optional. */
export const IconButton = ({ label, icon: Icon, look = 'quiet', size = 'm', className, ...rest }: IconButtonProps) => (
  <span title={label} className="inline-flex shrink-0">
    <AriaButton
      {...rest}
      aria-label={label}
      className={cx(BASE, LOOK[look], 'rounded-md', size === 's' ? 'size-8' : 'size-11', className)}
    >
      <Icon aria-hidden="true" className={size === 's' ? 'size-4' : 'size-5'} />
    </AriaButton>
  </span>
)

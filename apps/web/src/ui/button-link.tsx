import { Link } from 'react-router'
import { BASE, type ButtonProps, SIZE } from './button.tsx'
import { cx } from './cx.ts'

const LOOK = {
  primary: 'bg-accent text-on-accent shadow-[0_10px_34px_-12px_var(--c-accent)] hover:bg-accent-strong font-semibold',
  secondary: 'bg-raised text-text border border-edge/60 hover:border-accent hover:bg-accent-soft font-medium',
}

export interface ButtonLinkProps extends Pick<ButtonProps, 'children' | 'size' | 'icon' | 'className'> {
  /** Address inside the app. */
  readonly to: string
  readonly look?: keyof typeof LOOK
}

/** What looks like a button and leads to another screen: a link, which can be opened in a new tab. */
export const ButtonLink = ({
  to,
  children,
  look = 'secondary',
  size = 'm',
  icon: Icon,
  className,
}: ButtonLinkProps) => (
  <Link to={to} className={cx(BASE, LOOK[look], SIZE[size], className)}>
    {Icon && <Icon aria-hidden="true" className={size === 's' ? 'size-4' : 'size-5'} />}
    {children}
  </Link>
)

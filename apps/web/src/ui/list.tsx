import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface ListProps {
  /** Accessible name, where no heading says what is listed. */
  readonly label?: string
  readonly children: ReactNode
  readonly className?: string
}

/** A short list of rows with lines between them: sessions, plans, stored things. Long lists take `VirtualGrid`. */
export const List = ({ label, children, className }: ListProps) => (
  <ul aria-label={label} className={cx('divide-y divide-line/60', className)}>
    {children}
  </ul>
)

export interface ListRowProps {
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly icon?: LucideIcon
  /** What stands at the end: a value, a badge, buttons. */
  readonly children?: ReactNode
}

/** One row: a picture, its words, and what can be done at the end; below the words where these would have no room. */
export const ListRow = ({ title, detail, icon: Icon, children }: ListRowProps) => (
  <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-3">
    {Icon && <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />}
    <div className="min-w-0 grow basis-40">
      <div className="font-medium break-words">{title}</div>
      {detail !== undefined && <div className="text-sm break-words text-muted">{detail}</div>}
    </div>
    {children !== undefined && <div className="flex shrink-0 items-center gap-2">{children}</div>}
  </li>
)

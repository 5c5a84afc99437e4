import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface PanelProps {
  readonly children: ReactNode
  readonly className?: string
  /** The accessible name, when the panel is a region of its own. */
  readonly label?: string
}

/** The sheet of glass that the words of a stage stand on. */
export const Panel = ({ children, className, label }: PanelProps) => (
  <section
    aria-label={label}
    className={cx('rounded-[1.75rem] border border-line/80 bg-surface/92 shadow-panel', className)}
  >
    {children}
  </section>
)

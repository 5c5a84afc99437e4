import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger'

const TONE: Record<BadgeTone, string> = {
  neutral: 'bg-raised text-muted border-line',
  accent: 'bg-accent-soft text-accent border-accent/30',
  ok: 'bg-ok-soft text-ok border-ok/30',
  warn: 'bg-warn-soft text-warn border-warn/30',
  danger: 'bg-danger-soft text-danger border-danger/30',
}

export interface BadgeProps {
  readonly children: ReactNode
  readonly tone?: BadgeTone
  readonly icon?: LucideIcon
}

/** A short word about a thing: its state, its sort, a count. Never the only bearer of a meaning by its colour. */
export const Badge = ({ children, tone = 'neutral', icon: Icon }: BadgeProps) => (
  <span
    className={cx(
      'inline-flex items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-medium whitespace-nowrap tabular',
      TONE[tone],
    )}
  >
    {Icon && <Icon aria-hidden="true" className="size-3.5" />}
    {children}
  </span>
)

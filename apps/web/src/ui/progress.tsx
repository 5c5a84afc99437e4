import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type ProgressTone = 'accent' | 'ok' | 'danger'

const BAR: Record<ProgressTone, string> = { accent: 'bg-accent', ok: 'bg-ok', danger: 'bg-danger' }

export interface ProgressBarProps {
  /** Accessible name: what is in progress. */
  readonly label: string
  /** 0 to 100; left out while nobody knows. */
  readonly percent?: number
  /** Said instead of the percentage, e.g. `12 of 40 files`. */
  readonly valueText?: string
  readonly tone?: ProgressTone
  readonly size?: 's' | 'm'
  readonly className?: string
}

/** A straight progress bar. It has the role, the numbers and the name that a screen reader needs. */
export const ProgressBar = ({
  label,
  percent,
  valueText,
  tone = 'accent',
  size = 'm',
  className,
}: ProgressBarProps) => {
  const known = percent !== undefined
  const value = known ? Math.max(0, Math.min(100, percent)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? Math.round(value) : undefined}
      aria-valuetext={valueText}
      className={cx('w-full overflow-hidden rounded-full bg-line/60', size === 's' ? 'h-1' : 'h-2', className)}
    >
      <div
        className={cx(
          'h-full rounded-full transition-[width] duration-300 ease-out',
          BAR[tone],
          known ? '' : 'animate-breathe',
        )}
        style={{ width: known ? `${value}%` : '100%' }}
      />
    </div>
  )
}

export interface ProgressRingProps {
  readonly label: string
  /** 0 to 100; left out while nobody knows. */
  readonly percent?: number
  readonly valueText?: string
  /** Diameter in CSS pixels. */
  readonly sizePx?: number
  /** Shown in the middle. */
  readonly children?: ReactNode
}

/** A circular progress indicator with room for words in its middle. */
export const ProgressRing = ({ label, percent, valueText, sizePx = 208, children }: ProgressRingProps) => {
  const known = percent !== undefined
  const value = known ? Math.max(0, Math.min(100, percent)) : 18
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? Math.round(value) : undefined}
      aria-valuetext={valueText}
      className="relative grid place-items-center"
      style={{ width: sizePx, height: sizePx }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        className={cx('absolute inset-0', known ? '-rotate-90' : 'animate-spin')}
      >
        <circle cx="50" cy="50" r="46" fill="none" stroke="var(--c-line)" strokeWidth="2.5" opacity="0.55" />
        <circle
          cx="50"
          cy="50"
          r="46"
          fill="none"
          stroke="var(--c-accent)"
          strokeWidth="3.5"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray="100 100"
          strokeDashoffset={100 - value}
          className="transition-[stroke-dashoffset] duration-500 ease-out"
          style={{ filter: 'drop-shadow(0 0 5px color-mix(in srgb, var(--c-accent) 55%, transparent))' }}
        />
      </svg>
      <div className="relative text-center">{children}</div>
    </div>
  )
}

import { type ApprovalStage, approvalPercent, DEFAULTS } from '@octavo/core'
import { CircleCheck, Hourglass, LoaderCircle, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { secondsOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { cx } from './cx.ts'
import { Panel } from './panel.tsx'
import { ProgressBar } from './progress.tsx'

const SECOND_MS = 1000

/**
 * Whole seconds since the waiting began: they go on from waiting to processing, and are 0 again once nothing is waited for.
 * A page that slept catches up.
 */
const useSeconds = (isCounting: boolean): number => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isCounting) return
    const beganAtMs = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - beganAtMs) / SECOND_MS)), SECOND_MS)
    return () => {
      clearInterval(timer)
      setSeconds(0)
    }
  }, [isCounting])
  return seconds
}

const ICONS: Readonly<Record<Exclude<ApprovalStage, 'idle'>, LucideIcon>> = {
  waiting: Hourglass,
  processing: LoaderCircle,
  completed: CircleCheck,
}

export interface ApprovalProps {
  /** Of `idle` nothing is seen. */
  readonly stage: ApprovalStage
  readonly title: string
  readonly text?: string
  readonly estimateSeconds?: number
  /** How far the work is (0 to 100), where that is known; else time says it, 95 at most. */
  readonly percent?: number
  /** What can be done meanwhile, or then. */
  readonly children?: ReactNode
}

/** Somebody waits for a judgement: in which stage it is, for how many seconds, how long it is said to take, and how far it is. */
export const Approval = ({ stage, title, text, estimateSeconds, percent, children }: ApprovalProps) => {
  const isCounting = stage === 'waiting' || stage === 'processing'
  const seconds = useSeconds(isCounting)
  if (stage === 'idle') return null
  const estimated = estimateSeconds ?? DEFAULTS.approvalEstimateSeconds
  const Icon = ICONS[stage]
  return (
    <Panel label={title} className="flex flex-col gap-3 rounded-[1.25rem]! p-5">
      <div className="flex items-start gap-3">
        <Icon
          aria-hidden="true"
          className={cx(
            'mt-0.5 size-5 shrink-0',
            stage === 'completed' ? 'text-ok' : 'text-accent',
            stage === 'processing' && 'animate-spin',
          )}
        />
        <div role="status" className="min-w-0 flex-1">
          <p className="font-semibold">{title}</p>
          {text && <p className="text-pretty text-muted">{text}</p>}
        </div>
        {isCounting && (
          <p role="timer" className="shrink-0 text-sm text-muted tabular">
            {secondsOf(seconds)}
          </p>
        )}
      </div>
      {isCounting && (
        <>
          {stage === 'processing' && (
            <ProgressBar label={title} percent={percent ?? approvalPercent(stage, seconds, estimated)} />
          )}
          <p className="text-sm text-muted tabular">{m.approval_estimate({ time: secondsOf(estimated) })}</p>
        </>
      )}
      {children}
    </Panel>
  )
}

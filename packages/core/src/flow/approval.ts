import { DEFAULTS } from '../limits/index.ts'

/** What somebody who waits for a judgement goes through; nothing is shown of `idle`. */
export const APPROVAL_STAGES = ['idle', 'waiting', 'processing', 'completed'] as const
export type ApprovalStage = (typeof APPROVAL_STAGES)[number]

/** Time alone never says that something is done (part 2 section 9). */
const MOST_BY_TIME = 95

/** Percentage of a stage by the seconds that have passed since the waiting began, of those it was said to take; whole. */
export function approvalPercent(
  stage: ApprovalStage,
  elapsedSeconds: number,
  estimateSeconds: number = DEFAULTS.approvalEstimateSeconds,
): number {
  if (stage === 'completed') return 100
  if (stage !== 'processing') return 0
  const share = estimateSeconds > 0 ? Math.max(0, elapsedSeconds) / estimateSeconds : 1
  return Math.floor(Math.min(MOST_BY_TIME, share * 100))
}

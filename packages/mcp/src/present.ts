import { type Act, isUnsure } from '@octavo/core'
import type { Proposed, Run } from './desk.ts'

/** Folders, skips and names in a summary, at most. */
const LISTED = 20

/** A plan in short: how much, where to, what stays and why, and what a person has to do. Never longer than a screen. */
export function summaryOf({ plan, digest, source, state }: Proposed): Record<string, unknown> {
  const { moveCount, skipCount, sizeBytes, folders, newFolders } = plan.summary
  const stays = new Map<string, number>()
  for (const { code } of plan.skips) stays.set(code, (stays.get(code) ?? 0) + 1)
  const judged = plan.acts.flatMap((act) => (act.judged ? [act.judged.confidence] : []))
  const banded = {
    sure: judged.filter((confidence) => confidence >= 0.9).length,
    likely: judged.filter((confidence) => confidence < 0.9 && confidence >= 0.6).length,
    unsure: judged.filter((confidence) => confidence < 0.6).length,
  }
  return {
    planId: plan.id,
    digest,
    source,
    state,
    moves: moveCount,
    stays: skipCount,
    sizeBytes,
    confidence: banded,
    folders: folders.slice(0, LISTED).map(({ path, count }) => ({ folder: path, files: count })),
    foldersInAll: folders.length,
    newFolders: newFolders.length,
    staysBecause: Object.fromEntries(stays),
    conflicts: plan.skips
      .filter(({ code }) => code === 'already_exists')
      .slice(0, LISTED)
      .map(({ path }) => path),
  }
}

/** One act as a row. */
export function rowOf(act: Act): Record<string, unknown> {
  const { from, judged } = act
  return {
    from,
    ...(act.type === 'move' && { to: act.to }),
    ...(judged && {
      confidence: Math.round(judged.confidence * 100) / 100,
      ...(isUnsure({ ...judged, itemId: act.itemId }) && { unsure: true }),
    }),
  }
}

/** A run in short. */
export function runRow({ notDone, ...run }: Run): Record<string, unknown> {
  return { ...run, notDone: notDone.slice(0, LISTED), notDoneInAll: notDone.length }
}

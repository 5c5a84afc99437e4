import { formatCount, formatSize, type Move, type RunEntry } from '@octavo/core'
import { type Output, shownName, table } from './output.ts'
import type { Sorting } from './sorting.ts'

const NAME_WIDTH = 48
const LISTED = 10

/** Skips that are ordinary and only counted for a person. */
const SILENT: ReadonlySet<string> = new Set(['already_there'])

/** Prints a plan: one record per move and skip and a summary, or a table of the folders that would be filled. */
export function showPlan(sorting: Sorting, output: Output, verbose: boolean): void {
  const { plan, unlisted, roots } = sorting
  const skips = [...plan.skips, ...unlisted]
  if (output.json) {
    for (const move of plan.moves) output.record(moveRecord(move, sorting))
    for (const { path, code, reason } of skips) output.record({ type: 'skip', path, code, reason })
    const { moveCount, sizeBytes, folders } = plan.summary
    const counts = { moveCount, skipCount: skips.length, sizeBytes, folders }
    output.record({ type: 'summary', root: roots.root, into: roots.into, ...counts })
    return
  }
  if (plan.moves.length > 0) {
    output.say(
      `${formatCount(plan.moves.length, 'file')} would go to ${formatCount(plan.summary.folders.length, 'folder')}:`,
      '',
    )
    const rows = plan.summary.folders.map((folder) => [
      shownName(folder.path || '.', NAME_WIDTH),
      formatCount(folder.count, 'file'),
      formatSize(folder.sizeBytes),
    ])
    output.say(...table(rows), '')
  }
  if (verbose)
    for (const move of plan.moves)
      output.say(`  ${shownName(move.from)}  ->  ${shownName(move.to)}`, output.dim(`      ${shownName(move.note)}`))
  showSkips(skips, output, verbose)
}

/** What stays and why: counts per reason, and the names of what is out of the ordinary. */
function showSkips(
  skips: readonly { path: string; code: string; reason: string }[],
  output: Output,
  verbose: boolean,
): void {
  const byReason = new Map<string, { path: string; code: string }[]>()
  for (const skip of skips) {
    const reason = SILENT.has(skip.code) ? 'It is where it belongs already.' : skip.reason
    byReason.set(reason, [...(byReason.get(reason) ?? []), skip])
  }
  for (const [reason, members] of byReason) {
    output.say(
      `${formatCount(members.length, 'stays', 'stay')} where ${members.length === 1 ? 'it is' : 'they are'}: ${shownName(reason)}`,
    )
    const isSilent = members.every(({ code }) => SILENT.has(code))
    const shown = verbose ? members : isSilent ? [] : members.slice(0, LISTED)
    for (const { path } of shown) output.say(output.dim(`  ${shownName(path)}`))
    if (!isSilent && shown.length < members.length)
      output.say(output.dim(`  and ${members.length - shown.length} more (--verbose lists them)`))
  }
}

function moveRecord(move: Move, sorting: Sorting): Readonly<Record<string, unknown>> {
  const found = sorting.classified.get(move.itemId)
  const { verdict, facts } = found ?? {}
  return {
    type: 'move',
    from: move.from,
    to: move.to,
    category: verdict?.category,
    kind: verdict?.kind,
    confidence: verdict?.confidence,
    why: verdict?.why ?? [],
    what: move.what,
    sizeBytes: move.expect.sizeBytes,
    ...(move.unit === undefined ? {} : { unit: move.unit }),
    ...(facts?.mismatch ? { mismatch: true } : {}),
    note: move.note,
  }
}

/** A run as a JSON line of `history`. */
export function runRecord(entry: RunEntry, isAtWork: boolean): Readonly<Record<string, unknown>> {
  const { state } = entry
  const { done, skipped, failed, pending } = state.counts
  return {
    type: 'run',
    runId: state.runId,
    atMs: state.beganAtMs,
    root: state.root,
    into: state.into,
    status: statusOf(entry, isAtWork),
    moveCount: state.moveCount,
    moved: done,
    skipped,
    failed,
    pending,
    ...(state.undoes === undefined ? {} : { undoes: state.undoes }),
    ...(entry.undoneBy === undefined ? {} : { undoneBy: entry.undoneBy }),
    canUndo: entry.canUndo,
    canResume: entry.canResume && !isAtWork,
  }
}

/** A run without an end is at work while its lock is held, else it was killed. */
export function statusOf(entry: RunEntry, isAtWork: boolean): string {
  if (entry.status !== 'running') return entry.status
  return isAtWork ? 'running' : 'interrupted'
}

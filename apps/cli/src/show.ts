import { formatCount, formatSize, isByType, type Move, movesIn, type RunEntry, type Verdict } from '@octavo/core'
import { folderPath } from '@octavo/disk'
import { type Output, shownName, table } from './output.ts'
import type { Sorting } from './sorting.ts'

const NAME_WIDTH = 48
const LISTED = 10

/** Skips that are ordinary and only counted for a person. */
const SILENT: ReadonlySet<string> = new Set(['already_there'])
/** So many files that need a decision are shown with their options. */
const DECISIONS = 12

/** Prints a plan: one record per move and skip and a summary, or a table of the folders that would be filled. */
export function showPlan(sorting: Sorting, output: Output, verbose: boolean): void {
  const { plan, unlisted, roots } = sorting
  const { moveCount, sizeBytes, folders } = plan.summary
  for (const move of movesIn(plan.acts)) output.record(moveRecord(move, sorting))
  if (moveCount > 0) {
    const where = formatCount(folders.length, 'folder')
    const rows = folders.map((folder) => [
      shownName(folder.path || '.', NAME_WIDTH),
      formatCount(folder.count, 'file'),
      formatSize(folder.sizeBytes),
    ])
    const total = [output.bold('In all'), formatCount(moveCount, 'file'), formatSize(sizeBytes)]
    output.say(`${formatCount(moveCount, 'file')} would go to ${where}:`, '', ...table([...rows, total]), '')
  }
  if (verbose)
    for (const move of movesIn(plan.acts)) {
      const { from, to } = move
      const verdict = sorting.classified.get(move.itemId)?.verdict
      const sure = verdict ? howSure(verdict) : 'Not sure'
      output.say(
        `  ${shownName(from)}  ->  ${shownName(to)}`,
        output.dim(`      ${capital(sure)}. ${shownName(reasonOf(move))}`),
      )
    }
  showSkips(sorting, output, verbose)
  const skipCount = plan.skips.length + unlisted.length
  const decisionCount = plan.skips.filter(({ code }) => code === 'needs_decision').length
  const counts = { moveCount, skipCount, decisionCount }
  output.record({ type: 'summary', root: roots.root, into: roots.into, ...counts, sizeBytes, folders })
}

/** Prints what stays and why: a record each, or counts per reason with the first names of what is out of the ordinary. */
export function showSkips(sorting: Sorting, output: Output, verbose: boolean): void {
  const byReason = new Map<string, { path: string; code: string }[]>()
  showDecisions(sorting, output, verbose)
  for (const skip of [...sorting.plan.skips, ...sorting.unlisted]) {
    const { path, code, reason } = skip
    const options = 'options' in skip && skip.options ? { options: skip.options } : {}
    output.record({ type: 'skip', path, code, reason, ...options })
    if (code === 'needs_decision') continue
    const shown = SILENT.has(code) ? 'It is where it belongs already.' : reason
    const members = byReason.get(shown)
    if (members) members.push({ path, code })
    else byReason.set(shown, [{ path, code }])
  }
  if (byReason.size > 0) output.say('Left alone:')
  for (const [reason, members] of byReason) {
    output.say(`  ${formatCount(members.length, 'file')}. ${shownName(reason)}`)
    const isSilent = members.every(({ code }) => SILENT.has(code))
    const listed = verbose ? members : isSilent ? [] : members.slice(0, LISTED)
    for (const { path } of listed) output.say(output.dim(`    ${shownName(path)}`))
    if (!isSilent && listed.length < members.length)
      output.say(output.dim(`    and ${members.length - listed.length} more (--verbose lists them)`))
  }
}

/** Prints what nobody is sure of, each with where it could go. */
function showDecisions({ plan, classified }: Sorting, output: Output, verbose: boolean): void {
  const open = plan.skips.filter(({ code }) => code === 'needs_decision')
  if (open.length === 0) return
  const these = open.length === 1 ? 'It stays where it is' : 'They stay where they are'
  output.say(output.bold(`${formatCount(open.length, 'file')} ${open.length === 1 ? 'needs' : 'need'} your decision.`))
  output.say(`${these}; --unsure moves to the first of the folders named.`)
  for (const { itemId, path, options = [] } of verbose ? open : open.slice(0, DECISIONS)) {
    const verdict = classified.get(itemId)?.verdict
    const places = options.map(({ category, confidence }) => {
      const isOfType = verdict !== undefined && isByType(verdict) && category === verdict.category
      return `${shownName(category)} ${isOfType ? '(by type only)' : percent(confidence)}`
    })
    output.say(`  ${shownName(path)}`, output.dim(`      ${places.join(', ')}`))
  }
  if (!verbose && open.length > DECISIONS)
    output.say(output.dim(`  and ${open.length - DECISIONS} more (--verbose lists them)`))
  output.say('')
}

const percent = (confidence: number): string => `${Math.round(confidence * 100)} %`

/** How sure a verdict is, in words: `97 % sure`, or `by type only` where nothing inside the file had a say. */
export const howSure = (verdict: Verdict): string =>
  isByType(verdict) ? 'by type only' : `${percent(verdict.confidence)} sure`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Why a plan has no moves. */
export const nothingToDo = ({ plan }: Sorting): string =>
  plan.skips.some(({ code }) => code === 'needs_decision')
    ? 'Nothing else to do.'
    : 'Nothing to do: everything is where it belongs.'

/** Why a move goes where it goes, and whether its name is another there. */
const reasonOf = ({ judged, note }: Move): string =>
  [judged?.why[0] ?? judged?.category, note].filter(Boolean).join(' ')

function moveRecord(move: Move, sorting: Sorting): Readonly<Record<string, unknown>> {
  const found = sorting.classified.get(move.itemId)
  const { verdict, facts } = found ?? {}
  return {
    type: 'move',
    from: move.from,
    to: move.to,
    category: verdict?.category,
    kind: verdict?.fileKind,
    confidence: verdict?.confidence,
    ...(verdict && isByType(verdict) ? { byType: true } : {}),
    why: verdict?.why ?? [],
    what: move.what,
    sizeBytes: move.expect.sizeBytes,
    ...(move.unit === undefined ? {} : { unit: move.unit }),
    ...(facts?.mismatch ? { mismatch: true } : {}),
    note: reasonOf(move),
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
    root: folderPath(state.root),
    into: folderPath(state.into),
    status: statusOf(entry, isAtWork),
    moveCount: state.actCount,
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

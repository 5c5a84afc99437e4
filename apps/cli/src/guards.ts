import { AppError, formatCount, formatSize } from '@octavo/core'
import { busyError, type GuardRecord, said, type TakenBack, takeGuardBack } from '@octavo/disk'
import { EXIT } from './exit.ts'
import { type Output, shownName } from './output.ts'
import { alone, openGuards, openState } from './runs.ts'

const LISTED = 20
const NAMED = 5

/** What became of a folder, in words: "3 files deleted, 2 moved". */
export function guardWords({ counts, state }: GuardRecord): string {
  if (counts === undefined) return state === 'running' ? 'at work' : 'not known'
  const words = (['deleted', 'moved', 'replaced', 'rewritten', 'made', 'marked'] as const).flatMap((what) =>
    counts[what] === 0 ? [] : [`${counts[what].toLocaleString('en-US')} ${WORDS[what]}`],
  )
  return words.join(', ')
}

const WORDS = {
  deleted: 'deleted',
  moved: 'moved',
  replaced: 'replaced',
  rewritten: 'rewritten',
  made: 'new',
  marked: 'with another time or permissions',
} as const

/** A guarded command as a JSON line. */
export const guardRecord = (record: GuardRecord, isAtWork: boolean): Readonly<Record<string, unknown>> => ({
  type: 'guard',
  runId: record.id,
  atMs: record.beganAtMs,
  root: record.root,
  command: record.command,
  status: record.state === 'running' ? (isAtWork ? 'running' : 'interrupted') : record.state,
  keptUntilMs: record.keptUntilMs,
  ...(record.counts && { counts: record.counts }),
})

/** What is to be seen of a guarded command: what became of each thing. */
export function showGuard(record: GuardRecord, output: Output): void {
  for (const change of openGuards().changes(record.id)) {
    const before = change.what === 'made' ? undefined : said(change.before.path)
    const after = change.what === 'deleted' ? undefined : said(change.after.path)
    output.record({
      type: 'change',
      what: change.what,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    })
    const to = before !== undefined && after !== undefined && before !== after ? `  ->  ${shownName(after)}` : ''
    output.say(`  ${WORDS[change.what]}  ${shownName(before ?? after ?? '')}${to}`)
  }
}

/**
 * All guarded commands, the newest first; what a killed guard has left is looked at first. Those past their time are let go of.
 */
export function guardsOf(nowMs: number): readonly GuardRecord[] {
  const store = openGuards()
  store.dropOld(nowMs)
  for (const { id, state } of store.list()) if (state === 'running' && !store.isAtWork(id)) store.end(id)
  return store.list()
}

/** The guarded command with this name, or with one that begins or ends so. */
export function guardNamed(name: string): GuardRecord | undefined {
  const fitting = guardsOf(Date.now()).filter(({ id }) => id.startsWith(name) || id.endsWith(name))
  return fitting.find(({ id }) => id === name) ?? (fitting.length === 1 ? fitting[0] : undefined)
}

/** Takes back what a guarded command did, and says what became of it. Throws AppError `busy`, `bad_input`. */
export async function undoGuard(record: GuardRecord, output: Output): Promise<number> {
  const store = openGuards()
  if (store.isAtWork(record.id)) throw busyError(undefined)
  if (record.state === 'undone') throw new AppError('bad_input', 'That was taken back already.')
  const back = await alone(openState().locks, record.root, () =>
    takeGuardBack(store, record.id, { nowMs: Date.now(), onProgress: output.progress('Taking back') }),
  )
  return tellBack(record.id, back, output)
}

function tellBack(runId: string, { backCount, notBack, keptIn, keptCount }: TakenBack, output: Output): number {
  for (const one of notBack) output.record({ type: 'not_back', ...one })
  output.record({
    type: 'run',
    runId,
    status: notBack.length > 0 ? 'partial' : 'completed',
    moved: backCount,
    keptIn,
    keptCount,
  })
  output.say(`${formatCount(backCount, 'thing')} back as before.`)
  if (keptIn !== undefined)
    output.say(
      `What the command had made or changed (${formatCount(keptCount, 'file')}) is kept in ${shownName(keptIn, 300)}`,
    )
  for (const { path, why, to, message } of notBack.slice(0, LISTED)) {
    const reason = {
      changed_since: 'has changed since, and stays as it is',
      in_the_way: `something else is there now; it is back as ${shownName(to ?? '')}`,
      not_kept: 'was written into, and only its name was held: it is as the command left it',
      failed: message ?? 'could not be had back',
    }[why]
    output.say(`  ${shownName(path)}  ${output.dim(reason)}`)
  }
  if (notBack.length > LISTED) output.say(output.dim(`  and ${notBack.length - LISTED} more (--json lists them)`))
  if (notBack.some(({ why }) => why === 'failed')) output.note(`To try those again: octavo undo ${runId}`)
  return notBack.length > 0 ? EXIT.someFailed : EXIT.ok
}

/** What is held and what is not, before a command begins. */
export function tellHeld(
  { fileCount, copiedBytes, byNameCount, notHeldCount }: GuardRecord,
  {
    byName,
    unheld,
    tookMs,
  }: { readonly byName: readonly string[]; readonly unheld: readonly string[]; readonly tookMs: number },
  output: Output,
): void {
  const name = (paths: readonly string[]) => {
    for (const path of paths.slice(0, NAMED)) output.note(`  ${shownName(said(path))}`)
    if (paths.length > NAMED) output.note(`  and ${paths.length - NAMED} more`)
  }
  output.note(
    `Guarding ${formatCount(fileCount, 'file')} (${(tookMs / 1000).toFixed(1)} s, ${formatSize(copiedBytes)} of copies).`,
  )
  if (byNameCount > 0)
    output.note(
      `${formatCount(byNameCount, 'file')} ${byNameCount === 1 ? 'is' : 'are'} held by name only (large, or no room for a copy): deleted, moved or replaced they come back; written into in place they do not (--copies MB copies them, too).`,
    )
  name(byName)
  if (notHeldCount > 0)
    output.note(
      `${formatCount(notHeldCount, 'thing')} can not be held: other disks, what may not be read, pipes and devices.`,
    )
  name(unheld)
}

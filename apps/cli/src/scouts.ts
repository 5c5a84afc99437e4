import path from 'node:path'
import { AppError, folderRoot, formatCount, readRun } from '@octavo/core'
import type { Balance, LedgerRow } from '@octavo/core/scout'
import { busyError, type RunInfo, ScoutBooks, stateDir } from '@octavo/disk'
import type { Args } from './args.ts'
import { askedPlan, filesBy } from './asked.ts'
import { carryOut } from './carry-out.ts'
import { goOn } from './commands/undo.ts'
import { type Output, shownName } from './output.ts'
import type { Roots } from './road/roots.ts'
import { bookOf, type Looked, type Scout } from './road/scouting.ts'
import { openState } from './runs.ts'
import { unfinishedRun } from './unfinished.ts'

/** The ledgers in the state folder. */
export const openBooks = (): ScoutBooks => new ScoutBooks(path.join(stateDir(), 'scouts.sqlite'))

/** What a command line asks a scout for. Throws AppError `bad_input` for a mailbox. */
export function scoutOf(args: Args, roots: Roots, books: ScoutBooks, output: Output): Scout {
  if (roots.container) throw new AppError('bad_input', 'A mailbox that is a file can not be watched.')
  return {
    roots,
    by: filesBy(args.by),
    books,
    applies: args.apply,
    settleMs: args.settleMs,
    sort: async () => await askedPlan(args, roots, output),
    async carryOut(plan) {
      // A person's own run that did not end comes first; this scout's were ended before.
      const unfinished = await unfinishedRun(roots)
      if (unfinished !== undefined) throw new AppError('busy', unfinished)
      return await carryOut(plan, roots, output)
    },
    runOf,
    resume: async (run) => await goOn(run, output),
  }
}

async function runOf(runId: string): Promise<RunInfo | undefined> {
  const { store } = openState()
  const run = (await store.list()).find(({ state }) => state.runId === runId)
  if (run === undefined) return undefined
  // The list leaves out what a run was to do.
  const journal = store.open(runId)
  try {
    return { ...run, state: await readRun(journal.read()) }
  } finally {
    journal.close()
  }
}

/** Does something while no other scout looks at these folders. Throws AppError `busy`. */
export async function asOnlyScout<T>(roots: Roots, work: () => Promise<T>): Promise<T> {
  const { locks } = openState()
  // Not the folder itself: its runs take that.
  const held = [folderRoot(path.join(stateDir(), 'scouting', Buffer.from(bookOf(roots)).toString('base64url')))]
  const release = await locks.tryLock(held)
  if (!release) throw busyError(locks.ownerOf(held))
  try {
    return await work()
  } finally {
    await release()
  }
}

/** Says what a look has decided, and how the ledger stands. */
export function tellLook({ balance, decided }: Looked, output: Output): void {
  for (const { key, state, place, code, runId } of decided) {
    output.record({
      type: 'item',
      path: key,
      state,
      ...(place !== undefined && { place }),
      ...(code !== undefined && { code }),
      ...(runId !== undefined && { runId }),
    })
    output.say(`  ${shownName(key)}  ${wordsFor({ state, place, code })}`)
  }
  output.record({ type: 'balance', ...balance })
  output.say(balanceText(balance))
}

const wordsFor = ({
  state,
  place = '',
  code = '',
}: {
  state: LedgerRow['state']
  place?: string | undefined
  code?: string | undefined
}): string => {
  if (state === 'filed') return `->  ${shownName(place)}`
  if (state === 'proposed') return `could go to ${shownName(place)}`
  if (state === 'asked') return 'stays until you say where it belongs'
  if (state === 'failed') return `could not be filed (${code})`
  return 'stays where it is'
}

/** `12 files seen: 1 new, 0 proposed, 2 asked, 0 stay, 9 filed, 0 failed, 0 missed.` */
export function balanceText({
  seen,
  proposed,
  asked,
  kept,
  filing,
  filed,
  failed,
  missed,
  new: fresh,
}: Balance): string {
  const counts = [
    [fresh + filing, 'new'],
    [proposed, 'proposed'],
    [asked, 'asked'],
    [kept, 'stay'],
    [filed, 'filed'],
    [failed, 'failed'],
    [missed, 'missed'],
  ] as const
  return `${formatCount(seen, 'file')} seen: ${counts.map(([count, word]) => `${count} ${word}`).join(', ')}.`
}

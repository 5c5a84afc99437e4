import { createInterface } from 'node:readline/promises'
import { applyPlan, approve, type Plan } from '@octavo/core'
import { busyError } from '@octavo/disk'
import { EXIT } from './exit.ts'
import type { Output } from './output.ts'
import { commandRoots } from './road/containers.ts'
import { type Roots, rootNames } from './road/roots.ts'
import { CHUNK_SIZE, clock, openState, refuseBusy, runProgress, showResult, stopSignal } from './runs.ts'
import { unfinishedRun } from './unfinished.ts'

/** How the command ends when an unfinished run stands against a new one, having said so. Throws AppError `busy` when one is at work. */
export async function standingAgainst(roots: Roots, output: Output): Promise<number | undefined> {
  const { locks } = openState()
  const names = rootNames(roots)
  const owner = locks.ownerOf([names.root, names.into])
  if (owner) throw busyError(owner)
  const unfinished = await unfinishedRun(roots)
  if (unfinished === undefined) return undefined
  output.record({ type: 'error', code: 'interrupted', message: unfinished })
  output.note(unfinished)
  return EXIT.resumeFirst
}

/** Asks on a terminal; elsewhere says how to say yes: `toDo` is what would be done, as "move 3 files". */
export async function agrees(
  act: string,
  question: string,
  output: Output,
  not = 'Nothing has been moved.',
): Promise<boolean> {
  if (output.json || !process.stdin.isTTY || !process.stderr.isTTY) {
    output.note(`${not} To ${act}, add --yes.`)
    return false
  }
  output.flush()
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await terminal.question(`${question} [y/N] `)
    if (/^y(?:es)?$/iu.test(answer.trim())) return true
    output.note(not)
    return false
  } finally {
    terminal.close()
  }
}

/** Carries out a plan that the person said yes to, as a run that can be taken back, and says how the command ends. */
export async function carryOut(plan: Plan, roots: Roots, output: Output): Promise<number> {
  const { root, into } = rootNames(roots)
  const { store, locks } = openState()
  const runId = plan.id
  const journal = store.create(runId)
  const stop = stopSignal(output)
  const startedAtMs = performance.now()
  try {
    const result = await applyPlan(approve(plan), {
      target: await commandRoots.open(root, into),
      journal,
      clock,
      chunkSize: CHUNK_SIZE,
      locks,
      runId,
      root,
      into,
      signal: stop.signal,
      onProgress: runProgress(output, roots.container ? 'Writing' : 'Moving'),
    })
    refuseBusy(result, locks, [root, into])
    const moved = roots.container ? `written; the ${roots.container} is as it was` : 'moved'
    return showResult(runId, result, output, { moved, isStopped: stop.signal.aborted, startedAtMs })
  } finally {
    stop.done()
    journal.close()
  }
}

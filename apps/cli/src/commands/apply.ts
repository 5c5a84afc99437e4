import { createInterface } from 'node:readline/promises'
import { applyPlan, approve, folderRoot, formatCount } from '@octavo/core'
import { busyError, folderRoots } from '@octavo/disk'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import type { Output } from '../output.ts'
import { CHUNK_SIZE, clock, openState, refuseBusy, runProgress, showResult, stopSignal } from '../runs.ts'
import { nothingToDo, showPlan, showSkips } from '../show.ts'
import { findRoots, hasFaults, type Sorting, sortFolder } from '../sorting.ts'
import { unfinishedRun } from '../unfinished.ts'

/** `octavo apply FOLDER`: shows the plan, asks, and carries it out. Moves nothing without a yes. */
export async function apply(args: Args, output: Output): Promise<number> {
  const roots = findRoots(args.operands[0] ?? '', args.into)
  const { locks } = openState()
  const owner = locks.ownerOf([folderRoot(roots.root), folderRoot(roots.into)])
  if (owner) throw busyError(owner)
  const unfinished = await unfinishedRun(roots)
  if (unfinished) {
    output.record({ type: 'error', code: 'interrupted', message: unfinished })
    output.note(unfinished)
    return EXIT.resumeFirst
  }
  const sorting = await sortFolder(roots, output, args)
  if (sorting.plan.acts.length === 0 || !args.yes) showPlan(sorting, output, args.verbose)
  if (sorting.plan.acts.length === 0) {
    output.say(nothingToDo(sorting))
    return hasFaults(sorting) ? EXIT.someFailed : EXIT.ok
  }
  if (args.yes) showSkips(sorting, output, args.verbose)
  else if (!(await agrees(sorting, output))) return EXIT.needsYes
  return carryOut(sorting, output)
}

async function carryOut(sorting: Sorting, output: Output): Promise<number> {
  const { plan } = sorting
  const root = folderRoot(sorting.roots.root)
  const into = folderRoot(sorting.roots.into)
  const { store, locks } = openState()
  const runId = plan.id
  const journal = store.create(runId)
  const stop = stopSignal(output)
  const startedAtMs = performance.now()
  try {
    const result = await applyPlan(approve(plan), {
      target: await folderRoots.open(root, into),
      journal,
      clock,
      chunkSize: CHUNK_SIZE,
      locks,
      runId,
      root,
      into,
      signal: stop.signal,
      onProgress: runProgress(output, 'Moving'),
    })
    refuseBusy(result, locks, [root, into])
    const code = showResult(runId, result, output, { moved: 'moved', isStopped: stop.signal.aborted, startedAtMs })
    return code === EXIT.ok && hasFaults(sorting) ? EXIT.someFailed : code
  } finally {
    stop.done()
    journal.close()
  }
}

/** Asks on a terminal; elsewhere says how to say yes. */
async function agrees(sorting: Sorting, output: Output): Promise<boolean> {
  const count = formatCount(sorting.plan.acts.length, 'file')
  if (output.json || !process.stdin.isTTY || !process.stderr.isTTY) {
    output.note(`Nothing has been moved. To move ${count}, add --yes.`)
    return false
  }
  output.flush()
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await terminal.question(`Move ${count}? Every run can be undone. [y/N] `)
    if (/^y(?:es)?$/iu.test(answer.trim())) return true
    output.note('Nothing has been moved.')
    return false
  } finally {
    terminal.close()
  }
}

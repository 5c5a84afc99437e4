import { createInterface } from 'node:readline/promises'
import { applyPlan, approve, folderRoot, formatCount, formatSize } from '@octavo/core'
import { busyError, folderRoots } from '@octavo/disk'
import type { Args } from '../args.ts'
import { askedPlan, askedRoots } from '../asked.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName } from '../output.ts'
import { hasFaults, type Sorting } from '../road/sort-folder.ts'
import { zipPlan } from '../road/zip.ts'
import { CHUNK_SIZE, clock, openState, refuseBusy, runProgress, showResult, stopSignal } from '../runs.ts'
import { nothingToDo, showPlan, showSkips } from '../show.ts'
import { unfinishedRun } from '../unfinished.ts'

/** `octavo apply FOLDER`: shows the plan, asks, and carries it out, or packs it with `--zip`. Does nothing without a yes. */
export async function apply(args: Args, output: Output): Promise<number> {
  const roots = askedRoots(args)
  const { locks } = openState()
  const owner = locks.ownerOf([folderRoot(roots.root), folderRoot(roots.into)])
  if (owner) throw busyError(owner)
  const unfinished = await unfinishedRun(roots)
  if (unfinished) {
    output.record({ type: 'error', code: 'interrupted', message: unfinished })
    output.note(unfinished)
    return EXIT.resumeFirst
  }
  const sorting = await askedPlan(args, roots, output)
  if (sorting.plan.acts.length === 0 || !args.yes) showPlan(sorting, output, args.verbose)
  if (sorting.plan.acts.length === 0) {
    output.say(nothingToDo(sorting))
    return hasFaults(sorting) ? EXIT.someFailed : EXIT.ok
  }
  if (args.yes) showSkips(sorting, output, args.verbose)
  else if (!(await agrees(sorting, args.zip, output))) return EXIT.needsYes
  return args.zip === undefined ? carryOut(sorting, output) : pack(sorting, args.zip, output)
}

async function pack(sorting: Sorting, zip: string, output: Output): Promise<number> {
  const stop = stopSignal(output)
  try {
    const { added, missing, sizeBytes, leftOut } = await zipPlan(sorting, sorting.roots.into, output.hooks(stop.signal))
    const absent = [...missing, ...leftOut].map(({ path, code, reason }) => ({ path, code, reason }))
    output.record({ type: 'zip', file: zip, added, sizeBytes, missing: absent })
    output.say(`${formatCount(added, 'file')}, ${formatSize(sizeBytes)}, in ${shownName(zip)}. Nothing was moved.`)
    for (const { path, reason } of absent) output.note(`${shownName(path)}: ${reason}`)
    return absent.length > 0 || hasFaults(sorting) ? EXIT.someFailed : EXIT.ok
  } finally {
    stop.done()
  }
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
async function agrees(sorting: Sorting, zip: string | undefined, output: Output): Promise<boolean> {
  const count = formatCount(sorting.plan.acts.length, 'file')
  if (output.json || !process.stdin.isTTY || !process.stderr.isTTY) {
    output.note(`Nothing has been moved. To ${zip === undefined ? 'move' : 'pack'} ${count}, add --yes.`)
    return false
  }
  output.flush()
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const question =
      zip === undefined ? `Move ${count}? Every run can be undone.` : `Pack ${count} into ${shownName(zip)}?`
    const answer = await terminal.question(`${question} [y/N] `)
    if (/^y(?:es)?$/iu.test(answer.trim())) return true
    output.note('Nothing has been moved.')
    return false
  } finally {
    terminal.close()
  }
}

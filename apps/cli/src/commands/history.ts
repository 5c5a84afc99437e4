import { formatCount, readRun } from '@octavo/core'
import { rootPath } from '@octavo/disk'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import { guardNamed, guardRecord, guardsOf, guardWords, showGuard } from '../guards.ts'
import { type Output, shownName, table } from '../output.ts'
import { openGuards, openState } from '../runs.ts'
import { runRecord, showRun, statusOf } from '../show-run.ts'

/**
 * `octavo history`: every run, the newest first, and whether it can be taken back; with RUN, what was judged of each of its
 * files, how sure, and by whom.
 */
export async function history(args: Args, output: Output): Promise<number> {
  const { store, locks } = openState()
  const [name] = args.operands
  const newer: string[] = []
  const guarded = name === undefined ? guardsOf(Date.now()) : [guardNamed(name)].filter((one) => one !== undefined)
  const isGuard = name !== undefined && guarded.length > 0
  const runs =
    name === undefined ? await store.list((runId) => newer.push(runId)) : isGuard ? [] : [await store.find(name)]
  const atWork = (run: (typeof runs)[number]) => locks.ownerOf([run.state.root, run.state.into]) !== undefined
  for (const run of runs) output.record(runRecord(run, run.status === 'running' && atWork(run)))
  for (const one of guarded) output.record(guardRecord(one, openGuards().isAtWork(one.id)))
  if (newer.length > 0)
    output.note(
      `${formatCount(newer.length, 'run')} of a newer Octavo ${newer.length === 1 ? 'is' : 'are'} not shown: ${newer.join(', ')}`,
    )
  if (runs.length === 0 && guarded.length === 0) {
    output.say('No runs yet.')
    return EXIT.ok
  }
  const rows = runs.map((run) => {
    const { state } = run
    const what =
      state.undoes === undefined
        ? statusOf(run, run.status === 'running' && atWork(run))
        : `undo, ${statusOf(run, false)}`
    const [root, into] = [rootPath(state.root), rootPath(state.into)]
    const where = into === root ? root : `${root} -> ${into}`
    const row = [
      `${state.runId}  ${shownName(where, 60)}`,
      formatCount(state.counts.done, 'file'),
      run.damaged ? `${what}, damaged journal` : what,
    ]
    return { atMs: state.beganAtMs, row }
  })
  const guards = guarded.map((one) => {
    const words = one.state === 'undone' ? `${guardWords(one)}; taken back` : guardWords(one)
    const row = [`${one.id}  ${shownName(one.root, 60)}`, `guarded: ${shownName(one.command.join(' '), 40)}`, words]
    return { atMs: one.beganAtMs, row }
  })
  const all = [...rows, ...guards].sort((a, b) => b.atMs - a.atMs)
  output.say(...table(all.map(({ row }) => row)))
  const [one] = guarded
  if (isGuard && one) {
    output.say('')
    showGuard(one, output)
  }
  const [run] = runs
  if (name !== undefined && run) {
    output.say('')
    showRun(await readRun(store.open(run.state.runId).read()), output)
  }
  return EXIT.ok
}

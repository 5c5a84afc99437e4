import { formatCount } from '@octavo/core'
import { folderPath } from '@octavo/disk'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName, table } from '../output.ts'
import { openState } from '../runs.ts'
import { runRecord, statusOf } from '../show.ts'

/** `octavo history`: every run, the newest first, and whether it can be taken back. */
export async function history(_args: Args, output: Output): Promise<number> {
  const { store, locks } = openState()
  const runs = await store.list()
  const atWork = (run: (typeof runs)[number]) => locks.ownerOf([run.state.root, run.state.into]) !== undefined
  for (const run of runs) output.record(runRecord(run, run.status === 'running' && atWork(run)))
  if (runs.length === 0) {
    output.say('No runs yet.')
    return EXIT.ok
  }
  const rows = runs.map((run) => {
    const { state } = run
    const what =
      state.undoes === undefined
        ? statusOf(run, run.status === 'running' && atWork(run))
        : `undo, ${statusOf(run, false)}`
    const [root, into] = [folderPath(state.root), folderPath(state.into)]
    const where = into === root ? root : `${root} -> ${into}`
    return [
      `${state.runId}  ${shownName(where, 60)}`,
      formatCount(state.counts.done, 'file'),
      run.damaged ? `${what}, damaged journal` : what,
    ]
  })
  output.say(...table(rows))
  return EXIT.ok
}

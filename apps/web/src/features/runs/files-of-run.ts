import type { RunFile } from '@octavo/contract'
import type { RunState } from '@octavo/core'
import { isInPlace } from '../../device/local.ts'
import { runsInPlace } from '../../device/place/index.ts'
import { runsHere } from '../../device/runs.ts'

/** What a run did to its files, from its journal, as the library tells of its own; `back` are the ids of those taken back. */
export const filesOfRun = (state: RunState, back: ReadonlySet<string>): readonly RunFile[] =>
  state.acts.flatMap((act, index): readonly RunFile[] => {
    if (act.type !== 'move') return []
    const receipt = state.receipts.get(index)
    return [
      {
        ...{ fileId: act.itemId, what: act.what, from: `/${act.from}`, to: `/${receipt?.to ?? act.to}` },
        status: receipt?.status ?? 'skipped',
        undone: back.has(act.itemId),
        ...(receipt?.code === undefined ? {} : { code: receipt.code }),
        ...{ judged: null, wanted: null },
      },
    ]
  })

/** The files of a run of this device, which is taken back as a whole, or of one in a folder of the person's own. */
export const filesHere = async (runId: string): Promise<readonly RunFile[]> => {
  if (isInPlace(runId)) {
    const run = (await runsInPlace()).find(({ state }) => state.runId === runId)
    return run ? filesOfRun(run.state, run.back) : []
  }
  const entry = (await runsHere()).find(({ state }) => state.runId === runId)
  if (!entry) return []
  const { state, status } = entry
  return filesOfRun(state, new Set(status === 'undone' ? state.acts.map(({ itemId }) => itemId) : []))
}

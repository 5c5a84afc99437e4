import { AppError } from '@octavo/core'
import { isInPlace, isLocal } from '../device/local.ts'
import { undoRun } from '../http/runs.ts'
import { tellTakenBack } from './taken-back.ts'

/**
 * Takes a run back, of the library, of this device, or in a folder of the person's own; but for those of this device also some
 * of its files alone. Gives how many files were put back. To take an undo back is to do again what it undid. Throws
 * HttpError, and AppError for a run in a folder.
 */
export const takeBack = async (runId: string, fileIds?: readonly string[]): Promise<number> => {
  const count = await putBack(runId, fileIds)
  if (fileIds === undefined) tellTakenBack(runId)
  return count
}

const putBack = async (runId: string, fileIds?: readonly string[]): Promise<number> => {
  if (isInPlace(runId)) return takeBackInPlace(runId, fileIds)
  if (!isLocal(runId)) return (await undoRun(runId, fileIds)).undone
  const { undoHere } = await import('../device/runs.ts')
  return (await undoHere(runId)).counts.done
}

/** The browser may have to ask the person first, which it does in answer to the press that called this. */
const takeBackInPlace = async (runId: string, itemIds?: readonly string[]): Promise<number> => {
  const { accessTo, runsInPlace, undoInPlace } = await import('../device/place/index.ts')
  const run = (await runsInPlace()).find(({ state }) => state.runId === runId)
  if (run?.place && (await accessTo(run.place, 'ask')) !== 'granted')
    throw new AppError('permission_denied', 'The browser may not change this folder.')
  const chosen = itemIds && new Set(itemIds)
  const { counts, receipts } = await undoInPlace(runId, chosen ? { only: ({ itemId }) => chosen.has(itemId) } : {})
  if (counts.done === 0) throw new AppError(receipts[0]?.code ?? 'changed_since_review', 'Nothing could be put back.')
  return counts.done
}

import { isLocal } from '../device/local.ts'
import { undoRun } from '../http/runs.ts'

/**
 * Takes a run back, of the library or of this device; of the library also some of its files alone. Gives how many files were
 * put back. To take an undo back is to do again what it undid. Throws HttpError.
 */
export const takeBack = async (runId: string, fileIds?: readonly string[]): Promise<number> => {
  if (!isLocal(runId)) return (await undoRun(runId, fileIds)).undone
  const { undoHere } = await import('../device/runs.ts')
  return (await undoHere(runId)).counts.done
}

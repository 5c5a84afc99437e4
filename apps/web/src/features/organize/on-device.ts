import type { LibraryFile } from '@octavo/contract'
import type { Draft, Verdict } from '@octavo/core'
import { isLocal } from '../../lib/offline/local.ts'
import { becomeOf, decideWaiting, listWaiting } from '../../lib/offline/queue.ts'
import { uuid } from '../../lib/uuid.ts'
import { sortInWorker } from '../../worker/sort/client.ts'
import { toItem } from './to-item.ts'
import type { RunReport } from './types.ts'

/** Files with those that have reached the library since in place of their waiting selves. */
export const resolveFiles = async (files: readonly LibraryFile[]): Promise<readonly LibraryFile[]> => {
  const become = await becomeOf()
  return files.map((file) => become.get(file.id) ?? file)
}

/** Of files that were remembered, those that still wait here or have become files of the library. */
export const stillHere = async (files: readonly LibraryFile[]): Promise<readonly LibraryFile[]> => {
  const waiting = new Set((await listWaiting()).map(({ id }) => id))
  return (await resolveFiles(files)).filter(({ id }) => !isLocal(id) || waiting.has(id))
}

/** Sorts in this browser: by their bytes the files that wait here, by name and type those whose bytes are away. */
export const sortHere = async (files: readonly LibraryFile[], signal: AbortSignal): Promise<readonly Verdict[]> => {
  const blobs = new Map((await listWaiting()).map(({ id, blob }) => [id, blob]))
  const answers = await sortInWorker(
    files.map((file) => ({ item: toItem(file), blob: blobs.get(file.id) })),
    signal,
  )
  return answers.map(({ verdict }) => verdict)
}

/** Notes an approved plan on this device, to be carried out in the library when the server is back. */
export const organizeHere = async (draft: Draft, moves: ReadonlyMap<string, string>): Promise<RunReport> => {
  const become = await becomeOf()
  await decideWaiting(new Map([...moves].map(([id, category]) => [become.get(id)?.id ?? id, category])))
  return {
    runId: `local:${uuid()}`,
    movedCount: moves.size,
    folderCount: new Set(moves.values()).size,
    stayed: [],
    fileIds: [...moves.keys()].filter((id) => draft.entries.has(id)),
  }
}

import type { LibraryFile } from '@octavo/contract'
import type { Draft, Verdict } from '@octavo/core'
import { learnedHere, learnHere } from '../device/lessons.ts'
import { isLocal } from '../device/local.ts'
import { becomeOf, decideWaiting, listWaiting } from '../device/queue.ts'
import { uuid } from '../platform/uuid.ts'
import { sortInWorker } from '../worker/sort/client.ts'
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

/**
 * Sorts in this browser: by their contents and by what was learned here the files that wait here, by name and type those
 * whose bytes are away.
 */
export const sortHere = async (
  files: readonly LibraryFile[],
  options: { readonly signal: AbortSignal; onProgress(processed: number): void },
): Promise<readonly Verdict[]> => {
  const waiting = await listWaiting()
  const blobs = new Map(waiting.map(({ id, blob }) => [id, blob]))
  const judged = await sortInWorker(
    files.map((file) => ({ item: toItem(file), blob: blobs.get(file.id) })),
    {
      ...options,
      learned: await learnedHere(),
      folders: [...new Set(waiting.flatMap(({ category }) => category ?? []))],
    },
  )
  return judged.map(({ verdict }) => verdict)
}

/**
 * Notes an approved plan on this device, to be carried out in the library when the server is back, and learns from it.
 * The lesson follows: nobody waits for it. The server learns the same when the plan is carried out there.
 */
export const organizeHere = async (draft: Draft, moves: ReadonlyMap<string, string>): Promise<RunReport> => {
  const become = await becomeOf()
  const blobs = new Map((await listWaiting()).map(({ id, blob }) => [id, blob]))
  await decideWaiting(new Map([...moves].map(([id, category]) => [become.get(id)?.id ?? id, category])))
  void learnHere(
    [...moves].flatMap(([id, label]) => {
      const item = draft.entries.get(id)?.item
      return item ? [{ item, blob: blobs.get(id), label }] : []
    }),
  )
  return {
    runId: `local:${uuid()}`,
    movedCount: moves.size,
    folderCount: new Set(moves.values()).size,
    stayed: [],
    fileIds: [...moves.keys()].filter((id) => draft.entries.has(id)),
  }
}

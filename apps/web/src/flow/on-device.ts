import type { LibraryFile, RunOutcome } from '@octavo/contract'
import type { Plan, Receipt, Stack, Verdict } from '@octavo/core'
import { learnedHere, learnHere } from '../device/lessons.ts'
import { foldersHere } from '../device/library.ts'
import { isLocal } from '../device/local.ts'
import { becomeOf, listWaiting } from '../device/queue.ts'
import { applyHere } from '../device/runs.ts'
import { locale } from '../language/index.ts'
import { keptRules } from '../settings/rules.ts'
import { sortInWorker } from '../worker/sort/client.ts'
import { contentsOf } from './contents.ts'
import { NothingMoved } from './nothing-moved.ts'
import { reportOf } from './report.ts'
import type { Reviewed, RunReport } from './types.ts'

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
): Promise<{ readonly verdicts: readonly Verdict[]; readonly stacks: readonly Stack[] }> => {
  const blobs = await blobsHere()
  const { items, inside } = await contentsOf(files)
  const { judged, stacks } = await sortInWorker(
    items.map((item) => ({ item, blob: blobs.get(item.id), ...(inside.has(item.id) && { bundle: true }) })),
    { ...options, learned: await learnedHere(), folders: await foldersHere(), language: locale(), rules: keptRules() },
  )
  return { verdicts: judged.map(({ verdict }) => verdict), stacks }
}

const blobsHere = async () => new Map((await listWaiting()).map(({ id, blob }) => [id, blob]))

/**
 * Carries out an approved plan on this device, where it waits for the library to follow, and learns from it. The lesson
 * follows: nobody waits for it. The server learns the same when the plan is carried out there.
 */
export const organizeHere = async (plan: Plan, { draft, files }: Reviewed): Promise<RunReport> => {
  const [blobs, { members }] = [await blobsHere(), await contentsOf(files)]
  const { status, receipts } = await applyHere(plan, { draft, files })
  if (status === 'refused') throw new NothingMoved()
  const done = new Set(receipts.filter((receipt) => receipt.status === 'done').map(({ itemId }) => itemId))
  void learnHere(
    [...draft.entries.values()].flatMap(({ item, category }) =>
      done.has(item.id) ? [{ item, blob: blobs.get(item.id), label: category }] : [],
    ),
  )
  return reportOf(plan, { draft, members }, receipts.map(toOutcome))
}

/** A receipt in the words of a server's answer. */
export const toOutcome = ({ itemId, status, to, code, message }: Receipt): RunOutcome => ({
  fileId: itemId,
  status,
  path: `/${to}`,
  ...(code === undefined ? {} : { code }),
  ...(message === undefined ? {} : { message }),
})

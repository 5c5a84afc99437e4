import type { UndoResponse } from '@octavo/contract'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../callers/index.ts'
import { runDetailsOf } from './history.ts'
import { undo } from './undo.ts'

const PAGE = 1000

/** Which run, and which items of it: by their ids, or by where they were before; all when left out. */
interface Wanted {
  readonly runId: string
  readonly itemIds?: readonly string[] | undefined
  readonly places?: readonly string[] | undefined
}

/**
 * Takes a run of the caller back, or some of its items, wherever it was. Throws Refusal `not_found`, `busy`, `conflict`; of a
 * run on a drive, who stops waiting does not stop it.
 */
export async function takeBack(
  services: Pick<Services, 'db' | 'runLock' | 'nowMs' | 'config' | 'lessons' | 'driveRuns'>,
  owner: Caller,
  { runId, places, itemIds = undefined }: Wanted,
  signal: AbortSignal = new AbortController().signal,
): Promise<UndoResponse> {
  const { db, runLock, nowMs, config, lessons, driveRuns } = services
  const items = places === undefined ? itemIds : await itemsAt(services, owner, runId, places)
  if (await driveRuns.isOnDrive(owner, runId)) return await driveRuns.undo(owner, runId, items, signal)
  const job = { db, lock: runLock, owner, nowMs: nowMs(), config, lessons }
  const done = await undo({ ...job, runId, itemIds: items })
  return { ...done, results: [...done.results] }
}

/** Ids of the items of a run that were at these places before it. Throws Refusal `not_found`. */
async function itemsAt(
  { db }: Pick<Services, 'db'>,
  owner: Caller,
  runId: string,
  places: readonly string[],
): Promise<readonly string[]> {
  const wanted = new Set(places.map((place) => `/${place}`))
  const ids: string[] = []
  for (let cursor: number | null = 0; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof runDetailsOf>> = await runDetailsOf(db, owner, runId, { cursor, limit: PAGE })
    for (const { from, fileId } of page.files) if (from !== null && wanted.delete(from)) ids.push(fileId)
    cursor = page.nextCursor
  }
  if (wanted.size > 0) throw new Refusal('not_found', 'This run knows nothing of these', { places: [...wanted] })
  return ids
}

import { type Act, approve, type Plan, planOf, type Skip } from '@octavo/core'
import { ConnectorTarget } from '@octavo/core/connect'
import type { Db } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'
import { type KnownEntry, loadDrive, standingOf } from './entries.ts'
import { KnownPlace } from './known-place.ts'
import { type ConnectedPlaces, drivesOf } from './places.ts'
import { listedNow } from './refresh.ts'

/** What a plan for a drive asks that is made elsewhere, and taking such a plan. */
export interface DriveNames {
  /** All that is in a place elsewhere by now, mailboxes too. Throws Refusal `not_found`, AppError. */
  list(owner: Caller, connectionId: string, signal: AbortSignal): ReturnType<typeof listedNow>
  /** Names that are taken in folders of a drive, as it was listed last. Throws Refusal `not_found`. */
  names(
    owner: Caller,
    connectionId: string,
    folders: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>>
  /** A plan that was made elsewhere, as it is; what it has not seen is as it was listed. Throws Refusal, AppError as `approve` does. */
  take(
    owner: Caller,
    connectionId: string,
    plan: {
      readonly id: string
      readonly createdAtMs: number
      readonly acts: readonly Act[]
      readonly skips: readonly Skip[]
    },
  ): Promise<Plan>
}

export function createDriveNames(parts: {
  readonly db: Db
  readonly places: ConnectedPlaces
  readonly nowMs: () => number
}): DriveNames {
  const { db, places } = parts
  const load = async (owner: Caller, connectionId: string) => {
    const isTheirs = (await drivesOf(places, owner)).some(({ id }) => id === connectionId)
    const place = { ownerId: owner.id, connectionId }
    if (!isTheirs || (await standingOf(db, place, parts.nowMs())).listed_at_ms === null)
      throw new Refusal('not_found', 'There is no such drive')
    return (await loadDrive(db, place)).entries
  }
  return {
    async list(owner, connectionId, signal) {
      if (!(await places.list(owner)).some(({ id }) => id === connectionId))
        throw new Refusal('not_found', 'There is no such drive')
      const connector = await places.open(owner, connectionId)
      try {
        return await listedNow(parts, { ownerId: owner.id, connectionId }, connector, signal)
      } finally {
        await connector.close()
      }
    },
    async names(owner, connectionId, folders) {
      const entries = await load(owner, connectionId)
      const connector = await places.open(owner, connectionId)
      try {
        const known = new KnownPlace(
          connector,
          [...entries.values()].map(({ entry }) => entry),
        )
        return await new ConnectorTarget(known, { from: '', to: '' }).names(folders)
      } finally {
        await connector.close()
      }
    },
    async take(owner, connectionId, { id, createdAtMs, acts, skips }) {
      const entries = await load(owner, connectionId)
      return approve(
        planOf(
          id,
          createdAtMs,
          acts.map((act) => asListed(act, entries.get(act.itemId))),
          skips,
        ),
      )
    },
  }
}

/** An act on a file whose review saw no version: as the drive was listed. */
function asListed(act: Act, known: KnownEntry | undefined): Act {
  if (act.type !== 'move' || act.what !== 'file' || !known || act.expect.version !== undefined) return act
  const { sizeBytes, modifiedAtMs, version } = known.entry
  return { ...act, expect: { sizeBytes, modifiedAtMs, ...(version !== undefined && { version }) } }
}

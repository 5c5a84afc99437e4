import { onePage, type Page } from '@octavo/core'
import { type Connector, ConnectorSource, type Entry } from '@octavo/core/connect'
import type { Db } from '../../infra/db/db.ts'
import { type DrivePlace, loadDrive, standingOf, takePage } from './entries.ts'
import { KnownPlace } from './known-place.ts'

interface Parts {
  readonly db: Db
  readonly nowMs: () => number
}

/** A place whose provider tells no changes is listed again after so long. */
const FRESH_MS = 60_000

/** Takes what has changed since `cursor`, or a listing without one; false where the cursor is refused. */
async function takeChanges(
  { db, nowMs }: Parts,
  place: DrivePlace,
  connector: Connector,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<boolean> {
  for (let at = cursor, hasMore = true; hasMore; ) {
    const page = await connector.changes({ ...(at !== null && { cursor: at }), ...(signal && { signal }) })
    await takePage(db, place, page, nowMs())
    if (page === 'expired') return false
    at = page.cursor
    hasMore = page.hasMore
  }
  return true
}

/** A drive as it is known, with what has changed since it was listed: one question, where its provider tells changes. */
export async function refreshed(parts: Parts, place: DrivePlace, connector: Connector): Promise<Connector> {
  // Without a feed that would be a listing: then each move asks for itself.
  if (!connector.can.hasChangeFeed) return connector
  const { cursor } = await standingOf(parts.db, place, parts.nowMs())
  if (!(await takeChanges(parts, place, connector, cursor))) return connector
  const { entries } = await loadDrive(parts.db, place)
  return new KnownPlace(
    connector,
    [...entries.values()].map(({ entry }) => entry),
  )
}

/** Everything in a place elsewhere as it stands, listed where it never was; and the entries, by their ids. */
export async function listedNow(
  parts: Parts,
  place: DrivePlace,
  connector: Connector,
  signal: AbortSignal,
): Promise<{ readonly page: Page; readonly entries: ReadonlyMap<string, Entry> }> {
  const { cursor, listed_at_ms: listedAtMs } = await standingOf(parts.db, place, parts.nowMs())
  const isKnown = listedAtMs !== null
  const isFresh = connector.can.hasChangeFeed
    ? isKnown && (await takeChanges(parts, place, connector, cursor, signal))
    : isKnown && parts.nowMs() - listedAtMs < FRESH_MS
  if (!isFresh) await takeChanges(parts, place, connector, null, signal)
  const { entries } = await loadDrive(parts.db, place)
  const known = new Map([...entries].map(([id, { entry }]) => [id, entry] as const))
  return { page: await onePage(new ConnectorSource(new KnownPlace(connector, known.values())).scan()), entries: known }
}

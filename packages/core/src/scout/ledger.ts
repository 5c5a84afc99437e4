/**
 * What became of an item that a scout met: it waits until it rests (`new`), has a place that a person has still to agree to
 * (`proposed`), needs a person to say where it belongs (`asked`), stays where a person has it (`kept`), is being filed by a run
 * that is named (`filing`), was filed, or could not be.
 */
export type LedgerState = 'new' | 'proposed' | 'asked' | 'kept' | 'filing' | 'filed' | 'failed'

/** An item as a listing shows it. */
export interface Sighting {
  /** What it is known by: its path, or a provider's id. */
  readonly key: string
  /** Another one whenever its contents are: size and time, or a provider's version. A move keeps it. */
  readonly version: string
}

/** One item in a scout's ledger, told apart by key and version: what comes under the name of another is another. */
export interface LedgerRow extends Sighting {
  /** When it was met in this version first, in milliseconds since 1970. */
  readonly metAtMs: number
  readonly state: LedgerState
  /** A print of what is inside, by which it is known again under another key. */
  readonly content?: string
  /** The key that it has been proposed for or was filed under. */
  readonly place?: string
  /** Its version there. */
  readonly placed?: string
  /** Why it was asked about, kept or failed. */
  readonly code?: string
  /** The run that files or filed it. */
  readonly runId?: string
}

/** Names that programs give to what they are still fetching; it is theirs until it has another name. */
const UNFINISHED = /\.(?:part|partial|crdownload|opdownload|download)$/iu

/** What tells rows apart. */
export const rowId = ({ key, version }: Sighting): string => `${version}\0${key}`

/** What a listing changes in a ledger. */
export interface Met {
  /** Rows as they are from now on. */
  readonly put: readonly LedgerRow[]
  /** Rows of things that are not there any more and were never filed. */
  readonly gone: readonly LedgerRow[]
  /** Rows that have rested for long enough to be looked into. */
  readonly ready: readonly LedgerRow[]
  /** When the next one has rested, in milliseconds since 1970; undefined when none waits. */
  readonly nextAtMs?: number
}

/**
 * Holds a whole listing against the ledger. Each sighting has a row afterwards, so nothing that is there can be missed, however
 * long nobody looked. Something that is still being written has another version each time and waits until it has been the same
 * for `settleMs`. What was filed and lies under its first key again was taken back by a person: it is kept, and not filed again.
 */
export function meet(
  rows: readonly LedgerRow[],
  sightings: readonly Sighting[],
  { nowMs, settleMs }: { readonly nowMs: number; readonly settleMs: number },
): Met {
  const known = new Map(rows.map((row) => [rowId(row), row]))
  const isSeen = new Set(sightings.map(rowId))
  // What is back under its first key is no longer filed, and what lies at its place is another thing.
  const placed = new Set(rows.flatMap((row) => (isFiled(row) && !isSeen.has(rowId(row)) ? [placeId(row)] : [])))
  const [put, ready]: [LedgerRow[], LedgerRow[]] = [[], []]
  let nextAtMs = Number.POSITIVE_INFINITY
  for (const sighting of sightings) {
    const id = rowId(sighting)
    const row = known.get(id)
    if (row === undefined && placed.has(id)) continue
    if (row?.state === 'filed') put.push(takenBack(row))
    if (row !== undefined && row.state !== 'new') continue
    const { metAtMs } = row ?? { metAtMs: nowMs }
    // A clock that was set back makes nobody wait for it to come round again.
    const since = Math.min(metAtMs, nowMs)
    const now: LedgerRow = row && since === metAtMs ? row : { ...sighting, metAtMs: since, state: 'new' }
    if (now !== row) put.push(now)
    if (UNFINISHED.test(sighting.key)) continue
    if (since + settleMs <= nowMs) ready.push(now)
    else nextAtMs = Math.min(nextAtMs, since + settleMs)
  }
  const gone = rows.filter((row) => row.state !== 'filed' && row.state !== 'filing' && !isSeen.has(rowId(row)))
  return { put, gone, ready, ...(Number.isFinite(nextAtMs) && { nextAtMs }) }
}

/**
 * Tells what a person moved after it was filed from what is new: the same contents as something filed that is no longer at its
 * place. Answers the rows as they are from now on, those that are one with another (`gone`), and what is really new.
 */
export function recognise(
  rows: readonly LedgerRow[],
  ready: readonly LedgerRow[],
  isThere: (place: string) => boolean,
): { readonly put: readonly LedgerRow[]; readonly gone: readonly LedgerRow[]; readonly fresh: readonly LedgerRow[] } {
  const filed = new Map<string, LedgerRow[]>()
  for (const row of rows) {
    if (!isFiled(row) || row.content === undefined) continue
    filed.set(row.content, [...(filed.get(row.content) ?? []), row])
  }
  const [put, gone, fresh]: [LedgerRow[], LedgerRow[], LedgerRow[]] = [[], [], []]
  for (const row of ready) {
    const same = row.content === undefined ? undefined : filed.get(row.content)
    const at = same?.findIndex(({ place }) => place !== undefined && !isThere(place)) ?? -1
    const [moved] = at < 0 ? [] : (same?.splice(at, 1) ?? [])
    if (moved === undefined) fresh.push(row)
    else {
      gone.push(row)
      put.push({ ...moved, place: row.key, placed: row.version })
    }
  }
  return { put, gone, fresh }
}

const isFiled = ({ state }: LedgerRow): boolean => state === 'filed'

const placeId = ({ key, version, place = key, placed = version }: LedgerRow): string =>
  rowId({ key: place, version: placed })

function takenBack({ place: _place, placed: _placed, ...row }: LedgerRow): LedgerRow {
  return { ...row, state: 'kept', code: 'taken_back' }
}

import { type LedgerRow, rowId, type Sighting } from './ledger.ts'

/**
 * Follows things whose key a move changes, and whose version it keeps: a row of something that is no longer at its key, while
 * exactly such a thing came elsewhere, is of that thing. What lies where it was proposed for is filed there (`pathOf` says where a
 * key lies); anything else was moved by its person, and stays where they have it.
 */
export function follow(
  rows: readonly LedgerRow[],
  sightings: readonly Sighting[],
  pathOf: (key: string) => string | undefined,
): readonly LedgerRow[] {
  const isSeen = new Set(sightings.map(rowId))
  const known = new Set(rows.flatMap((row) => [rowId(row), rowId(placeOf(row))]))
  const came = new Map<string, Sighting[]>()
  for (const sighting of sightings) {
    if (known.has(rowId(sighting))) continue
    came.set(sighting.version, [...(came.get(sighting.version) ?? []), sighting])
  }
  return rows.map((row): LedgerRow => {
    if (isSeen.has(rowId(row)) || isSeen.has(rowId(placeOf(row)))) return row
    const there = came.get(placeOf(row).version) ?? []
    const isProposed = ({ key }: Sighting) => row.place !== undefined && pathOf(key) === row.place
    // Twins are told apart by their places alone.
    const at = there.findIndex((one) => (isGoing(row) && isProposed(one)) || there.length === 1)
    const [now] = at < 0 ? [] : there.splice(at, 1)
    if (now === undefined) return row
    if (row.state === 'filed') return { ...row, place: now.key, placed: now.version }
    if (isGoing(row) && isProposed(now)) return { ...row, state: 'filed', place: now.key, placed: now.version }
    const { place: _place, placed: _placed, ...free } = row
    return { ...free, ...now, state: 'kept', code: 'moved_by_person' }
  })
}

const isGoing = ({ state }: LedgerRow): boolean => state === 'proposed' || state === 'filing'

const placeOf = ({ key, version, state, place = key, placed = version }: LedgerRow): Sighting =>
  state === 'filed' ? { key: place, version: placed } : { key, version }

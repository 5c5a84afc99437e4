import { type LedgerRow, type LedgerState, rowId, type Sighting } from './ledger.ts'

/** How many items a scout has met, and what became of them; `seen` is the sum of the states. */
export type Balance = Readonly<Record<LedgerState, number>> & {
  readonly seen: number
  /** Things that the last listing showed and the ledger knows nothing of: always 0, and counted to prove it. */
  readonly missed: number
}

/** Counts a ledger, and holds the last listing against it. */
export function balance(rows: readonly LedgerRow[], sightings: readonly Sighting[]): Balance {
  const counts = { new: 0, proposed: 0, asked: 0, kept: 0, filing: 0, filed: 0, failed: 0 }
  const known = new Set<string>()
  for (const row of rows) {
    counts[row.state] += 1
    known.add(rowId(row))
    if (row.state === 'filed') known.add(rowId({ key: row.place ?? row.key, version: row.placed ?? row.version }))
  }
  const missed = sightings.filter((sighting) => !known.has(rowId(sighting))).length
  return { ...counts, seen: rows.length, missed }
}

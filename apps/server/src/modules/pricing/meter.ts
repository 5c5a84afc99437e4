import type { WalletResponse } from '@octavo/contract'
import { formatBeans, USD_PER_YELLOW_BEAN } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'

const WRITE_MS = 5000

/** Counts what each person's calls do. Kept in memory for some seconds: a call must not wait for its own count. */
export interface Meter {
  count(owner: Caller): void
  /** Writes down what was counted. */
  flush(): Promise<void>
  /** Writes down what is left and stops. */
  stop(): Promise<void>
}

export function createMeter(db: Db, onError: (error: unknown) => void): Meter {
  let counts = new Map<string, number>()
  let last = Promise.resolve()
  const count = (id: string, calls: number) => void counts.set(id, (counts.get(id) ?? 0) + calls)
  const write = async () => {
    if (counts.size === 0) return
    const written = counts
    counts = new Map()
    try {
      await writeCalls(db, written)
    } catch (error) {
      for (const [id, calls] of written) count(id, calls)
      onError(error)
    }
  }
  const flush = () => {
    last = last.then(write)
    return last
  }
  const timer = setInterval(() => void flush(), WRITE_MS).unref()
  return {
    count: (owner) => count(owner.id, 1),
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

async function writeCalls(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = JSON.stringify([...counts].map(([id, calls]) => ({ id, calls })))
  // Through owners: a guest may have gone since.
  await query(
    db,
    sql`insert into totals (owner_id, api_calls)
        select o.id, c.calls from json_to_recordset(${rows}::json) as c (id text, calls bigint) join owners o on o.id = c.id
        on conflict (owner_id) do update set api_calls = totals.api_calls + excluded.api_calls`,
  )
}

/** What the caller's runs and calls came to. Nothing is sold here, so the balance is none. */
export async function walletOf(
  db: Db,
  meter: Meter,
  owner: Caller | undefined,
  nowMs: number,
): Promise<WalletResponse> {
  await meter.flush()
  const totals = owner && (await readTotals(db, owner))
  return {
    balance: formatBeans(0),
    usd: 0 * USD_PER_YELLOW_BEAN,
    totalSpentUsd: 0,
    filesOrganized: totals?.files_organized ?? 0,
    apiCalls: totals?.api_calls ?? 0,
    updatedAtMs: nowMs,
  }
}

async function readTotals(db: Db, owner: Caller) {
  const [row] = await query<{ api_calls: number; files_organized: number }>(
    db,
    sql`select coalesce(max(t.api_calls), 0)::bigint as api_calls,
          (coalesce(max(t.files_organized), 0)
            + (select coalesce(sum(moved), 0) from runs where owner_id = ${owner.id} and kind = 'organize'))::bigint as files_organized
        from totals t where t.owner_id = ${owner.id}`,
  )
  return row
}

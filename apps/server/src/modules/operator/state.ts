import type { OperatorResponse } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import { needsAttention } from '../../infra/datadir/attention.ts'
import { type Db, query } from '../../infra/db/db.ts'
import type { Services } from '../../services.ts'
import { answeringClassifiers, searchState } from '../status/index.ts'

const DAY_MS = 86_400_000
/** Longest list of libraries. */
const LARGEST = 20
/** Longest list of failures. */
const FAILURES = 50

type State = Omit<OperatorResponse, 'version' | 'database' | 'upSinceMs'>

/** Rows as the drivers give them: large sums are texts or numbers, by the driver. */
const whole = (value: unknown): number => Number(value ?? 0)

async function first(db: Db, statement: ReturnType<typeof sql>): Promise<Record<string, unknown>> {
  return (await query<Record<string, unknown>>(db, statement))[0] ?? {}
}

/**
 * What an operator sees of the installation: counts, bytes and failures, never a name of a file. A few statements over whole
 * tables: for a page and for a monitor that asks a few times a minute, not for every call.
 */
export async function stateOf(services: Services): Promise<State> {
  const { db, store, dataDir, models, embeddings, nowMs } = services
  const people = await first(
    db,
    sql`select count(*) filter (where kind = 'account') as accounts, count(*) filter (where kind = 'guest') as guests,
          (select count(distinct owner_id) from sessions where last_used_at_ms > ${nowMs() - DAY_MS}) as active
        from owners`,
  )
  const libraries = sql`select replace(owner_id, 'trash:', '') as id,
      count(*) filter (where owner_id not like 'trash:%') as files,
      coalesce(sum(size_bytes) filter (where owner_id not like 'trash:%'), 0) as size_bytes,
      coalesce(sum(size_bytes) filter (where owner_id like 'trash:%'), 0) as trash_bytes
    from files group by 1`
  const all = await first(
    db,
    sql`select sum(files) as files, sum(size_bytes) as size_bytes, sum(trash_bytes) as trash_bytes from (${libraries}) as l`,
  )
  const largest = await query<Record<string, unknown>>(
    db,
    sql`select accounts.email, l.files, l.size_bytes, l.trash_bytes from (${libraries}) as l
        left join accounts on accounts.owner_id = l.id order by l.size_bytes + l.trash_bytes desc, l.id limit ${LARGEST}`,
  )
  const stored = await first(
    db,
    sql`select coalesce(sum(size_bytes) filter (where not missing), 0) as stored, count(*) filter (where missing) as missing,
          count(*) filter (where damaged_as is not null) as damaged from blobs`,
  )
  const jobs = await query<{ kind: string; status: State['jobs'][number]['status']; count: unknown }>(
    db,
    sql`select kind, status, count(*) as count from tasks group by kind, status order by kind, status`,
  )
  const failed = await query<{ kind: string; code: string | null; ended: unknown }>(
    db,
    sql`select kind, error_code as code, ended_at_ms as ended from tasks
        where status = 'failed' order by ended_at_ms desc nulls last, id desc limit ${FAILURES}`,
  )
  const letters = await first(
    db,
    sql`select count(*) filter (where tries = 0) as waiting, count(*) filter (where tries > 0) as again from letters`,
  )
  return {
    people: {
      accounts: whole(people.accounts),
      guests: whole(people.guests),
      activeDay: whole(people.active),
    },
    largest: largest.map((row) => ({
      email: typeof row.email === 'string' ? row.email : null,
      files: whole(row.files),
      sizeBytes: whole(row.size_bytes),
      trashBytes: whole(row.trash_bytes),
    })),
    space: {
      files: whole(all.files),
      sizeBytes: whole(all.size_bytes),
      trashBytes: whole(all.trash_bytes),
      storedBytes: whole(stored.stored),
      missing: whole(stored.missing),
      damaged: whole(stored.damaged),
      freeBytes: await store.disk.freeBytes(),
    },
    jobs: jobs.map(({ kind, status, count }) => ({ kind, status, count: whole(count) })),
    failed: failed.map(({ kind, code, ended }) => ({ kind, code: code ?? '', endedAtMs: whole(ended) })),
    letters: { waiting: whole(letters.waiting), again: whole(letters.again) },
    models: { classifiers: answeringClassifiers(models), search: await searchState(embeddings) },
    isHealthy: !needsAttention(dataDir),
  }
}

import type { DataRow } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'

interface Counts {
  readonly accounts: number
  readonly sessions: number
  readonly sessions_end: number | null
  readonly keys: number
  readonly files: number
  readonly bytes: number
  readonly trashed: number
  readonly trash_bytes: number
  readonly trash_ends: number | null
  readonly judgements: number
  readonly plans: number
  readonly runs: number
  readonly settings: number
  readonly totals: number
  readonly meanings: number
  readonly photos: number
  readonly albums: number
  readonly marks: number
  readonly searches: number
  readonly kept_copies: number
  readonly tasks: number
  readonly ends: number | null
}

/** What is stored of a person, where, and until when; everything has a row, also when there is none of it. */
export async function inventory(db: Db, owner: Caller): Promise<DataRow[]> {
  const { id } = owner
  const trash = owner.trash.id
  const [found] = await query<Counts>(
    db,
    sql`select
      (select count(*)::int from accounts where owner_id = ${id}) as accounts,
      (select count(*)::int from sessions where owner_id = ${id}) as sessions,
      (select max(expires_at_ms) from sessions where owner_id = ${id}) as sessions_end,
      (select count(*)::int from api_keys where owner_id = ${id}) as keys,
      (select count(*)::int from files where owner_id = ${id}) as files,
      (select coalesce(sum(size_bytes), 0)::bigint from files where owner_id = ${id}) as bytes,
      (select count(*)::int from files where owner_id = ${trash}) as trashed,
      (select coalesce(sum(size_bytes), 0)::bigint from files where owner_id = ${trash}) as trash_bytes,
      (select min(purge_after_ms) from files where owner_id = ${trash}) as trash_ends,
      ((select count(*) from judgements where owner_id in (${id}, ${trash})) + (select count(*) from advice where owner_id = ${id}))::int as judgements,
      ((select count(*) from proposed_plans where owner_id = ${id}) + (select count(*) from agent_plans where owner_id = ${id}))::int as plans,
      (select count(*)::int from runs where owner_id = ${id}) as runs,
      (select count(*)::int from settings where owner_id = ${id}) as settings,
      (select count(*)::int from totals where owner_id = ${id}) as totals,
      (select count(*)::int from vectors where owner_id in (${id}, ${trash})) as meanings,
      (select count(*)::int from photos where owner_id in (${id}, ${trash}) and is_read) as photos,
      (select count(*)::int from albums where owner_id = ${id}) as albums,
      (select count(*)::int from marks where owner_id in (${id}, ${trash})) as marks,
      (select count(*)::int from saved_searches where owner_id = ${id}) as searches,
      (select count(*)::int from kept_copies where owner_id = ${id}) as kept_copies,
      (select count(*)::int from tasks where owner_id = ${id}) as tasks,
      (select expires_at_ms from owners where id = ${id}) as ends`,
  )
  if (!found) return []
  const whole = { until: owner.kind === 'guest' ? 'guest time' : 'deleted by you', endsAtMs: found.ends } as const
  const row = (kind: DataRow['kind'], count: number): DataRow => ({
    kind,
    place: 'database',
    count,
    bytes: null,
    ...whole,
  })
  const sessionsEnd =
    owner.kind === 'guest' ? whole : ({ until: 'session time', endsAtMs: found.sessions_end } as const)
  return [
    row('account', found.accounts),
    { ...row('sessions', found.sessions), ...sessionsEnd },
    row('keys', found.keys),
    { ...row('files', found.files), place: 'database and files', bytes: found.bytes },
    {
      ...row('trash', found.trashed),
      place: 'database and files',
      bytes: found.trash_bytes,
      until: 'trash time',
      endsAtMs: found.trash_ends,
    },
    row('judgements', found.judgements),
    row('plans', found.plans),
    row('runs', found.runs),
    row('settings', found.settings),
    row('totals', found.totals),
    row('meanings', found.meanings),
    row('photos', found.photos),
    row('albums', found.albums),
    row('marks', found.marks),
    row('searches', found.searches),
    row('keptCopies', found.kept_copies),
    row('tasks', found.tasks),
    // Feedback carries no name, so none of it can be counted as this person's.
    { kind: 'feedback', place: 'files', count: 0, bytes: null, until: 'kept by the operator', endsAtMs: null },
  ]
}

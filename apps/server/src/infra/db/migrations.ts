import { sql } from 'drizzle-orm'
import { StartRefused } from '../datadir/refused.ts'
import { type Db, query } from './db.ts'
import { MIGRATION_LOCK } from './locks.ts'
import { ACCOUNTS_AND_TRASH } from './migrations-002.ts'
import { READINGS } from './migrations-003.ts'
import { KEYS_AND_MAIL } from './migrations-004.ts'
import { MEANINGS } from './migrations-005.ts'
import { THUMBNAILS } from './migrations-006.ts'
import { CHECKED_CONTENTS } from './migrations-007.ts'
import { READINGS_BY_ENDING } from './migrations-008.ts'
import { RENAMED_FILES } from './migrations-009.ts'
import { JUDGEMENTS_AND_PLANS } from './migrations-010.ts'
import { SHELF } from './migrations-011.ts'
import { PHOTOS_AND_ALBUMS } from './migrations-012.ts'
import { KEPT_COPIES } from './migrations-013.ts'
import { SIZES_AS_SEEN } from './migrations-014.ts'
import { TASKS } from './migrations-015.ts'
import { EARNED_LEVELS } from './migrations-016.ts'
import { CONNECTIONS } from './migrations-017.ts'
import { DRIVES } from './migrations-018.ts'
import { SCOUTS } from './migrations-019.ts'
import { AGENT_PLANS } from './migrations-020.ts'
import { WHOLE_LISTINGS } from './migrations-021.ts'
import { AGREED_ON } from './migrations-022.ts'
import { RESUMABLE_UPLOADS } from './migrations-023.ts'
import { LEFT_MAILINGS } from './migrations-024.ts'
import { CHANGES } from './migrations-025.ts'
import { CLAIMS } from './migrations-026.ts'
import { KEPT_ADVICE } from './migrations-027.ts'

/** One step of the schema, forward only. Released steps are never edited. */
interface Migration {
  readonly version: number
  readonly statements: readonly string[]
}

/** The schema's history; its last version is the one that this program speaks. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    statements: [
      `create table owners (
        id text primary key,
        kind text not null check (kind in ('guest', 'account')),
        created_at_ms bigint not null,
        expires_at_ms bigint
      )`,
      'create index owners_expiry on owners (expires_at_ms) where expires_at_ms is not null',
      `create table sessions (
        token_hash text primary key,
        owner_id text not null references owners (id) on delete cascade,
        created_at_ms bigint not null
      )`,
      'create index sessions_owner on sessions (owner_id)',
      `create table blobs (
        sha256 text primary key,
        size_bytes bigint not null check (size_bytes >= 0),
        pack text,
        pack_offset bigint,
        missing boolean not null default false,
        check ((pack is null) = (pack_offset is null))
      )`,
      'create index blobs_pack on blobs (pack) where pack is not null',
      `create table files (
        id text collate "C" not null,
        owner_id text not null,
        folder text collate "C" not null,
        name text collate "C" not null,
        requested_name text collate "C" not null,
        original_name text,
        media_type text not null,
        declared_type text not null,
        size_bytes bigint not null check (size_bytes >= 0),
        sha256 text not null,
        type_mismatch boolean not null,
        modified_at_ms bigint not null,
        uploaded_at_ms bigint not null,
        primary key (owner_id, id),
        constraint files_place unique (owner_id, folder, name) deferrable initially immediate
      )`,
      `create table folders (
        owner_id text not null references owners (id) on delete cascade,
        path text collate "C" not null,
        primary key (owner_id, path)
      )`,
      'create index files_blob on files (sha256)',
      `create table runs (
        id text collate "C" primary key,
        owner_id text not null references owners (id) on delete cascade,
        kind text not null,
        undoes text references runs (id) on delete set null,
        undone_by text references runs (id) on delete set null,
        status text not null,
        created_at_ms bigint not null,
        moved integer not null,
        skipped integer not null,
        failed integer not null
      )`,
      'create index runs_newest on runs (owner_id, id)',
      `create table run_records (
        run_id text not null references runs (id) on delete cascade,
        seq integer not null,
        record jsonb not null,
        primary key (run_id, seq)
      )`,
      `create table upload_keys (
        owner_id text not null references owners (id) on delete cascade,
        key text not null,
        file_ids jsonb not null,
        created_at_ms bigint not null,
        primary key (owner_id, key)
      )`,
    ],
  },
  { version: 2, statements: ACCOUNTS_AND_TRASH },
  { version: 3, statements: READINGS },
  { version: 4, statements: KEYS_AND_MAIL },
  { version: 5, statements: MEANINGS },
  { version: 6, statements: THUMBNAILS },
  { version: 7, statements: CHECKED_CONTENTS },
  { version: 8, statements: READINGS_BY_ENDING },
  { version: 9, statements: RENAMED_FILES },
  { version: 10, statements: JUDGEMENTS_AND_PLANS },
  { version: 11, statements: SHELF },
  { version: 12, statements: PHOTOS_AND_ALBUMS },
  { version: 13, statements: KEPT_COPIES },
  { version: 14, statements: SIZES_AS_SEEN },
  { version: 15, statements: TASKS },
  { version: 16, statements: EARNED_LEVELS },
  { version: 17, statements: CONNECTIONS },
  { version: 18, statements: DRIVES },
  { version: 19, statements: SCOUTS },
  { version: 20, statements: AGENT_PLANS },
  { version: 21, statements: WHOLE_LISTINGS },
  { version: 22, statements: AGREED_ON },
  { version: 23, statements: RESUMABLE_UPLOADS },
  { version: 24, statements: LEFT_MAILINGS },
  { version: 25, statements: CHANGES },
  { version: 26, statements: CLAIMS },
  { version: 27, statements: KEPT_ADVICE },
]

/** Brings the schema to this program's version, each step in one transaction; refuses a schema from the future. */
export async function migrate(db: Db, steps: readonly Migration[] = MIGRATIONS): Promise<void> {
  const newest = steps.at(-1)?.version ?? 0
  await db.transaction(async (tx) => {
    // Two processes that start at once on one server take turns.
    await query(tx, sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await query(
      tx,
      sql`create table if not exists octavo_schema (version integer primary key, applied_at timestamptz not null default now())`,
    )
    const [row] = await query<{ version: number | null }>(tx, sql`select max(version) as version from octavo_schema`)
    const current = row?.version ?? 0
    if (current > newest) {
      throw new StartRefused(
        `The database was written by a newer Octavo (schema ${current}; this one knows up to ${newest}). Update Octavo.`,
        78,
      )
    }
    for (const step of steps) {
      if (step.version <= current) continue
      for (const statement of step.statements) await query(tx, sql.raw(statement))
      await query(tx, sql`insert into octavo_schema (version) values (${step.version})`)
    }
  })
}

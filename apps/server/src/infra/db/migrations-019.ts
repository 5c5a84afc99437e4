/**
 * Scouts of people, and the ledger of each: one row for each thing that it has met, in the version in which it was met.
 * `place` is the connection that the thing lies in, '' for the library; `listed` says that its last listing showed it.
 */
export const SCOUTS: readonly string[] = [
  `create table scouts (
    id text collate "C" primary key,
    owner_id text not null references owners (id) on delete cascade,
    name text not null,
    sources jsonb not null,
    frequency text not null,
    language text not null,
    plans jsonb not null default '{}',
    missed integer not null default 0,
    created_at_ms bigint not null,
    last_run_ms bigint,
    next_run_ms bigint not null
  )`,
  'create index scouts_owner on scouts (owner_id, id)',
  'create index scouts_due on scouts (next_run_ms)',
  `create table scout_items (
    scout_id text collate "C" not null references scouts (id) on delete cascade,
    place text not null,
    source text not null,
    id text collate "C" not null,
    name text not null,
    row jsonb not null,
    primary key (scout_id, place, id)
  )`,
]

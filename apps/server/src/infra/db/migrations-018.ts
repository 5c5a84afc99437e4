/**
 * What is known of connected drives: how far each was listed, its files and folders as the provider names them, and what
 * reading a file has taught (`facts`, as long as its content is the same). Plans may be for such a place.
 */
export const DRIVES: readonly string[] = [
  `create table drive_places (
    owner_id text not null references owners (id) on delete cascade,
    connection_id text not null references connections (id) on delete cascade,
    cursor text,
    round integer not null default 0,
    is_between boolean not null default true,
    unlisted jsonb not null default '[]',
    listed_at_ms bigint,
    primary key (owner_id, connection_id)
  )`,
  `create table drive_entries (
    owner_id text not null,
    connection_id text not null,
    id text collate "C" not null,
    parent_id text collate "C" not null,
    entry jsonb not null,
    round integer not null,
    content text not null,
    facts jsonb,
    file_id text,
    primary key (owner_id, connection_id, id),
    foreign key (owner_id, connection_id) references drive_places (owner_id, connection_id) on delete cascade
  )`,
  'create index drive_entries_parent on drive_entries (owner_id, connection_id, parent_id)',
  'alter table proposed_plans add column place text',
]

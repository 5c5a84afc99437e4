/**
 * Version 25: files and what is read of contents say by which transaction they were changed last, so that an index of a
 * million files asks for what is new alone. Numbers of transactions grow; none below a snapshot's `xmin` is still at work.
 */
const NUMBERED = (table: string): readonly string[] => [
  `alter table ${table} add column changed bigint not null default 0`,
  `alter table ${table} alter column changed set default pg_current_xact_id()::text::bigint`,
  `create trigger ${table}_changed before update on ${table} for each row execute function note_change()`,
]

export const CHANGES: readonly string[] = [
  `create function note_change() returns trigger language plpgsql as
    'begin new.changed := pg_current_xact_id()::text::bigint; return new; end'`,
  ...NUMBERED('files'),
  ...NUMBERED('readings'),
  'create index files_changes on files (owner_id, changed)',
  'create index readings_changes on readings (changed)',
]

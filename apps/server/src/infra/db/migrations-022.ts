/**
 * What several processes have to agree on. `limits`: tries by a hash of what is limited and of whom. A lesson is kept under
 * the version that it was learned from.
 */
export const AGREED_ON: readonly string[] = [
  'create table limits (key text primary key, taken integer not null, ends_at_ms bigint not null)',
  'create index limits_end on limits (ends_at_ms)',
  'alter table learned add column version bigint not null default 0',
]

/** Mailing lists that people asked to leave, and what became of it. */
export const LEFT_MAILINGS: readonly string[] = [
  `create table left_mailings (
    id text primary key,
    owner_id text not null references owners (id) on delete cascade,
    connection_id text not null references connections (id) on delete cascade,
    key text not null,
    name text not null,
    letter_id text not null,
    url text not null,
    outcome text not null,
    is_failing boolean not null default false,
    asked_at_ms bigint not null,
    unique (connection_id, key)
  )`,
  'create index left_mailings_owner on left_mailings (owner_id)',
]

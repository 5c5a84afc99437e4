/** Version 4: keys for programs, and mail: which addresses were verified, links that were mailed, letters still to send. */
export const KEYS_AND_MAIL: readonly string[] = [
  `create table api_keys (
    id text primary key,
    owner_id text not null references owners (id) on delete cascade,
    name text not null,
    prefix text not null,
    key_hash text not null unique,
    scopes jsonb not null,
    created_at_ms bigint not null,
    expires_at_ms bigint not null,
    last_used_at_ms bigint
  )`,
  'create index api_keys_owner on api_keys (owner_id, id)',
  'alter table accounts add column email_verified_at_ms bigint',
  `create table mail_links (
    token_hash text primary key,
    owner_id text not null references owners (id) on delete cascade,
    purpose text not null check (purpose in ('verify', 'reset')),
    email_key text not null,
    expires_at_ms bigint not null
  )`,
  'create index mail_links_owner on mail_links (owner_id)',
  // A letter outlives its account: the news that it was deleted is one. It holds no link and no token.
  `create table letters (
    id text primary key,
    kind text not null,
    recipient text not null,
    facts jsonb not null,
    created_at_ms bigint not null,
    try_at_ms bigint not null,
    tries integer not null default 0
  )`,
  'create index letters_due on letters (try_at_ms)',
]

/**
 * Places elsewhere that people connected. `sealed` holds the password, or the tokens, bound to the row's owner, id, address
 * and user; null where there is none (a folder of this machine) or none any more. `refreshing_until_ms` is a lease: who has
 * it asks the provider for a new token. Beside them consents that were asked for and not yet answered: single use, and
 * of the session that asked (null: a guest, whose owner is its only session).
 */
export const CONNECTIONS: readonly string[] = [
  `create table connections (
    id text primary key,
    owner_id text not null references owners (id) on delete cascade,
    provider text not null,
    name text not null,
    account text not null,
    address text,
    login text,
    sealed text,
    state text not null check (state in ('works', 'signed-out', 'away')),
    problem text,
    used_bytes bigint,
    free_bytes bigint,
    created_at_ms bigint not null,
    checked_at_ms bigint not null,
    refreshing_until_ms bigint not null default 0
  )`,
  'create index connections_owner on connections (owner_id, id)',
  `create table consents (
    state_hash text primary key,
    owner_id text not null references owners (id) on delete cascade,
    session_id text,
    provider text not null,
    sealed_verifier text not null,
    redirect text not null,
    connection_id text references connections (id) on delete cascade,
    expires_at_ms bigint not null
  )`,
  'create index consents_expiry on consents (expires_at_ms)',
]

/** Version 27: what a model said of a person's files, so that it is the same twice in whichever process, and after a restart. */
export const KEPT_ADVICE: readonly string[] = [
  `create table advice (
    owner_id text not null references owners (id) on delete cascade,
    key text not null,
    advice jsonb not null,
    said_at_ms bigint not null,
    primary key (owner_id, key)
  )`,
]

/** Version 3: what reading contents taught (it goes with its content), what people taught, and models of their own. */
export const READINGS: readonly string[] = [
  `create table readings (
    sha256 text primary key references blobs (sha256) on delete cascade,
    reading jsonb not null,
    read_at_ms bigint not null
  )`,
  `create table learned (
    owner_id text primary key references owners (id) on delete cascade,
    state jsonb not null,
    updated_at_ms bigint not null
  )`,
  `create table person_models (
    owner_id text primary key references owners (id) on delete cascade,
    kind text not null check (kind in ('openai', 'ollama')),
    url text not null,
    name text not null,
    key_sealed text
  )`,
]

/**
 * Version 5: search by meaning. A vector belongs to a file of one library and goes where it goes: into the trash, into an
 * account, away. Who turned it off, what people sent to the operator's model today, and the name of the embedding model at
 * an address that a person connected.
 */
export const MEANINGS: readonly string[] = [
  'create sequence vectors_seq',
  `create table vectors (
    owner_id text not null,
    file_id text collate "C" not null,
    model text not null,
    stamp text not null,
    vector bytea,
    seq bigint not null default nextval('vectors_seq'),
    primary key (owner_id, file_id),
    foreign key (owner_id, file_id) references files (owner_id, id) on update cascade on delete cascade
  )`,
  'create index vectors_newest on vectors (owner_id, seq)',
  `create table meaning_off (
    owner_id text primary key references owners (id) on delete cascade
  )`,
  `create table model_spending (
    owner_id text primary key references owners (id) on delete cascade,
    day integer not null,
    characters bigint not null
  )`,
  'alter table person_models add column embed_name text',
]

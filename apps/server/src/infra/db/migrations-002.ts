/**
 * Version 2: accounts with their sessions and settings, the trash, totals, and what is left to wipe.
 *
 * The trash is a second library of the same person: a trashed file is a row of `files` under the owner `trash:<id>`, with
 * its old place beside it. So no list, search or archive of a library can show it.
 */
export const ACCOUNTS_AND_TRASH: readonly string[] = [
  `create table accounts (
    owner_id text primary key references owners (id) on delete cascade,
    email text not null,
    email_key text not null unique,
    password_hash text not null,
    first_name text,
    last_name text,
    plan text not null default 'trial' check (plan in ('trial', 'monthly', 'yearly')),
    created_at_ms bigint not null,
    delete_after_ms bigint
  )`,
  'create index accounts_deletion on accounts (delete_after_ms) where delete_after_ms is not null',
  'alter table sessions add column id text unique',
  'alter table sessions add column expires_at_ms bigint',
  'alter table sessions add column last_used_at_ms bigint',
  'alter table sessions add column authenticated_at_ms bigint',
  'alter table sessions add column device text',
  'alter table sessions add column address text',
  `create table used_resets (
    token_hash text primary key,
    used_at_ms bigint not null
  )`,
  `create table settings (
    owner_id text primary key references owners (id) on delete cascade,
    chosen jsonb not null
  )`,
  `create table totals (
    owner_id text primary key references owners (id) on delete cascade,
    api_calls bigint not null default 0,
    files_organized bigint not null default 0
  )`,
  // The trash has folders too while a run is taken back, and no row in owners.
  'alter table folders drop constraint folders_owner_id_fkey',
  'alter table files add column home_folder text collate "C"',
  'alter table files add column home_name text collate "C"',
  'alter table files add column trashed_at_ms bigint',
  'alter table files add column purge_after_ms bigint',
  'create index files_trash on files (owner_id, trashed_at_ms desc, id desc) where trashed_at_ms is not null',
  'create index files_purge on files (purge_after_ms) where purge_after_ms is not null',
  `create table job_marks (
    name text primary key,
    at_ms bigint not null
  )`,
  `create table wipes (
    pack text not null,
    pack_offset bigint not null,
    size_bytes bigint not null,
    primary key (pack, pack_offset)
  )`,
]

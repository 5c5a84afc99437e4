/**
 * Version 11: a library that can be lived in. Names in the order in which people read them (marks of letters and case aside,
 * numbers by their value). Marks of files, stars and tags, which go where their file goes. Searches that people keep. Senders
 * of mails, to be searched by. Runs by number and not by clock, what they were about, how many of their acts were done and
 * are taken back, and whether whole folders went; `undone_by` is the run that took a run back while that holds.
 */
export const SHELF: readonly string[] = [
  `create function octavo_name_key(name text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(regexp_replace(
      regexp_replace(lower(normalize(name, NFKD)), '[\\u0300-\\u036f]', '', 'g'),
      '([0-9]+)', '00000000000000000000\\1', 'g'), '[0-9]*([0-9]{20})', '\\1', 'g')
  $$`,
  'alter table files add column name_key text collate "C" generated always as (octavo_name_key(name)) stored',
  'create index files_by_name on files (owner_id, folder, name_key, id)',
  `create table marks (
    owner_id text not null,
    file_id text collate "C" not null,
    mark text collate "C" not null,
    primary key (owner_id, file_id, mark),
    foreign key (owner_id, file_id) references files (owner_id, id) on update cascade on delete cascade
  )`,
  'create index marks_by_mark on marks (owner_id, mark)',
  `create table saved_searches (
    id text collate "C" primary key,
    owner_id text not null references owners (id) on delete cascade,
    name text not null,
    query jsonb not null,
    created_at_ms bigint not null
  )`,
  'create index saved_searches_owner on saved_searches (owner_id)',
  "alter table readings add column sender text generated always as (reading #>> '{mail,from}') stored",
  'create index readings_sender on readings (sha256) where sender is not null',
  'create sequence runs_seq',
  'alter table runs add column seq bigint',
  'update runs set seq = o.seq from (select id, row_number() over (order by id) as seq from runs) as o where o.id = runs.id',
  "select setval('runs_seq', (select count(*) + 1 from runs))",
  "alter table runs alter column seq set default nextval('runs_seq')",
  'alter table runs alter column seq set not null',
  'create index runs_in_order on runs (owner_id, seq)',
  'create index runs_undoing on runs (undoes) where undoes is not null',
  'alter table runs add column about jsonb',
  'alter table runs add column done integer not null default 0',
  'alter table runs add column undone integer not null default 0',
  'alter table runs add column whole_folders boolean not null default false',
  `update runs set done = r.done, whole_folders = r.whole from (
    select run_id, count(*) filter (where record #>> '{receipt,status}' = 'done')::int as done,
      bool_or(coalesce(record #>> '{act,what}', record #>> '{move,what}') = 'bundle') is true as whole
    from run_records group by run_id
  ) as r where r.run_id = runs.id`,
  // Until now a run that was done again stayed marked as undone: whether it is tells the length of its chain.
  `with recursive chain (id, last, steps) as (
      select id, undone_by, 1 from runs where undone_by is not null
      union all
      select c.id, r.undone_by, c.steps + 1 from chain c join runs r on r.id = c.last where r.undone_by is not null
    ), ends as (select distinct on (id) id, last, steps from chain order by id, steps desc)
    update runs set undone_by = case when e.steps % 2 = 1 then e.last end,
      undone = case when e.steps % 2 = 1 then runs.done else 0 end
    from ends e where e.id = runs.id`,
  // The folders that runs made, by their paths: one that is empty goes with the last of them that is taken back.
  "create index run_folders on run_records ((record ->> 'path')) where record ->> 'type' = 'folder'",
]

/** Uploads that come in parts: where each stands, and the parts that are on the disk. */
export const RESUMABLE_UPLOADS: readonly string[] = [
  `create table resumable_uploads (
    id text primary key,
    owner_id text not null references owners (id) on delete cascade,
    size_bytes bigint not null,
    offset_bytes bigint not null default 0,
    about text not null,
    file_id text,
    changed_at_ms bigint not null
  )`,
  'create index resumable_uploads_owner on resumable_uploads (owner_id)',
  `create table resumable_parts (
    upload_id text not null references resumable_uploads (id) on delete cascade,
    at_bytes bigint not null,
    size_bytes bigint not null,
    file text not null,
    primary key (upload_id, at_bytes)
  )`,
]

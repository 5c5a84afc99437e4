/**
 * Version 6: small pictures of contents. One goes with its content, whoever holds it, and belongs to nobody; `code` says
 * why there is none. WebP doesn't shrink any further, so it is kept as it is.
 */
export const THUMBNAILS: readonly string[] = [
  `create table thumbnails (
    sha256 text primary key references blobs (sha256) on delete cascade,
    webp bytea,
    code text,
    made_at_ms bigint not null,
    check ((webp is null) = (code is not null))
  )`,
  'alter table thumbnails alter column webp set storage external',
]

/**
 * Version 7: contents are held against their hashes. `damaged_as` is the hash that the bytes on the disk have when it is not
 * the content's own; `checked_at_ms` is when they were last looked at whole.
 */
export const CHECKED_CONTENTS: readonly string[] = [
  'alter table blobs add column damaged_as text',
  'alter table blobs add column checked_at_ms bigint',
]

/** When a drive was last listed as a whole, which feeds of changes do not replace for ever: they lose deletions. */
export const WHOLE_LISTINGS: readonly string[] = [
  'alter table drive_places add column whole_at_ms bigint',
  'update drive_places set whole_at_ms = listed_at_ms',
]

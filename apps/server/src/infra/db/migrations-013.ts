/** Version 13: the copies of which a person keeps all, by their contents, as core writes them down (`writeKept`). */
export const KEPT_COPIES: readonly string[] = [
  `create table kept_copies (
    owner_id text primary key references owners (id) on delete cascade,
    kept text not null
  )`,
]

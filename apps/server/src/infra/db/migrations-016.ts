/**
 * How far standing orders of a person go by themselves (`rule:NAME`), and what they have earned since. `wording` is what the
 * order said then: one that says something else has earned nothing.
 */
export const EARNED_LEVELS: readonly string[] = [
  `create table earned (
    owner_id text not null references owners (id) on delete cascade,
    subject text not null,
    wording text not null,
    level text not null,
    kept integer not null,
    runs integer not null,
    primary key (owner_id, subject)
  )`,
]

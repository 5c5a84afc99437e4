/**
 * Version 10: what was judged of a file, as it was judged, until it is judged anew; it goes where its file goes. Plans that
 * were proposed and wait for a yes. A run knows the plan that it carried out, so that a second yes finds it, and what that
 * plan left where it was.
 */
export const JUDGEMENTS_AND_PLANS: readonly string[] = [
  `create table judgements (
    owner_id text not null,
    file_id text collate "C" not null,
    verdict jsonb not null,
    at_ms bigint not null,
    primary key (owner_id, file_id),
    foreign key (owner_id, file_id) references files (owner_id, id) on update cascade on delete cascade
  )`,
  `create table proposed_plans (
    owner_id text not null references owners (id) on delete cascade,
    id text collate "C" not null,
    plan jsonb not null,
    created_at_ms bigint not null,
    primary key (owner_id, id)
  )`,
  'create index proposed_plans_age on proposed_plans (created_at_ms)',
  'alter table runs add column plan_id text',
  'alter table runs add column skips jsonb',
  'create unique index runs_plan on runs (owner_id, plan_id) where plan_id is not null',
]

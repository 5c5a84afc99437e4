/**
 * Plans that programs proposed over `/mcp`, what the person said to which digest, and what a person lets agents do without
 * being asked. `place` is the connection that a plan is for, '' for the library; a yes is one to `decided_digest` alone.
 */
export const AGENT_PLANS: readonly string[] = [
  `create table agent_plans (
    owner_id text not null references owners (id) on delete cascade,
    id text collate "C" not null,
    place text not null,
    plan jsonb not null,
    acts integer not null,
    digest text not null,
    asked_key text,
    asked_by text not null,
    created_at_ms bigint not null,
    decided_digest text,
    is_approved boolean,
    decided_at_ms bigint,
    begun_at_ms bigint,
    primary key (owner_id, id)
  )`,
  'create unique index agent_plans_key on agent_plans (owner_id, place, asked_key) where asked_key is not null',
  `create table agent_rules (
    owner_id text primary key references owners (id) on delete cascade,
    asks_client boolean not null default false,
    grants jsonb not null default '[]'
  )`,
]

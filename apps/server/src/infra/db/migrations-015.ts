/**
 * Version 15: tasks, which are all work beside requests that has to outlive the process. The row is what is true of one; the
 * job queue only says when it is time. Those of a key are one while they wait. `revision` grows with every change, in the
 * order of the commits of one person, so that who has seen it up to one can ask for what came since. No foreign key to the
 * owner: its check would wait for a run that holds the owner while that waits for the person's revisions.
 */
export const TASKS: readonly string[] = [
  'create sequence task_revisions',
  `create table tasks (
    id text collate "C" primary key,
    owner_id text not null,
    kind text not null,
    key text,
    payload jsonb not null,
    state jsonb,
    status text not null check (status in ('waiting', 'running', 'completed', 'failed', 'cancelled')),
    is_shown boolean not null,
    step text,
    done integer not null default 0,
    total integer not null default 0,
    tries integer not null default 0,
    not_before_ms bigint not null,
    result jsonb,
    error_code text,
    error_text text,
    created_at_ms bigint not null,
    ended_at_ms bigint,
    revision bigint not null
  )`,
  `create unique index tasks_key on tasks (kind, owner_id, key) where status = 'waiting' and key is not null`,
  'create index tasks_revision on tasks (owner_id, revision)',
  `create index tasks_unfinished on tasks (kind, owner_id, id) where status in ('waiting', 'running')`,
]

/**
 * Version 26: who is at a task, or waits for it. A claim begins with the key of a process (`infra/jobs/presence.ts`); whatever that
 * process writes about the task later names its claim, so that nothing is written of one that another has taken over.
 */
export const CLAIMS: readonly string[] = [
  'alter table tasks add column claim text',
  `create index tasks_claimed on tasks (claim) where claim is not null and status in ('waiting', 'running')`,
]

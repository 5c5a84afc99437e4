import type { Break } from '../types.ts'

const SERVER = 'apps/server/src'

export const breaks: readonly Break[] = [
  {
    row: 'R-28',
    file: 'packages/disk/src/lock/hold.ts',
    find: "'begin; select count(*) from sqlite_master'",
    replace: "'begin'",
  },
  {
    row: 'R-28',
    file: `${SERVER}/infra/datadir/lock.ts`,
    find: 'const isOneOfUs = mine.isShared === true && found?.isShared === true',
    replace: 'const isOneOfUs = false',
  },
  {
    row: 'R-28',
    file: `${SERVER}/infra/datadir/temporary.ts`,
    find: "  if (hold === 'held') return false\n",
    replace: '',
  },
  {
    row: 'R-28',
    file: `${SERVER}/infra/db/pair.ts`,
    find: 'markOf(secret) !== home.secret_mark',
    replace: "markOf(secret) === ''",
  },
  {
    row: 'R-28',
    file: `${SERVER}/infra/db/pair.ts`,
    find: 'if (home?.bucket && home.bucket !== bucket)',
    replace: "if (home?.bucket && home.bucket === '')",
  },
  {
    row: 'R-28',
    file: `${SERVER}/infra/blobs/removals.ts`,
    find: 'if (!held) return undefined',
    replace: 'if (!held) return await act()',
  },
  {
    row: 'R-28',
    file: `${SERVER}/bring-together.ts`,
    find: 'inTurn(parts.database, START_LOCK, () => bringAll(parts))',
    replace: 'inTurn({ ...parts.database, url: undefined } as never, START_LOCK, () => bringAll(parts))',
  },
  {
    row: 'R-28',
    file: `${SERVER}/modules/library/care.ts`,
    find: '    if (!held) return\n',
    replace: '',
  },
  {
    row: 'R-29',
    file: `${SERVER}/infra/jobs/jobs.ts`,
    find: 'if (!this.#takesAll) continue',
    replace: '',
  },
  {
    row: 'R-29',
    file: `${SERVER}/infra/jobs/queue.ts`,
    find: '{ singletonKey: name, singletonSeconds: everySeconds, retryLimit: 0 }',
    replace: '{ retryLimit: 0 }',
  },
  {
    row: 'R-29',
    file: `${SERVER}/infra/jobs/news.ts`,
    find: 'await client.query(`listen ${CHANNEL}`)',
    replace: "await client.query('select 1')",
  },
  {
    row: 'R-29',
    file: `${SERVER}/infra/config/operators.ts`,
    find: "config.role !== 'all' && config.databaseUrl === undefined",
    replace: "config.role !== 'all' && config.databaseUrl === ''",
  },
  {
    row: 'R-29',
    file: `${SERVER}/start.ts`,
    find: "config.role === 'worker' ? WATCHED_ROUTES : ROUTES",
    replace: 'ROUTES',
  },
]

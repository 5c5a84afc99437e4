import type { Break } from '../types.ts'

export const breaks: readonly Break[] = [
  {
    row: 'R-21',
    file: 'packages/disk/src/lock/hold.ts',
    find: "if (kind === BUSY || kind === LOCKED) return 'held'",
    replace: "if (kind === BUSY || kind === LOCKED) return 'unlockable'",
  },
  {
    row: 'R-21',
    file: 'apps/server/src/infra/datadir/lock.ts',
    find: 'if (now !== before) return true',
    replace: 'if (now !== before) return false',
  },
  {
    row: 'O-4',
    file: 'apps/server/src/infra/db/server.ts',
    find: "pool.on('connect', (client) => client.on('error', broke))",
    replace: "pool.on('connect', () => undefined)",
  },
  {
    row: 'O-4',
    file: 'apps/server/src/infra/db/server.ts',
    find: 'if (this.ending || !isAway(error) || performance.now() + AGAIN_MS > endsAtMs) throw error',
    replace: 'throw error',
  },
  {
    row: 'R-22',
    file: 'apps/server/src/start.ts',
    find: 'if (!anew) refuseWrongKind(dir, config.databaseUrl)',
    replace: '',
  },
  {
    row: 'R-22',
    file: 'apps/server/src/infra/db/pair.ts',
    find: 'if (home && home.folder_id !== dir.id)',
    replace: 'if (home && home.folder_id === "")',
  },
  {
    row: 'R-22',
    file: 'apps/server/src/infra/db/pair.ts',
    find: 'if (known && home && known.id !== home.database_id)',
    replace: 'if (known && home && known.id === "")',
  },
  {
    row: 'R-22',
    file: 'apps/server/src/infra/db/pair.ts',
    find: 'if (known * 2 < files)',
    replace: 'if (known < 0)',
  },
]

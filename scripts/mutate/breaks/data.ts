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
    row: 'O-6',
    file: 'apps/server/src/infra/db/migrations.ts',
    find: 'if (current > newest) {',
    replace: 'if (current < 0) {',
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
  {
    row: 'R-14',
    file: 'apps/server/src/modules/library/reconcile.ts',
    find: 'count > FEW && count > of * LARGE_SHARE',
    replace: 'count > FEW && count > of',
  },
  {
    row: 'R-14',
    file: 'apps/server/src/modules/library/reconcile.ts',
    find: 'if (isLarge && accepted !== missing.length + orphans.length) {',
    replace: 'if (isLarge && accepted === undefined) {',
  },
  {
    row: 'R-14',
    file: 'apps/server/src/infra/blobs/store.ts',
    find: 'await rename(file.path, place)',
    replace: '',
  },
  {
    row: 'R-18',
    file: 'apps/server/src/infra/blobs/store.ts',
    find: 'if (bytes.length === blob.sizeBytes) this.#check(blob, bytes)',
    replace: '',
  },
  {
    row: 'R-18',
    file: 'apps/server/src/infra/blobs/whole.ts',
    find: 'if (actual !== blob.sha256) {',
    replace: "if (actual === '') {",
  },
  {
    row: 'R-18',
    file: 'apps/server/src/modules/library/content.ts',
    find: 'const isWhole = !asIs && end - start + 1 === file.size',
    replace: 'const isWhole = false',
  },
  {
    row: 'R-18',
    file: 'apps/server/src/modules/uploads/commit.ts',
    find: 'if (blob.pack === null) return await store.holds(blob)',
    replace: 'if (blob.sizeBytes >= 0) return await store.holds(blob)',
  },
  {
    row: 'R-3',
    file: 'apps/server/src/modules/uploads/commit.ts',
    find: 'if (!(await isWhole(reader, store, old))) continue',
    replace: '',
    also: [
      {
        file: 'apps/server/src/modules/uploads/commit.ts',
        find: 'if (row.missing || row.damaged_as !== null || place?.pack === null) continue',
        replace: 'if (place?.pack === null) continue',
      },
    ],
  },
  {
    row: 'R-3',
    file: 'apps/server/src/modules/uploads/commit.ts',
    find: 'if (!(await isWhole(reader, store, old))) continue',
    replace: '',
  },
  {
    row: 'R-11',
    file: 'apps/server/src/infra/blobs/append-file.ts',
    find: 'await this.#handle.sync()',
    replace: 'await this.#handle.sync().catch(() => undefined)',
  },
  {
    row: 'R-21',
    file: 'packages/disk/src/runs/locks.ts',
    find: 'return owner.held === undefined ? isAlive(owner)',
    replace: 'return owner.held !== "" ? isAlive(owner)',
  },
]

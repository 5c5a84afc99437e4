import { syncResult } from '@octavo/contract'
import type { Connector } from '@octavo/core/connect'
import { MemoryDrive } from '@octavo/core/testing'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { query } from '../src/infra/db/db.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLogger } from '../src/infra/log/log.ts'
import type { Client } from './support/client.ts'
import { withDrive } from './support/drive.ts'

// Two starts of a server, so by night.
it.runIf(process.env.OCTAVO_NIGHTLY === '1')(
  'a drive whose feed loses a deletion is listed as a whole once a week, and what is gone is gone then',
  async () => {
    const drive = new MemoryDrive()
    for (let n = 1; n <= 3; n += 1) drive.write(`note ${n}.txt`, `note ${n}`)
    let listings = 0
    const forgetful: Connector = Object.create(drive, {
      changes: {
        value: async (...asked: Parameters<Connector['changes']>) => {
          const page = await drive.changes(...asked)
          if (page !== 'expired' && page.isListing && !page.hasMore) listings += 1
          return page === 'expired' || page.isListing ? page : { ...page, gone: [] }
        },
      },
      list: { value: drive.list.bind(drive) },
      get: { value: drive.get.bind(drive) },
      find: { value: drive.find.bind(drive) },
      open: { value: drive.open.bind(drive) },
      close: { value: async () => undefined },
    })
    const server = await withDrive(forgetful)
    const sync = async ({ me }: { readonly me: Client }) =>
      syncResult.parse((await me.post('/api/google-drive-sync', { mode: 'organize', maxFiles: 'all' })).json()).found
    expect(await sync(server)).toBe(3)
    drive.remove('note 2.txt')
    expect([await sync(server), listings]).toEqual([3, 1])
    await server.close()

    const log = createLogger({ level: 'silent', file: undefined })
    const { db, close } = await openDatabase({ url: undefined, root: server.dataDir, log })
    await query(db, sql`update drive_places set whole_at_ms = whole_at_ms - ${7 * 86_400_000}::bigint`)
    await close()
    const again = await server.begin()
    try {
      expect([await sync(again), listings]).toEqual([2, 2])
      expect([await sync(again), listings]).toEqual([2, 2])
    } finally {
      await again.close()
    }
  },
  120_000,
)

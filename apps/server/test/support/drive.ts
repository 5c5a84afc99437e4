import type { Connector } from '@octavo/core/connect'
import { sql } from 'drizzle-orm'
import { query } from '../../src/infra/db/db.ts'
import { openDatabase } from '../../src/infra/db/open.ts'
import { createLogger } from '../../src/infra/log/log.ts'
import { Client } from './client.ts'
import { startHere } from './server.ts'

/** Id of the connection that `withDrive` makes. */
export const CONNECTION = 'drive-1'

/** Id of the second one, where there are two. */
export const OTHER = 'drive-2'

/** A server whose one visitor has connected a drive, or two, and a way to start it again over the same data. */
export async function withDrive(drive: Connector, provider = 'google', other?: Connector) {
  const first = await startHere()
  const { dataDir } = first
  const before = new Client(first.address)
  await before.give(['hello.txt', 'hello'])
  await first.close()
  const log = createLogger({ level: 'silent', file: undefined })
  const { db, close } = await openDatabase({ url: undefined, root: dataDir, log })
  await query(
    db,
    sql`insert into connections (id, owner_id, provider, name, account, state, created_at_ms, checked_at_ms)
        select ${CONNECTION}, id, ${provider}, 'My drive', 'ada@example.org', 'works', 0, 0 from owners`,
  )
  if (other)
    await query(
      db,
      sql`insert into connections (id, owner_id, provider, name, account, state, created_at_ms, checked_at_ms)
          select ${OTHER}, id, 'dropbox', 'The other', 'ada@example.org', 'works', 1, 1 from owners`,
    )
  await close()
  const begin = async () => {
    const server = await startHere(
      { OCTAVO_DATA_DIR: dataDir },
      { openPlace: async (_owner, id) => (id === OTHER ? other : undefined) ?? drive },
    )
    const me = new Client(server.address)
    for (const [name, value] of before.cookies) me.cookies.set(name, value)
    return { ...server, me }
  }
  return { ...(await begin()), begin }
}

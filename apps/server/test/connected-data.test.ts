import { MemoryDrive } from '@octavo/core/testing'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { query } from '../src/infra/db/db.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { CONNECTION, withDrive } from './support/drive.ts'

it('connections, what is known of drives, and scouts are in the export, without what opens them, and go with their person', async () => {
  const drive = new MemoryDrive()
  drive.write('Letters/to ada.txt', 'a letter')
  const server = await withDrive(drive)
  try {
    const { me } = server
    await me.post('/api/google-drive-sync', { mode: 'organize', maxFiles: 'all' })
    await me.post('/api/scouts', { targetSources: ['drive'] })
    const answer = await me.get('/api/account/export?format=json')
    const { connections, drives, scouts } = answer.json()
    expect(connections).toMatchObject([{ id: CONNECTION, provider: 'google', name: 'My drive' }])
    expect(drives.map((entry: { name: string }) => entry.name).toSorted()).toEqual(['Letters', 'to ada.txt'])
    expect(drives[0]).toMatchObject({ connectionId: CONNECTION })
    expect(scouts).toMatchObject([{ name: 'My Personal Scout', sources: ['drive'] }])
    expect(JSON.stringify(connections)).not.toMatch(/sealed|password|token/u)
    expect((await me.send('DELETE', '/api/account')).status).toBeLessThan(300)
  } finally {
    await server.close()
  }
  const log = createLogger({ level: 'silent', file: undefined })
  const { db, close } = await openDatabase({ url: undefined, root: server.dataDir, log })
  const [left] = await query(
    db,
    sql`select (select count(*)::int from connections) as connections, (select count(*)::int from drive_entries) as drives,
          (select count(*)::int from scouts) as scouts, (select count(*)::int from tasks) as tasks`,
  )
  await close()
  expect(left).toMatchObject({ connections: 0, drives: 0, scouts: 0 })
}, 120_000)

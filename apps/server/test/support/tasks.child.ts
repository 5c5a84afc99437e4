import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, query } from '../../src/infra/db/db.ts'
import { openDatabase } from '../../src/infra/db/open.ts'
import { Jobs } from '../../src/infra/jobs/index.ts'
import { createLogger } from '../../src/infra/log/log.ts'

// A process that asks for some tasks, and does tasks of that kind until it is ended: three steps, and an effect in the transaction that ends the task.
const [url, tasks = '0'] = process.argv.slice(2)
const log = createLogger({ level: 'warn' })
const database = await openDatabase({ url, root: '', log })
const jobs = new Jobs({ database, log, nowMs: Date.now })
const line = jobs.kind<{ n: number }, number, undefined>({
  name: 'effect',
  ...{ payload: z.strictObject({ n: z.number() }), state: z.number() },
  ...{ atOnce: 4, tries: 1000, isShown: true },
  async *run({ taskId, payload, state, ownerId, end }) {
    const seen = (db: Db, what: string) =>
      query(
        db,
        sql`insert into begun (task_id, owner_id, what, pid) values (${taskId}, ${ownerId}, ${what}, ${process.pid})`,
      )
    await seen(database.db, 'begin')
    for (let step = state ?? 0; step < 3; step += 1) {
      await sleep(60 + (payload.n % 7) * 20)
      yield step + 1
    }
    await database.db.transaction(async (tx) => {
      await seen(tx, 'end')
      await query(tx, sql`insert into effects (task_id) values (${taskId})`)
      await end(tx)
    })
    return undefined
  },
})
await jobs.start()
for (let n = 0; n < Number(tasks); n += 1)
  await database.db.transaction((tx) => line.ask(tx, { ownerId: `owner ${n % 8}`, payload: { n } }))
process.stdout.write('ready\n')

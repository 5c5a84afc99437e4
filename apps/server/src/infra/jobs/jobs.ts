import { fromPglite, PgBoss } from 'pg-boss'
import type { Database } from '../db/db.ts'
import type { Logger } from '../log/log.ts'

/** Work that comes again: its queue's name, how often in seconds, and what is done. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  readonly act: () => Promise<void>
}

/** The queue of what comes again, durable in the database and shared by all processes on it. */
export interface Jobs {
  stop(): Promise<void>
}

const LONGEST_POLL_SECONDS = 30

/**
 * Starts the queue and the rhythm of the jobs. Each process may ask for a job; the database lets one of them through per
 * period, and one process does it.
 */
export async function startJobs(database: Database, jobs: readonly Job[], log: Logger): Promise<Jobs> {
  const common = { schedule: false, superviseIntervalSeconds: 120, maintenanceIntervalSeconds: 3600 }
  const boss =
    database.embedded === undefined
      ? new PgBoss({ ...common, connectionString: database.url ?? '', max: 2 })
      : new PgBoss({ ...common, db: fromPglite(database.embedded), backend: 'pglite' })
  boss.on('error', (err) => log.warn({ err }, 'The job queue met an error'))
  await boss.start()
  const timers: NodeJS.Timeout[] = []
  const send = async (name: string, seconds: number) => {
    try {
      await boss.send(name, null, { singletonKey: name, singletonSeconds: seconds, retryLimit: 0 })
    } catch (err) {
      log.warn({ err, job: name }, 'A job could not be asked for')
    }
  }
  for (const { name, everySeconds, act } of jobs) {
    await boss.createQueue(name)
    await boss.work(
      name,
      { pollingIntervalSeconds: Math.max(1, Math.min(everySeconds, LONGEST_POLL_SECONDS)) },
      async () => {
        const began = performance.now()
        try {
          await act()
          log.debug({ job: name, durationMs: Math.round(performance.now() - began) }, 'A job is done')
        } catch (err) {
          log.error({ err, job: name }, 'A job failed')
          throw err
        }
      },
    )
    timers.push(setInterval(() => void send(name, everySeconds), everySeconds * 1000).unref())
    await send(name, everySeconds)
  }
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await boss.stop({ graceful: true, timeout: 3000 })
    },
  }
}

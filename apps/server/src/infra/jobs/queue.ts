import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import { type Database, type Db, query } from '../db/db.ts'
import type { Logger } from '../log/log.ts'
import { ending, type Traces } from '../traces/spans.ts'
import type { LineOfTasks } from './task-rows.ts'

/** Work that comes again: its name, how often in seconds, and what is done. */
export interface RegularJob {
  readonly name: string
  readonly everySeconds: number
  readonly act: () => Promise<void>
}

/** A commit announces what it asks for, so nothing waits so long; this finds what a lost announcement left. */
const POLL_SECONDS = 30
/** A turn ends by itself; pg-boss would take it for lost after a quarter of an hour. */
const LONGEST_SECONDS = 86_400

const KEPT = { retryLimit: 0, expireInSeconds: LONGEST_SECONDS, deleteAfterSeconds: 3600 }

/** What says whose turn it is, and when: pg-boss, over either database. What is to be done it does not know. */
export class Queue {
  readonly #boss: PgBoss
  readonly #log: Logger
  readonly #traces: Traces
  readonly #isAlone: boolean
  readonly #workers = new Map<string, string>()
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #repeated = new Set<string>()

  constructor(database: Database, log: Logger, traces: Traces) {
    const common = {
      schedule: false,
      superviseIntervalSeconds: 120,
      maintenanceIntervalSeconds: 3600,
      useListenNotify: true,
    }
    this.#boss =
      database.embedded === undefined
        ? new PgBoss({ ...common, connectionString: database.url ?? '', max: 2 })
        : new PgBoss({ ...common, db: fromPglite(database.embedded), backend: 'pglite' })
    this.#log = log
    this.#traces = traces
    this.#isAlone = database.kind === 'embedded'
    this.#boss.on('error', (err) => log.warn({ err }, 'The job queue met an error'))
  }

  async start(): Promise<void> {
    await this.#boss.start()
  }

  /** Makes a kind known to the queue, so that it can be called, by whichever process serves it. */
  async open({ name }: { readonly name: string }): Promise<void> {
    await this.#boss.createQueue(name, { ...KEPT, notify: true })
  }

  /** Calls `act` for the lines of a kind that is open, `atOnce` of them at a time. `waiting` are those that have something to do. */
  async serve(
    { name, atOnce }: { readonly name: string; readonly atOnce: number },
    options: {
      readonly waiting: readonly { readonly owner_id: string; readonly not_before_ms: number }[]
      readonly nowMs: number
      readonly act: (ownerId: string) => Promise<void>
    },
  ): Promise<void> {
    const { waiting, nowMs, act } = options
    // Who has the database alone knows what the queue knows to be that of a process which is gone.
    if (this.#isAlone) await this.#boss.deleteAllJobs(name)
    const calls = waiting.map(({ owner_id: ownerId, not_before_ms: atMs }) => ({
      data: { ownerId },
      startAfter: secondsIn(atMs - nowMs),
    }))
    if (calls.length > 0) await this.#boss.insert(name, calls)
    const worker = await this.#boss.work<{ readonly ownerId: string }>(
      name,
      { localConcurrency: atOnce, pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS },
      async ([job]) => {
        if (job) await act(job.data.ownerId)
      },
    )
    this.#workers.set(name, worker)
  }

  /** Has a line called in `waitMs`, if the transaction is committed. */
  async call(tx: Db, { kind, owner_id: ownerId }: LineOfTasks, waitMs: number): Promise<void> {
    const startAfter = secondsIn(waitMs)
    await this.#boss.send(kind, { ownerId }, { db: inside(tx), ...(startAfter > 0 && { startAfter }) })
    const worker = this.#workers.get(kind)
    if (startAfter === 0 || worker === undefined) return
    // What is not to be done at once is announced by nobody else.
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        this.#boss.notifyWorker(worker)
      },
      Math.min(startAfter * 1000 + 100, 3_600_000),
    ).unref()
    this.#timers.add(timer)
  }

  /** Has a job done again and again: each process asks for it, and the database lets one of them through per period. */
  async repeat({ name, everySeconds, act }: RegularJob): Promise<void> {
    const ask = async () => {
      try {
        await this.#boss.send(name, null, { singletonKey: name, singletonSeconds: everySeconds, retryLimit: 0 })
      } catch (err) {
        this.#log.warn({ err, job: name }, 'A job could not be asked for')
      }
    }
    await this.#boss.createQueue(name)
    this.#repeated.add(name)
    const pollingIntervalSeconds = Math.max(1, Math.min(everySeconds, POLL_SECONDS))
    await this.#boss.work(name, { pollingIntervalSeconds }, async () => {
      const began = performance.now()
      try {
        const span = this.#traces.work(`job ${name}`)
        await ending(span, span.run(act))
        this.#log.debug({ job: name, durationMs: Math.round(performance.now() - began) }, 'A job is done')
      } catch (err) {
        this.#log.error({ err, job: name }, 'A job failed')
        throw err
      }
    })
    this.#timers.add(setInterval(() => void ask(), everySeconds * 1000).unref())
    await ask()
  }

  /**
   * Calls nobody any more; waits for what is at work, three seconds at most. Each kind is ended by itself first: pg-boss
   * looks only every half second whether all of them are.
   */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer)
    const kinds = [...this.#workers.keys(), ...this.#repeated]
    const patience = new AbortController()
    await Promise.race([
      Promise.all(kinds.map((name) => this.#boss.offWork(name))),
      pause(2000, undefined, { signal: patience.signal, ref: false }).catch(() => undefined),
    ])
    patience.abort()
    await this.#boss.stop({ graceful: true, timeout: 1000 })
  }
}

const secondsIn = (waitMs: number): number => Math.max(0, Math.ceil(waitMs / 1000))

/** The caller's transaction as pg-boss takes it. */
const inside = (tx: Db) =>
  fromDrizzle({ execute: async (statement) => ({ rows: [...(await query(tx, statement as SQL))] }) }, sql)

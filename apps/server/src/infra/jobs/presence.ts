import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Database, type Db, query } from '../db/db.ts'
import { PRESENCE_LOCK } from '../db/locks.ts'
import type { Logger } from '../log/log.ts'

/** How often a process looks whether it and the others are there. */
const LOOK_MS = 1500
/** A process that is not seen for so long is gone: one whose connection broke has ended its work by then. */
const GONE_MS = 5000
const ANSWER_MS = 5000
const MOST_KEY = 2 ** 31 - 1

/** That this process is there, as others see it, and which others are not. */
export interface Presence {
  /** True while others see this process; while they don't it begins nothing, and ends what it is at. */
  readonly isSeen: boolean
  /** A new claim of this process on a task. */
  claim(): string
  /** True in SQL for a task on which no process that is there, but this one, has a claim. */
  readonly isFree: SQL
  /** Opens; `onLost` is called when others don't see this process any more, `onLook` regularly, one call after the other. */
  start(told: PresenceTold): Promise<void>
  stop(): Promise<void>
}

interface PresenceTold {
  readonly onLost: () => void
  readonly onLook: () => Promise<void>
}

/** Of a process that has the database for itself: whatever others claimed is free. */
const alone = (): Presence => ({
  isSeen: true,
  claim: randomUUID,
  isFree: sql`true`,
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
})

export const createPresence = (database: Database, log: Logger): Presence =>
  database.url === undefined ? alone() : new PresenceOnServer(database, log)

/**
 * On a server each process holds an advisory lock by its key, in a session of its own that does nothing else: PostgreSQL lets it go
 * when the process ends, however it does, and everybody sees who holds theirs. A session that breaks is opened again under
 * another key, so that what was claimed under the first one is free for all.
 */
class PresenceOnServer implements Presence {
  readonly #url: string
  readonly #log: Logger
  readonly #stop = new AbortController()
  #key: number | undefined
  #client: pg.Client | undefined
  #told: PresenceTold | undefined
  #watching: Promise<void> = Promise.resolve()
  /** Keys that nobody holds, and since when that was seen. */
  readonly #missedAtMs = new Map<string, number>()
  readonly #gone = new Set<string>()

  constructor(database: Database, log: Logger) {
    this.#url = database.url ?? ''
    this.#log = log
  }

  get isSeen(): boolean {
    return this.#key !== undefined
  }

  claim(): string {
    return `${this.#key ?? 0}:${randomUUID()}`
  }

  get isFree(): SQL {
    const free = JSON.stringify([String(this.#key ?? 0), ...this.#gone])
    return sql`(claim is null or split_part(claim, ':', 1) in (select json_array_elements_text(${free}::json)))`
  }

  async start(told: PresenceTold): Promise<void> {
    this.#told = told
    await this.#open()
    this.#watching = this.#watch()
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    this.#key = undefined
    await this.#client?.end().catch(() => undefined)
    await this.#watching
  }

  async #open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    const lose = () => this.#lose(client)
    client.on('error', lose)
    client.on('end', lose)
    try {
      await client.connect()
      // A machine that vanishes without a word is missed after half a minute, not after two hours.
      await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4')
      const key = randomInt(1, MOST_KEY)
      await client.query('select pg_advisory_lock($1::int, $2::int)', [PRESENCE_LOCK, key])
      this.#client = client
      this.#key = key
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.#key = undefined
    if (this.#stop.signal.aborted) return
    this.#log.warn(
      'The database does not see this process any more. Its work beside requests is ended and begun again.',
    )
    this.#told?.onLost()
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop
    while (!signal.aborted) {
      await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        if (!this.#client) await this.#open()
        await this.#lookForOthers()
        await this.#told?.onLook()
      } catch (err) {
        this.#log.debug({ err }, 'The database could not be asked who is there')
        // What does not answer may be gone without a word.
        const client = this.#client
        if (client) {
          this.#lose(client)
          await client.end().catch(() => undefined)
        }
      }
    }
  }

  /** Notes who is gone for good. */
  async #lookForOthers(): Promise<void> {
    const client = this.#client
    if (!client) return
    const own: Db = drizzle(client)
    const rows = await query<{ key: string; is_held: boolean }>(
      own,
      sql`select c.key, exists (select from pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 2
            and l.database = (select oid from pg_database where datname = current_database())
            and l.classid = ${PRESENCE_LOCK}::int::oid and l.objid::text = c.key) as is_held
          from (select distinct split_part(claim, ':', 1) as key from tasks
            where claim is not null and status in ('waiting', 'running')) c`,
    )
    const nowMs = performance.now()
    const missed = new Set(rows.filter(({ is_held }) => !is_held).map(({ key }) => key))
    for (const known of [...this.#missedAtMs.keys()])
      if (!missed.has(known)) {
        this.#missedAtMs.delete(known)
        this.#gone.delete(known)
      }
    for (const key of missed) {
      const since = this.#missedAtMs.get(key) ?? nowMs
      this.#missedAtMs.set(key, since)
      if (nowMs - since >= GONE_MS) this.#gone.add(key)
    }
  }
}

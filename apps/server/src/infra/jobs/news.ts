import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod'
import type { Database } from '../db/db.ts'
import type { Logger } from '../log/log.ts'
import type { TaskProgress } from './kind.ts'

const CHANNEL = 'octavo_news'
/** News of one person are told to other processes at most so often. */
const REST_MS = 100
const AGAIN_MS = 1500
const ANSWER_MS = 5000
/** What was heard of another process's progress counts for so long: it may have ended since. */
const FRESH_MS = 5000
const MOST_HEARD = 1000

/** How far a task is that is at work. */
interface Far {
  readonly taskId: string
  readonly progress: TaskProgress
}

/** That something of a person's tasks may have changed, told to whoever listens. Nothing depends on it: rows are looked at all the same. */
export interface News {
  /** Opens; `onHeard` is called when another process has changed something of a person. Does not wait for the database. */
  start(onHeard: (ownerId: string) => void): void
  stop(): Promise<void>
  tell(ownerId: string, far?: Far): void
  /** Calls `listener` whenever there are news of a person; returns what ends that. */
  on(ownerId: string, listener: () => void): () => void
  /** How far a task is that another process is at, if that was heard lately. */
  progressOf(taskId: string): TaskProgress | undefined
}

/** News of this process; on a database that has several, of all of them. */
export const createNews = (database: Database, log: Logger): News =>
  database.url === undefined ? new OwnNews() : new SharedNews(database.url, log)

/** News of one process. */
class OwnNews implements News {
  protected readonly listeners = new EventEmitter().setMaxListeners(0)

  start(_onHeard: (ownerId: string) => void): void {}

  stop(): Promise<void> {
    return Promise.resolve()
  }

  tell(ownerId: string, _far?: Far): void {
    this.listeners.emit(ownerId)
  }

  on(ownerId: string, listener: () => void): () => void {
    this.listeners.on(ownerId, listener)
    return () => this.listeners.off(ownerId, listener)
  }

  progressOf(_taskId: string): TaskProgress | undefined {
    return undefined
  }
}

const progress = z.object({ step: z.string(), done: z.number(), total: z.number() })
const message = z.object({
  ...{ by: z.string(), owner: z.string(), isRow: z.boolean() },
  ...{ taskId: z.string().optional(), progress: progress.optional() },
})

/** News of all processes by PostgreSQL's LISTEN and NOTIFY, over one connection that is opened again when it breaks. */
class SharedNews extends OwnNews {
  readonly #url: string
  readonly #log: Logger
  readonly #by = randomUUID()
  readonly #stop = new AbortController()
  #onHeard: (ownerId: string) => void = () => undefined
  #client: pg.Client | undefined
  #watching: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  /** What waits to be told: by person, whether rows were changed, and the newest progress. */
  readonly #untold = new Map<string, { readonly isRow: boolean; readonly far: Far | undefined }>()
  readonly #heard = new Map<string, { readonly progress: TaskProgress; readonly atMs: number }>()

  constructor(url: string, log: Logger) {
    super()
    this.#url = url
    this.#log = log
  }

  override start(onHeard: (ownerId: string) => void): void {
    this.#onHeard = onHeard
    this.#watching = this.#watch()
  }

  override async stop(): Promise<void> {
    this.#flush()
    this.#stop.abort()
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => undefined)
    await this.#watching
  }

  override tell(ownerId: string, far?: Far): void {
    super.tell(ownerId)
    const before = this.#untold.get(ownerId)
    this.#untold.set(ownerId, { isRow: far === undefined || before?.isRow === true, far: far ?? before?.far })
    this.#timer ??= setTimeout(() => this.#flush(), REST_MS).unref()
  }

  override progressOf(taskId: string): TaskProgress | undefined {
    const heard = this.#heard.get(taskId)
    return heard && performance.now() - heard.atMs < FRESH_MS ? heard.progress : undefined
  }

  #flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const untold = [...this.#untold]
    this.#untold.clear()
    const client = this.#client
    if (!client) return
    for (const [owner, { isRow, far }] of untold) {
      const said = JSON.stringify({ by: this.#by, owner, isRow, ...far })
      client.query('select pg_notify($1, $2)', [CHANNEL, said]).catch(() => undefined)
    }
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop
    while (!signal.aborted) {
      try {
        await this.#listen()
      } catch (err) {
        this.#log.debug({ err }, 'News of other processes are not heard')
      }
      await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Listens until the connection breaks. */
  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      if (this.#stop.signal.aborted) return
      this.#client = client
      // Whatever was said meanwhile was not heard.
      for (const owner of this.listeners.eventNames()) this.listeners.emit(owner)
      await ended
    } finally {
      this.#client = undefined
      await client.end().catch(() => undefined)
    }
  }

  #hear(payload: string): void {
    let said: z.output<typeof message>
    try {
      said = message.parse(JSON.parse(payload))
    } catch {
      // Another version's.
      return
    }
    if (said.by === this.#by) return
    if (said.taskId !== undefined && said.progress) {
      this.#heard.delete(said.taskId)
      this.#heard.set(said.taskId, { progress: said.progress, atMs: performance.now() })
      for (const id of this.#heard.keys()) if (this.#heard.size > MOST_HEARD) this.#heard.delete(id)
    }
    if (said.isRow) this.#onHeard(said.owner)
    this.listeners.emit(said.owner)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Db } from '../db/db.ts'
import { toRefusal } from '../http/errors.ts'
import { Refusal } from '../http/refusal.ts'
import { uuidv7 } from '../ids.ts'
import type { Logger } from '../log/log.ts'
import { ending, type Span, spanHere, type Traces, UNTRACED } from '../traces/spans.ts'
import {
  type AnyKind,
  type Asked,
  type JobKind,
  judgeFailure,
  type Line,
  type TaskProgress,
  type Watch,
} from './kind.ts'
import { createNews, type News } from './news.ts'
import { createPresence, type Presence } from './presence.ts'
import { Queue } from './queue.ts'
import { stepsOf, TaskLost } from './steps.ts'
import {
  cancelTask,
  claimTask,
  dropTask,
  failTask,
  insertTask,
  type LineOfTasks,
  linesAtWork,
  linesLeft,
  nextInLine,
  putBack,
  releaseTask,
  reviveTask,
  stillHeld,
  type TaskRow,
} from './task-rows.ts'

interface Follower {
  readonly kind: AnyKind
  readonly ownerId: string
  readonly onProgress: (progress: TaskProgress) => void
  readonly resolve: (result: object | undefined) => void
  readonly reject: (error: unknown) => void
  /** What waits, in a trace. */
  readonly span: Span | undefined
}

/** A line at work in this process, and the task that it is at. */
interface Live {
  readonly stop: AbortController
  readonly ended: Promise<void>
  task?: TaskRow
  progress?: TaskProgress
}

/** What is due for so long has been forgotten by the queue. */
const OVERDUE_MS = 300_000
/** What is due for so long may have been called by a process that has ended since. */
const UNTOLD_MS = 10_000
/** A stop waits no longer for what is at work. */
const PATIENCE_MS = 2000
const GIVEN_UP = { code: 'internal', text: 'The server ended each time that it tried this' }

const UNREADABLE = { code: 'internal', text: 'Another version of Octavo has asked for this' }

const nameOf = ({ kind, owner_id }: LineOfTasks) => `${kind} ${owner_id}`

/**
 * Work beside requests that outlives the process: tasks are rows, which say what is true of them, and pg-boss says whose turn
 * it is (decision 0070). Of one kind, one task of a person is at work at a time, first the one that was asked for first.
 */
export class Jobs {
  readonly #db: Db
  readonly #queue: Queue
  readonly #log: Logger
  readonly #nowMs: () => number
  readonly #kinds = new Map<string, AnyKind>()
  readonly #live = new Map<string, Live>()
  /** Who waits for a task, by its id. */
  readonly #followers = new Map<string, Follower>()
  readonly #presence: Presence
  readonly #news: News
  readonly #takesAll: boolean
  readonly #traces: Traces
  #isStopping = false
  #isRemembering = false

  constructor(parts: {
    readonly database: Database
    readonly log: Logger
    readonly nowMs: () => number
    /** False: this process does only what somebody waits for in it. */
    readonly takesAll?: boolean
    readonly traces?: Traces
  }) {
    this.#db = parts.database.db
    this.#log = parts.log
    this.#nowMs = parts.nowMs
    this.#traces = parts.traces ?? UNTRACED
    this.#queue = new Queue(parts.database, parts.log, this.#traces)
    this.#presence = createPresence(parts.database, parts.log)
    this.#news = createNews(parts.database, parts.log)
    this.#takesAll = parts.takesAll ?? true
  }

  /** Makes a kind of work known; before the start. */
  kind<Payload extends object, State, Result extends object | undefined>(
    kind: JobKind<Payload, State, Result>,
  ): Line<Payload, Result> {
    // `run` gets what the kind's own schemas have let through.
    const known = kind as unknown as AnyKind
    this.#kinds.set(kind.name, known)
    return {
      ask: (tx, task) => this.#ask(tx, known, task),
      // What `run` of this very kind has returned.
      follow: async (task, watch) => (await this.#follow(known, task, watch)) as Result,
    }
  }

  async #follow(kind: AnyKind, asked: Asked<object>, { signal, onProgress }: Watch): Promise<object | undefined> {
    signal.throwIfAborted()
    if (!this.#presence.isSeen) throw new Refusal('unavailable', 'The database was away. Try again soon.')
    const { promise, resolve, reject } = Promise.withResolvers<object | undefined>()
    promise.catch(() => undefined)
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    let id: string | undefined
    try {
      id = await this.#db.transaction((tx) =>
        this.#ask(tx, kind, asked, { kind, ownerId: asked.ownerId, onProgress, resolve, reject, span: spanHere() }),
      )
      void this.#turn(kind, asked.ownerId)
      return await promise
    } finally {
      signal.removeEventListener('abort', leave)
      if (id !== undefined) this.#followers.delete(id)
      if (id !== undefined && signal.aborted) await this.#release(id, asked.ownerId)
    }
  }

  /** Leaves a task that nobody waits for here any more to whoever has time. */
  async #release(id: string, ownerId: string): Promise<void> {
    try {
      await this.#db.transaction(async (tx) => {
        const row = await releaseTask(tx, { id, owner_id: ownerId })
        if (row) await this.#queue.call(tx, row, 0)
      })
    } catch (err) {
      this.#log.warn({ err, task: id }, 'A task waits to be remembered')
    }
  }

  async #ask(tx: Db, kind: AnyKind, asked: Asked<object>, follower?: Follower): Promise<string> {
    const { ownerId, payload, key = null } = asked
    const nowMs = this.#nowMs()
    const { id, isNew } = await insertTask(tx, {
      ...{ id: uuidv7(nowMs), owner_id: ownerId, kind: kind.name, key, payload },
      ...{ is_shown: kind.isShown, created_at_ms: nowMs },
      // What somebody waits for here is done here.
      claim: follower ? this.#presence.claim() : null,
    })
    // Nobody can begin it before the transaction is over.
    if (follower) this.#followers.set(id, follower)
    if (isNew) await this.#queue.call(tx, { kind: kind.name, owner_id: ownerId }, 0)
    this.#tell(ownerId)
    return id
  }

  /** Opens the queue and goes on with what a stop or the end of the process has left. */
  async start(): Promise<Queue> {
    await this.#queue.start()
    await this.#presence.start({ onLost: () => this.#onLost(), onLook: () => this.#look() })
    for (const kind of this.#kinds.values()) {
      await this.#queue.open(kind)
      if (!this.#takesAll) continue
      const waiting = await linesAtWork(this.#db, kind.name, Number.MAX_SAFE_INTEGER)
      await this.#queue.serve(kind, { waiting, nowMs: this.#nowMs(), act: (ownerId) => this.#turn(kind, ownerId) })
    }
    this.#news.start((ownerId) => void this.#hear(ownerId))
    return this.#queue
  }

  /** What others may take over by now is ended here. Who waits is told to come again. */
  #onLost(): void {
    const why = new Refusal('unavailable', 'The database was away. Try again soon.')
    for (const { stop } of this.#live.values()) stop.abort(why)
    for (const { reject } of this.#followers.values()) reject(why)
  }

  /** Ends what was cancelled by way of another process, and goes on with what somebody waits for here: of one person, or of all. */
  async #lookAtOwn(ownerId?: string): Promise<readonly TaskRow[]> {
    const isAsked = (id: string) => ownerId === undefined || id === ownerId
    const all = [...this.#live.values()].flatMap(({ stop, task }) => (task ? [{ stop, task }] : []))
    const live = all.filter(({ task }) => isAsked(task.owner_id))
    if (live.length > 0) {
      const held = await stillHeld(
        this.#db,
        live.map(({ task }) => task),
      )
      // One that has just ended here is not held either, and hears nothing any more.
      for (const { stop, task } of live) if (!held.has(task.id)) stop.abort(new TaskLost())
    }
    for (const { kind, ownerId: id } of this.#followers.values()) if (isAsked(id)) void this.#turn(kind, id)
    return all.map(({ task }) => task)
  }

  /** Another process has changed something of a person. */
  async #hear(ownerId: string): Promise<void> {
    try {
      await this.#lookAtOwn(ownerId)
    } catch (err) {
      this.#log.debug({ err }, 'The database could not be asked about tasks')
    }
  }

  async #look(): Promise<void> {
    const live = await this.#lookAtOwn()
    if (!this.#takesAll) return
    // What processes that are gone were at, and what their end has kept the queue from calling.
    for (const { kind: name, owner_id } of await linesLeft(this.#db, this.#presence)) {
      const kind = this.#kinds.get(name)
      const busy = live.filter((task) => task.kind === name).length
      if (kind && busy < kind.atOnce) void this.#turn(kind, owner_id)
    }
    void this.#rememberUntold()
  }

  async #rememberUntold(): Promise<void> {
    if (this.#isRemembering) return
    this.#isRemembering = true
    try {
      await this.remember(UNTOLD_MS)
    } catch (err) {
      this.#log.debug({ err }, 'Tasks wait to be remembered')
    } finally {
      this.#isRemembering = false
    }
  }

  /** Has done, here and now, what the queue should have called long ago. */
  async remember(overdueMs = OVERDUE_MS): Promise<void> {
    for (const kind of this.#kinds.values())
      for (const { owner_id } of await linesAtWork(this.#db, kind.name, this.#nowMs() - overdueMs))
        if (!this.#isStopping) await this.#turn(kind, owner_id)
  }

  /** Ends what is at work where it stands, to be gone on with at the next start; what does not listen is left to itself. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const { stop } of this.#live.values()) stop.abort(new Error('The server is stopping.'))
    const all = Promise.all([...this.#live.values()].map(({ ended }) => ended))
    await Promise.race([all, sleep(PATIENCE_MS, undefined, { ref: false })])
    await this.#queue.stop()
    await this.#news.stop()
    await this.#presence.stop()
  }

  /** How far a task is by now, where that is not written down yet. */
  progressOf(task: TaskRow): TaskProgress | undefined {
    const live = this.#live.get(nameOf(task))
    return live?.task?.id === task.id ? live.progress : this.#news.progressOf(task.id)
  }

  /** Calls `listener` whenever something of a person's tasks may have changed; returns what ends that. */
  onNews(ownerId: string, listener: () => void): () => void {
    return this.#news.on(ownerId, listener)
  }

  /** Ends a task that its person does not want any more; undefined when it was over. */
  async cancel(task: TaskRow): Promise<TaskRow | undefined> {
    const ended = await cancelTask(this.#db, task, this.#nowMs())
    const live = this.#live.get(nameOf(task))
    const why = new Refusal('conflict', 'The task was cancelled')
    if (ended && live?.task?.id === task.id) live.stop.abort(why)
    else if (ended) this.#followers.get(task.id)?.reject(why)
    this.#tell(task.owner_id)
    return ended
  }

  /** Has a task that failed or was cancelled tried again, from the step where it was; undefined when it can't be. */
  async retry(task: TaskRow): Promise<TaskRow | undefined> {
    if (!this.#kinds.has(task.kind)) return undefined
    const revived = await this.#db.transaction(async (tx) => {
      const row = await reviveTask(tx, task, this.#nowMs())
      if (row) await this.#queue.call(tx, row, 0)
      return row
    })
    this.#tell(task.owner_id)
    return revived
  }

  #tell(ownerId: string): void {
    this.#news.tell(ownerId)
  }

  /** Does the next task of a line. While one of it is at work that sees to the next itself. */
  async #turn(kind: AnyKind, ownerId: string): Promise<void> {
    const line = { kind: kind.name, owner_id: ownerId }
    const name = nameOf(line)
    if (this.#isStopping || !this.#presence.isSeen || this.#live.has(name)) return
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    const live: Live = { stop: new AbortController(), ended }
    this.#live.set(name, live)
    try {
      const next = await nextInLine(this.#db, line, this.#nowMs(), this.#presence)
      const task = next && (await claimTask(this.#db, next, this.#presence))
      if (task) await this.#try(kind, task, live)
    } catch (err) {
      // Its row stands as it was, and is taken up another time.
      this.#log.warn({ err, ...line }, 'A task could not be written down')
    } finally {
      this.#live.delete(name)
      resolve()
      this.#tell(ownerId)
    }
    // Whoever was called while this one was at work went away again.
    if (!this.#isStopping) await this.#callNext(line)
  }

  async #callNext(line: LineOfTasks): Promise<void> {
    try {
      if (await nextInLine(this.#db, line, this.#nowMs(), this.#presence)) await this.#queue.call(this.#db, line, 0)
    } catch (err) {
      this.#log.warn({ err, ...line }, 'Tasks wait to be remembered')
    }
  }

  async #try(kind: AnyKind, task: TaskRow, live: Live): Promise<void> {
    const { signal } = live.stop
    live.task = task
    this.#tell(task.owner_id)
    const about = { task: task.id, kind: kind.name, tries: task.tries }
    // It may be this very task that ends the process.
    if (task.tries > kind.tries) return await this.#fail(task, GIVEN_UP)
    if (!kind.payload.safeParse(task.payload).success) return await this.#fail(task, UNREADABLE)
    try {
      const span = this.#traces.work(`task ${kind.name}`, this.#followers.get(task.id)?.span)
      const turn = {
        ...{ db: this.#db, nowMs: this.#nowMs, signal },
        onProgress: (progress: TaskProgress) => {
          live.progress = progress
          this.#followers.get(task.id)?.onProgress(progress)
          this.#news.tell(task.owner_id, { taskId: task.id, progress })
        },
      }
      const steps = await ending(
        span,
        span.run(() => stepsOf(kind, task, turn)),
      )
      if (steps.isOver) return this.#followers.get(task.id)?.resolve(steps.result)
      await this.#db.transaction(async (tx) => {
        const claim = this.#followers.has(task.id) ? this.#presence.claim() : undefined
        if (await putBack(tx, task, { notBeforeMs: this.#nowMs(), isFree: true, claim }))
          await this.#queue.call(tx, task, 0)
      })
    } catch (err) {
      const follower = this.#followers.get(task.id)
      if (err instanceof TaskLost) return follower?.reject(err)
      if (follower && !signal.aborted) {
        // Where that fails, too, it is done another time, as it was asked for.
        await dropTask(this.#db, task).catch(() => undefined)
        return follower.reject(err)
      }
      if (signal.aborted) {
        follower?.reject(
          toRefusal(signal.reason) ?? new Refusal('unavailable', 'Octavo is being stopped. Try again soon.'),
        )
        // Cancelled, and so written down already; or a stop, which costs no try.
        await putBack(this.#db, task, { notBeforeMs: this.#nowMs(), isFree: true })
        return
      }
      const verdict = judgeFailure(err, task.tries, kind.tries)
      if (!verdict.isAgain) {
        this.#log.error({ err, ...about }, 'A task failed')
        return await this.#fail(task, verdict)
      }
      const { waitMs, isFree, code, text } = verdict
      this.#log.warn({ err, ...about, waitMs }, 'A task is tried again later')
      await this.#db.transaction(async (tx) => {
        if (await putBack(tx, task, { notBeforeMs: this.#nowMs() + waitMs, isFree, code, text }))
          await this.#queue.call(tx, task, waitMs)
      })
    }
  }

  async #fail(task: TaskRow, why: { readonly code: string; readonly text: string }): Promise<void> {
    await failTask(this.#db, task, why, this.#nowMs())
  }
}

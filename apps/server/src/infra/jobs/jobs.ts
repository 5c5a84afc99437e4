import { EventEmitter } from 'node:events'
import type { Database, Db } from '../db/db.ts'
import { uuidv7 } from '../ids.ts'
import type { Logger } from '../log/log.ts'
import { type JobKind, judgeFailure, type TaskProgress } from './kind.ts'
import { Queue } from './queue.ts'
import {
  cancelTask,
  claimTask,
  completeTask,
  failTask,
  insertTask,
  type LineOfTasks,
  linesAtWork,
  nextInLine,
  noteTask,
  putBack,
  reviveTask,
  type TaskRow,
} from './task-rows.ts'

/** Where one kind of work is asked for. */
export interface Line<Payload> {
  /**
   * Asks for it within the caller's transaction: it is done once that is committed, and never if it isn't. What waits under
   * the same `key` of the same person is one task. Gives the task's id.
   */
  ask(tx: Db, task: { readonly ownerId: string; readonly payload: Payload; readonly key?: string }): Promise<string>
}

/** A line at work in this process, and the task that it is at. */
interface Live {
  readonly stop: AbortController
  readonly ended: Promise<void>
  taskId?: string
  progress?: TaskProgress
}

type AnyKind = JobKind<object, unknown>

/** How long one person's task goes on before those of others have their turn. */
const TURN_MS = 2000
const NOTE_EVERY_MS = 1000
/** What is due for so long has been forgotten by the queue. */
const OVERDUE_MS = 300_000
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
  readonly #news = new EventEmitter().setMaxListeners(0)
  #isStopping = false

  constructor(parts: { readonly database: Database; readonly log: Logger; readonly nowMs: () => number }) {
    this.#db = parts.database.db
    this.#log = parts.log
    this.#nowMs = parts.nowMs
    this.#queue = new Queue(parts.database, parts.log)
  }

  /** Makes a kind of work known; before the start. */
  kind<Payload extends object, State>(kind: JobKind<Payload, State>): Line<Payload> {
    // `run` gets what the kind's own schemas have let through.
    this.#kinds.set(kind.name, kind as unknown as AnyKind)
    return {
      ask: async (tx, { ownerId, payload, key = null }) => {
        const nowMs = this.#nowMs()
        const { id, isNew } = await insertTask(tx, {
          ...{ id: uuidv7(nowMs), owner_id: ownerId, kind: kind.name, key, payload },
          ...{ is_shown: kind.isShown, created_at_ms: nowMs },
        })
        if (isNew) await this.#queue.call(tx, { kind: kind.name, owner_id: ownerId }, 0)
        this.#tell(ownerId)
        return id
      },
    }
  }

  /** Opens the queue and goes on with what a stop or the end of the process has left. */
  async start(): Promise<Queue> {
    await this.#queue.start()
    for (const kind of this.#kinds.values()) {
      const waiting = await linesAtWork(this.#db, kind.name, Number.MAX_SAFE_INTEGER)
      await this.#queue.serve(kind, { waiting, nowMs: this.#nowMs(), act: (ownerId) => this.#turn(kind, ownerId) })
    }
    return this.#queue
  }

  /** Has done, here and now, what the queue should have called long ago. */
  async remember(): Promise<void> {
    for (const kind of this.#kinds.values())
      for (const { owner_id } of await linesAtWork(this.#db, kind.name, this.#nowMs() - OVERDUE_MS))
        await this.#turn(kind, owner_id)
  }

  /** Ends what is at work where it stands, to be gone on with at the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const { stop } of this.#live.values()) stop.abort(new Error('The server is stopping.'))
    await Promise.all([...this.#live.values()].map(({ ended }) => ended))
    await this.#queue.stop()
  }

  /** How far a task is by now, where that is not written down yet. */
  progressOf(task: TaskRow): TaskProgress | undefined {
    const live = this.#live.get(nameOf(task))
    return live?.taskId === task.id ? live.progress : undefined
  }

  /** Calls `listener` whenever something of a person's tasks may have changed here; returns what ends that. */
  onNews(ownerId: string, listener: () => void): () => void {
    this.#news.on(ownerId, listener)
    return () => this.#news.off(ownerId, listener)
  }

  /** Ends a task that its person does not want any more; undefined when it was over. */
  async cancel(task: TaskRow): Promise<TaskRow | undefined> {
    const ended = await cancelTask(this.#db, task, this.#nowMs())
    const live = this.#live.get(nameOf(task))
    if (ended && live?.taskId === task.id) live.stop.abort(new Error('The task was cancelled.'))
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
    this.#news.emit(ownerId)
  }

  /** Does the next task of a line. While one of it is at work that sees to the next itself. */
  async #turn(kind: AnyKind, ownerId: string): Promise<void> {
    const line = { kind: kind.name, owner_id: ownerId }
    const name = nameOf(line)
    if (this.#isStopping || this.#live.has(name)) return
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    const live: Live = { stop: new AbortController(), ended }
    this.#live.set(name, live)
    try {
      const next = await nextInLine(this.#db, line, this.#nowMs())
      const task = next && (await claimTask(this.#db, next))
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
    if (!this.#isStopping && (await nextInLine(this.#db, line, this.#nowMs())))
      await this.#queue.call(this.#db, line, 0)
  }

  async #try(kind: AnyKind, task: TaskRow, live: Live): Promise<void> {
    const { signal } = live.stop
    live.taskId = task.id
    this.#tell(task.owner_id)
    const about = { task: task.id, kind: kind.name, tries: task.tries }
    // It may be this very task that ends the process.
    if (task.tries > kind.tries) return await this.#fail(task, GIVEN_UP)
    if (!kind.payload.safeParse(task.payload).success) return await this.#fail(task, UNREADABLE)
    try {
      if (await this.#steps(kind, task, live)) return
      await this.#db.transaction(async (tx) => {
        if (await putBack(tx, task, { notBeforeMs: this.#nowMs(), isFree: false })) await this.#queue.call(tx, task, 0)
      })
    } catch (err) {
      if (signal.aborted) {
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
      this.#log[kind.mayFail ? 'debug' : 'warn']({ err, ...about, waitMs }, 'A task is tried again later')
      await this.#db.transaction(async (tx) => {
        if (await putBack(tx, task, { notBeforeMs: this.#nowMs() + waitMs, isFree, code, text }))
          await this.#queue.call(tx, task, waitMs)
      })
    }
  }

  /** Goes on until it is done (true), or others should have a turn. What was done is kept at each step. */
  async #steps(kind: AnyKind, task: TaskRow, live: Live): Promise<boolean> {
    const { signal } = live.stop
    let isEnded = false
    let noting = Promise.resolve<unknown>(undefined)
    let notedAtMs = performance.now()
    const work = kind.run({
      taskId: task.id,
      ownerId: task.owner_id,
      payload: kind.payload.parse(task.payload),
      state: task.state === null ? undefined : kind.state?.parse(task.state),
      signal,
      tell: (progress) => {
        live.progress = progress
        this.#tell(task.owner_id)
        if (performance.now() - notedAtMs < NOTE_EVERY_MS) return
        notedAtMs = performance.now()
        noting = noteTask(this.#db, task, progress).catch((err: unknown) =>
          this.#log.debug({ err }, 'No progress was noted'),
        )
      },
      end: async (tx, result) => {
        await completeTask(tx, task, this.#nowMs(), result)
        isEnded = true
      },
    })
    const beganAtMs = performance.now()
    const run = 'next' in work ? work : inOneStep(work)
    try {
      for (;;) {
        const step = await run.next()
        signal.throwIfAborted()
        if (step.done) {
          if (!isEnded) await completeTask(this.#db, task, this.#nowMs(), step.value)
          return true
        }
        if (!(await noteTask(this.#db, task, live.progress, step.value))) return true
        if (performance.now() - beganAtMs > TURN_MS) return false
      }
    } finally {
      await run.return(undefined).catch(() => undefined)
      await noting
    }
  }

  async #fail(task: TaskRow, why: { readonly code: string; readonly text: string }): Promise<void> {
    await failTask(this.#db, task, why, this.#nowMs())
  }
}

// biome-ignore lint/correctness/useYield: work of one step has nothing to keep on its way
async function* inOneStep(work: Promise<object | undefined>): AsyncGenerator<never, object | undefined, undefined> {
  return await work
}

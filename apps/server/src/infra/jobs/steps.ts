import type { Db } from '../db/db.ts'
import { Refusal } from '../http/refusal.ts'
import type { AnyKind, TaskProgress } from './kind.ts'
import { completeTask, noteTask, type TaskRow } from './task-rows.ts'

/** A task was cancelled, or another process has taken it over: what was done of it since its last step is not kept. */
export class TaskLost extends Refusal {
  constructor() {
    super('conflict', 'The task was cancelled')
  }
}

/** How long one person's task goes on before those of others have their turn. */
const TURN_MS = 2000
const NOTE_EVERY_MS = 1000

/**
 * Takes a task as far as it goes in one turn: until it is over, with its result, or others should go on first. What was done is
 * kept at each step. Rejects with what the work does, or with the signal's reason.
 */
export async function stepsOf(
  kind: AnyKind,
  task: TaskRow,
  turn: {
    readonly db: Db
    readonly nowMs: () => number
    readonly signal: AbortSignal
    readonly onProgress: (progress: TaskProgress) => void
  },
): Promise<{ readonly isOver: false } | { readonly isOver: true; readonly result: object | undefined }> {
  const { db, nowMs, signal, onProgress } = turn
  let isEnded = false
  let progress: TaskProgress | undefined
  let noting = Promise.resolve<unknown>(undefined)
  let notedAtMs = performance.now()
  const work = kind.run({
    taskId: task.id,
    ownerId: task.owner_id,
    payload: kind.payload.parse(task.payload),
    state: task.state === null ? undefined : kind.state?.parse(task.state),
    signal,
    tell: (far) => {
      progress = far
      onProgress(far)
      if (performance.now() - notedAtMs < NOTE_EVERY_MS) return
      notedAtMs = performance.now()
      // Nothing is lost with one: the next says more.
      noting = noteTask(db, task, far).catch(() => undefined)
    },
    end: async (tx, result) => {
      if (!(await completeTask(tx, task, nowMs(), { progress, result }))) throw new TaskLost()
      isEnded = true
    },
  })
  const run = 'next' in work ? work : inOneStep(work)
  const beganAtMs = performance.now()
  try {
    for (;;) {
      const step = await run.next()
      if (step.done) {
        if (!isEnded && !(await completeTask(db, task, nowMs(), { progress, result: step.value }))) throw new TaskLost()
        return { isOver: true, result: step.value }
      }
      signal.throwIfAborted()
      if (!(await noteTask(db, task, progress, step.value))) throw new TaskLost()
      if (performance.now() - beganAtMs > TURN_MS) return { isOver: false }
    }
  } finally {
    await run.return(undefined).catch(() => undefined)
    await noting
  }
}

// biome-ignore lint/correctness/useYield: work of one step has nothing to keep on its way
async function* inOneStep(work: Promise<object | undefined>): AsyncGenerator<never, object | undefined, undefined> {
  return await work
}

import { fileURLToPath } from 'node:url'
import type { AnswerTo, JudgeAnswer, JudgeTask } from '@octavo/core'
import { type Following, Helpers } from '../../infra/helpers/helpers.ts'

const MEGABYTE = 1024 * 1024
const MODULE = fileURLToPath(new URL('./judge-thread.child.ts', import.meta.url))
const PROCESS = { module: MODULE, timeoutMs: 120_000 }

/** How many processes think at the same time, and what each may take. */
const QUICK = { ...PROCESS, width: 2, mostOfOne: 1, heapBytes: 384 * MEGABYTE, memoryBytes: 640 * MEGABYTE }
const SLOW = { ...PROCESS, width: 1, heapBytes: 768 * MEGABYTE, memoryBytes: 1024 * MEGABYTE, idleMs: 60_000 }

/** What takes minutes for thousands of things. */
const SLOW_TASKS: ReadonlySet<JudgeTask['type']> = new Set(['documents', 'images', 'features', 'stacks'])

/**
 * Thinks, in processes that die alone. People take turns; grouping, which may take minutes, has a process of its own, so
 * that nobody's sorting ever waits behind somebody's groups.
 */
export class JudgeThread {
  readonly #quick: Helpers<JudgeTask, JudgeAnswer, number>
  readonly #slow: Helpers<JudgeTask, JudgeAnswer, number>

  /** `towns`: the path of a table of GeoNames that places are named by. Other limits are for tests. */
  constructor(
    limits: { readonly quick?: Partial<typeof QUICK>; readonly slow?: Partial<typeof SLOW> } = {},
    towns?: string,
  ) {
    this.#quick = new Helpers({ ...QUICK, ...limits.quick, ...(towns && { files: [towns] }) })
    this.#slow = new Helpers({ ...SLOW, ...limits.slow })
  }

  /**
   * Thinks when it is this person's turn; `onNote` hears how many items are done. Throws AppError `io_error` when a
   * process breaks, takes too long or too much memory; the caller then does without. Rejects with the signal's reason on
   * abort, and the task is given up.
   */
  async ask<T extends JudgeTask>(who: string, task: T, following: Following<number> = {}): Promise<AnswerTo<T>> {
    const isSlow = SLOW_TASKS.has(task.type)
    return (await (isSlow ? this.#slow : this.#quick).ask(who, task, following)) as AnswerTo<T>
  }

  async close(): Promise<void> {
    this.#quick.close()
    this.#slow.close()
  }
}

import * as z from 'zod'

/** How a task stands. */
export const TASK_STATUSES = ['waiting', 'running', 'completed', 'failed', 'cancelled'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

const moment = z.iso.datetime()

/** Work that is done for a person beside their requests, and goes on when their browser is closed. */
export const task = z.object({
  id: z.string(),
  /** What is done: a name such as `lesson`. */
  type: z.string(),
  status: z.enum(TASK_STATUSES),
  /** 0 to 100. */
  progress: z.number().int().min(0).max(100),
  /** What it is at, how many things of it are done, and of how many; `step` is null before the first. */
  step: z.string().nullable(),
  done: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
  /** Tries since it last got a step further. */
  tries: z.number().int().nonnegative(),
  createdAt: moment,
  /** With `waiting`: not before. */
  notBefore: moment.exactOptional(),
  /** With `completed`, `failed` and `cancelled`. */
  completedAt: moment.exactOptional(),
  /** With `failed`, or `waiting` after a try that failed: one plain sentence and its code. */
  error: z.string().exactOptional(),
  code: z.string().exactOptional(),
  /** With `completed`: what it came to, by its type. */
  result: z.record(z.string(), z.unknown()).exactOptional(),
})
export type Task = z.infer<typeof task>

/** GET /api/tasks: those that are not over, have failed, or were done for the person, newest first; 200 at most. */
export const listTasksResponse = z.object({ tasks: z.array(task) })
export type ListTasksResponse = z.infer<typeof listTasksResponse>

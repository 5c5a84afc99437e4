import { PassThrough } from 'node:stream'
import type { Task } from '@octavo/contract'
import type { Db } from '../../infra/db/db.ts'
import { type Jobs, type TaskRow, tasksSince } from '../../infra/jobs/index.ts'
import { toTask } from './to-task.ts'

/** Not more often than a person can see. */
const REST_MS = 100
/** What other processes do is looked for so often; a connection on which nothing moves would be closed, too. */
const LOOK_MS = 10_000
const PAGE = 100

/**
 * A person's tasks as server-sent events: what has changed after the revision `since`, and everything that changes from now
 * on. Tasks are told as they stand, so that whoever reads slowly misses steps on the way and no end. Progress that is not
 * written down yet has no id: it is told again with the row. Ends when `mayGoOn` says so, or `end` is called.
 */
export function streamOfTasks(parts: {
  readonly db: Db
  readonly jobs: Jobs
  readonly ownerId: string
  readonly since: number
  readonly mayGoOn: () => Promise<boolean>
}): { readonly lines: PassThrough; readonly end: () => void } {
  const { db, jobs, ownerId, mayGoOn } = parts
  const lines = new PassThrough()
  const unfinished = new Map<string, { readonly row: TaskRow; done: number }>()
  let seen = parts.since
  let isLooking = false
  let isNews = false
  let isWanted = false
  let rest: NodeJS.Timeout | undefined

  const write = (task: Task, id?: number) =>
    lines.write(`event: task\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(task)}\n\n`)
  const writeRows = async () => {
    for (let isMore = true; isMore && !lines.writableNeedDrain; ) {
      const rows = await tasksSince(db, ownerId, seen, PAGE)
      if (lines.writableEnded) return
      for (const row of rows) {
        const task = toTask(jobs, row)
        write(task, row.revision)
        seen = row.revision
        if (row.ended_at_ms === null) unfinished.set(row.id, { row, done: task.done })
        else unfinished.delete(row.id)
      }
      isMore = rows.length === PAGE
    }
  }
  const writeProgress = () => {
    for (const entry of unfinished.values()) {
      const task = toTask(jobs, entry.row)
      if (task.done === entry.done || lines.writableNeedDrain || lines.writableEnded) continue
      entry.done = task.done
      write(task)
    }
  }
  const look = async () => {
    if (lines.writableEnded) return
    // The database may be busy with the very task.
    writeProgress()
    isNews = true
    if (isLooking) return
    isLooking = true
    try {
      while (isNews && !lines.writableEnded) {
        isNews = false
        await writeRows()
      }
    } catch {
      // The database is away: whoever comes again is given everything since.
      end()
    } finally {
      isLooking = false
    }
  }
  const soon = () => {
    isWanted = true
    if (rest) return
    isWanted = false
    void look()
    rest = setTimeout(() => {
      rest = undefined
      if (isWanted) soon()
    }, REST_MS).unref()
  }
  const beat = setInterval(() => {
    void mayGoOn().then(
      (isWelcome) => {
        if (!isWelcome) return end()
        if (!lines.writableNeedDrain) lines.write(':\n\n')
        soon()
      },
      () => end(),
    )
  }, LOOK_MS).unref()
  const deaf = jobs.onNews(ownerId, soon)
  function end(): void {
    deaf()
    clearInterval(beat)
    clearTimeout(rest)
    lines.end()
  }
  lines.write(`retry: ${REST_MS * 20}\n\n`)
  void look()
  return { lines, end }
}

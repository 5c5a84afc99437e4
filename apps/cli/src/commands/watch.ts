import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@octavo/core'
import { nextRunMs } from '@octavo/core/scout'
import { FolderWatcher } from '@octavo/disk'
import type { Args } from '../args.ts'
import { askedRoots } from '../asked.ts'
import { EXIT } from '../exit.ts'
import type { Output } from '../output.ts'
import { lookOnce, type Scout } from '../road/scouting.ts'
import { asOnlyScout, openBooks, scoutOf, tellLook } from '../scouts.ts'

/** Things come in bursts: so long after the first hint the folder is listed. */
const GATHER_MS = 250
/** How often to look at what can't be watched: a connection, or folders of which the system lets too many be. */
const POLL_MS = 60_000
/** How long to wait for somebody else's run in the folder, or for a place that can't be reached. */
const WAIT_MS = 5_000

/** What passes by itself. */
const PASSING = new Set(['busy', 'transient', 'rate_limited', 'no_space', 'io_error'])

/**
 * `octavo watch FOLDER`: looks at a folder from now on until it is stopped, and proposes where what comes belongs; with
 * `--apply` it files that. Hints of the system say only when to look: each look lists everything, so nothing is missed.
 */
export async function watch(args: Args, output: Output): Promise<number> {
  const roots = await askedRoots(args)
  const books = openBooks()
  const stop = new AbortController()
  const onStop = () => stop.abort()
  process.on('SIGINT', onStop)
  process.on('SIGTERM', onStop)
  try {
    return await asOnlyScout(roots, async () => {
      const scout = scoutOf(args, roots, books, output)
      output.note(
        args.apply ? 'Watching, and filing by itself. Every run can be undone.' : 'Watching. Nothing is moved.',
      )
      await keepLooking(scout, stop.signal, output)
      return EXIT.ok
    })
  } finally {
    process.off('SIGINT', onStop)
    process.off('SIGTERM', onStop)
    books.close()
  }
}

async function keepLooking(scout: Scout, stop: AbortSignal, output: Output): Promise<void> {
  const bell = new Bell()
  const isHere = scout.roots.connection === undefined
  const watcher = isHere ? new FolderWatcher(scout.roots.root, () => bell.ring()) : undefined
  let isFirst = true
  let said = ''
  try {
    while (!stop.aborted) {
      const isWatched = watcher?.sync() ?? false
      bell.hush()
      const nowMs = Date.now()
      let nextMs = isWatched ? nextRunMs('realtime', nowMs, nowMs) : nowMs + POLL_MS
      try {
        const looked = await lookOnce(scout, isFirst)
        isFirst = false
        const text = JSON.stringify(looked.balance)
        if (looked.decided.length > 0 || text !== said) tellLook(looked, output)
        said = text
        nextMs = Math.min(nextMs, looked.nextAtMs ?? nextMs)
      } catch (error) {
        if (!(error instanceof AppError) || !PASSING.has(error.code)) throw error
        output.note(`${error.message} Looking again in a while.`)
        nextMs = Date.now() + WAIT_MS
      }
      output.flush()
      await bell.rungOr(nextMs, stop)
    }
  } finally {
    watcher?.close()
  }
}

/** Hints that came since it was hushed. */
class Bell {
  #hasRung = false
  #wake: () => void = () => undefined

  ring(): void {
    this.#hasRung = true
    this.#wake()
  }

  hush(): void {
    this.#hasRung = false
  }

  /** Returns some time after it has rung, at `untilMs` (milliseconds since 1970), or when it is stopped. */
  async rungOr(untilMs: number, stop: AbortSignal): Promise<void> {
    const over = new AbortController()
    const signal = AbortSignal.any([stop, over.signal])
    const rung = new Promise<void>((resolve) => {
      this.#wake = resolve
      if (this.#hasRung) resolve()
    })
    const late = sleep(Math.max(0, untilMs - Date.now()), undefined, { signal }).catch(() => undefined)
    await Promise.race([rung, late])
    over.abort()
    if (this.#hasRung && !stop.aborted) await sleep(GATHER_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}

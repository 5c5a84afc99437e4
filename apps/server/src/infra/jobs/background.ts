import { setTimeout as sleep } from 'node:timers/promises'
import { FairQueue } from '@octavo/core'
import type { Logger } from '../log/log.ts'
import { failureOf, type Traces, UNTRACED } from '../traces/spans.ts'

/** What work is done for: a library mostly. */
interface Keyed {
  readonly id: string
}

/** A kind of work beside requests. What it leaves undone at a stop or a failure must be found again by asking once more. */
export interface Work<For extends Keyed> {
  readonly name: string
  /** For how many it is done at the same time; they take turns. */
  readonly atOnce: number
  /** A failure of it is no news: what it needs may be away, and says so itself. */
  readonly mayFail?: boolean
  /** Does it in small turns: at each `yield` others go on first; yielding a number lets so many ms pass, too. */
  run(who: For, signal: AbortSignal): AsyncGenerator<number | undefined, void, undefined>
  /** For whom it was left undone, by the rows that outlive the process. */
  left?(): Promise<readonly For[]>
}

/** Where one kind of work is asked for. */
export interface Line<For extends Keyed> {
  /**
   * Has it done soon: once, however often it is asked for before it begins, and once more when asked for after. Resolves
   * when nothing is left to do, it failed (which is in the log) or the server stops; never rejects.
   */
  soon(who: For): Promise<void>
  /** Has it done soon for all whom it was left undone for; resolves when they are known. Rejects as `left`. */
  resume(): Promise<void>
  /** True while it waits or is under way. */
  isWanted(who: For): boolean
}

interface Pass {
  isAgain: boolean
  ends: Promise<void>
}

/**
 * Work beside requests that lives in memory: one line for each kind of it, all stopped together. What has to outlive the
 * process is a row that its work looks for, and a regular job that asks for the work.
 */
export class Background {
  readonly #log: Logger
  readonly #traces: Traces
  readonly #stop = new AbortController()
  readonly #atWork = new Set<Promise<void>>()

  constructor(log: Logger, traces: Traces = UNTRACED) {
    this.#log = log
    this.#traces = traces
  }

  line<For extends Keyed>(work: Work<For>): Line<For> {
    const queue = new FairQueue(work.atOnce)
    const passes = new Map<string, Pass>()
    const doAll = async (who: For, pass: Pass): Promise<void> => {
      while (pass.isAgain && !this.#stop.signal.aborted) await this.#do(work, who, pass, queue)
      passes.delete(who.id)
    }
    const soon = (who: For): Promise<void> => {
      const pass = passes.get(who.id)
      if (pass) pass.isAgain = true
      if (pass || this.#stop.signal.aborted) return pass?.ends ?? Promise.resolve()
      const fresh: Pass = { isAgain: true, ends: Promise.resolve() }
      passes.set(who.id, fresh)
      fresh.ends = doAll(who, fresh).finally(() => this.#atWork.delete(fresh.ends))
      this.#atWork.add(fresh.ends)
      return fresh.ends
    }
    return {
      soon,
      async resume() {
        for (const who of (await work.left?.()) ?? []) void soon(who)
      },
      isWanted: ({ id }) => passes.has(id),
    }
  }

  /** Begins nothing any more, tells what is under way, and waits until it has ended. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('The server is stopping.'))
    await Promise.all(this.#atWork)
  }

  async #do<For extends Keyed>(work: Work<For>, who: For, pass: Pass, queue: FairQueue): Promise<void> {
    const { signal } = this.#stop
    const inTurns = async function* () {
      // Whoever asks from here on may have brought what is not seen any more.
      pass.isAgain = false
      yield* work.run(who, signal)
    }
    const turns = inTurns()
    const span = this.#traces.work(`work ${work.name}`)
    const next = () => queue.run(who.id, () => span.run(() => turns.next()), signal)
    let failure: string | undefined
    try {
      for (let turn = await next(); !turn.done; turn = await next())
        if (turn.value !== undefined) await sleep(turn.value, undefined, { signal })
    } catch (err) {
      if (!signal.aborted) this.#log[work.mayFail ? 'debug' : 'warn']({ err, work: work.name }, 'Work was not done')
      failure = failureOf(err)
      await turns.return()
    } finally {
      span.end(failure)
    }
  }
}

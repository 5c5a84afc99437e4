import { setImmediate } from 'node:timers/promises'
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite'
import type { Logger } from '../log/log.ts'
import { CopyText } from './copy.ts'
import { DatabaseDied } from './durable-fs.ts'
import { openEmbedded } from './embedded.ts'
import { statement } from './traced.ts'

/**
 * The embedded PostgreSQL behind a door that stays: when it panics (a flush that the disk refused), the WebAssembly
 * instance is dead for good, so the next call opens a new one, which recovers from its log as after a crash.
 */
export class EmbeddedClient {
  #current: Promise<PGlite>
  readonly #root: string
  readonly #log: Logger
  #closed = false
  /** Ends when the last one that waits for the database has had it. */
  #line: Promise<void> = Promise.resolve()
  #heldSinceMs = performance.now()

  private constructor(root: string, log: Logger, current: Promise<PGlite>) {
    this.#root = root
    this.#log = log
    this.#current = current
  }

  static async open(root: string, log: Logger): Promise<EmbeddedClient> {
    const first = openEmbedded(root)
    await first
    return new EmbeddedClient(root, log, first)
  }

  /** Drizzle asks its client for `query` and `transaction` only. */
  asPglite(): PGlite {
    return this as unknown as PGlite
  }

  query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return statement(text, () => this.#inLine((pg) => pg.query<T>(text, params, options)))
  }

  exec(text: string): Promise<Results<Record<string, unknown>>[]> {
    return this.#inLine(async (pg) => (await pg.exec(text)) as Results<Record<string, unknown>>[])
  }

  transaction<T>(act: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#inLine((pg) => pg.transaction((tx) => act(inTurns(withCopy(tx)))))
  }

  /** Hears what commits announce on a channel. A database that had to be opened anew announces nothing any more. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#guarded((pg) => pg.listen(channel, onNotification))
  }

  async close(): Promise<void> {
    this.#closed = true
    const pg = await this.#current.catch(() => undefined)
    await pg?.close()
  }

  /**
   * One after the other, in the order of asking. PGlite works without letting go of the thread, and goes on with the next in
   * line at once: where many ask at the same time no connection would be taken until all have had their answer.
   */
  async #inLine<T>(act: (pg: PGlite) => Promise<T>): Promise<T> {
    const before = this.#line
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#line = promise
    await before
    try {
      if (performance.now() - this.#heldSinceMs > TURN_MS) {
        await setImmediate()
        this.#heldSinceMs = performance.now()
      }
      return await this.#guarded(act)
    } finally {
      resolve()
    }
  }

  async #guarded<T>(act: (pg: PGlite) => Promise<T>): Promise<T> {
    const used = this.#current
    const pg = await used.catch((error: unknown) => {
      // Opening failed the last time (a full disk): every later call tries again.
      if (this.#current === used && !this.#closed) this.#current = openEmbedded(this.#root)
      throw error
    })
    try {
      return await act(pg)
    } catch (error) {
      if (isPanic(error) && this.#current === used && !this.#closed) {
        this.#log.error({ err: error }, 'The embedded database stopped; opening it again')
        this.#current = openEmbedded(this.#root)
        this.#current.catch((err: unknown) => this.#log.error({ err }, 'The embedded database could not be opened'))
      }
      throw error
    }
  }
}

/** Milliseconds for which statements may hold the thread before others are heard. */
const TURN_MS = 10

/** A transaction of many statements that gives others a turn between two of them: PGlite works without letting go of the thread. */
function inTurns(tx: Transaction): Transaction {
  let heldSinceMs = performance.now()
  return {
    ...tx,
    query: async (text, params, options) => {
      if (performance.now() - heldSinceMs > TURN_MS) {
        await setImmediate()
        heldSinceMs = performance.now()
      }
      return await statement(text, () => tx.query(text, params, options))
    },
  }
}

/** A transaction that also takes `copy ... from $1` with a `CopyText`: PGlite reads such data from a device of its own. */
function withCopy(tx: Transaction): Transaction {
  return {
    ...tx,
    query: (text, params, options) => {
      const [data] = params ?? []
      if (!(data instanceof CopyText)) return tx.query(text, params, options)
      return tx.query(text.replace(/\$1$/u, "'/dev/blob'"), [], { ...options, blob: data.blob })
    },
  }
}

/** True for errors after which a WebAssembly PostgreSQL can't go on; a refused statement has an SQLSTATE and is none. */
export function isPanic(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    if (cause instanceof DatabaseDied || cause.name === 'RuntimeError') return true
    if ('severity' in cause && (cause.severity === 'PANIC' || cause.severity === 'FATAL')) return true
    if (/^(?:Aborted|PGlite is clos|Program terminated|unreachable)/u.test(cause.message)) return true
    cause = cause.cause
  }
  return false
}

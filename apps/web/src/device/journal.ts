import type { Journal, JournalRecord } from '@octavo/core'
import { openDevice, writeDevice } from './db.ts'
import { mine } from './library.ts'

/**
 * The record of one run in this browser. What is appended is held until `flush`, which writes it in one transaction that
 * the browser has on its disk when it is over: a page that is closed before has lost nothing that anybody counts on.
 */
export class DeviceJournal implements Journal {
  readonly #runId: string
  #held: JournalRecord[] = []
  #writing: Promise<void> = Promise.resolve()

  constructor(runId: string) {
    this.#runId = runId
  }

  async append(records: readonly JournalRecord[]): Promise<void> {
    this.#held.push(...records)
  }

  flush(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const records = this.#held
    if (records.length === 0) return
    this.#held = []
    try {
      const transaction = await writeDevice(['journals'])
      for (let at = 0; at < records.length; at += PIECE)
        await transaction
          .objectStore('journals')
          .add({ ...mine(), runId: this.#runId, records: records.slice(at, at + PIECE) })
      await transaction.done
    } catch (error) {
      this.#held = [...records, ...this.#held]
      throw error
    }
  }

  async *read(): AsyncIterable<JournalRecord> {
    await this.#writing.catch(() => undefined)
    const parts = await (await openDevice()).getAllFromIndex('journals', 'runId', this.#runId)
    for (const { records } of parts) yield* records
    yield* [...this.#held]
  }
}

/** Records that are cloned in one go, so that ten thousand do not hold up the page. */
const PIECE = 500

import type { JournalRecord } from '../apply/journal.ts'
import type { RootName } from '../apply/root-name.ts'
import { isWithin } from '../item/path.ts'
import type { Journal, Locks } from '../ports/index.ts'
import { PowerSwitch } from './power.ts'

/** A journal in memory that knows which of its records a power cut would spare. */
export class MemoryJournal implements Journal {
  readonly #power: PowerSwitch
  readonly #lines: string[] = []
  #flushed = 0

  constructor(power: PowerSwitch = new PowerSwitch()) {
    this.#power = power
  }

  async append(records: readonly JournalRecord[]): Promise<void> {
    for (const record of records) {
      this.#power.step(`journal ${record.type}`)
      this.#lines.push(JSON.stringify(record))
    }
  }

  async flush(): Promise<void> {
    this.#power.step('journal flush')
    this.#flushed = this.#lines.length
  }

  async *read(): AsyncIterable<JournalRecord> {
    for (const line of [...this.#lines]) yield JSON.parse(line)
  }

  /** Cuts the last record off, as a kill in the middle of writing it does. */
  tear(): void {
    this.#lines.pop()
  }

  /** What a power cut does to the records that were not flushed: they are gone, but for the first `spared`. */
  loseUnflushed(spared = 0): void {
    this.#lines.length = Math.min(this.#lines.length, this.#flushed + spared)
  }

  /** Number of records. */
  get length(): number {
    return this.#lines.length
  }
}

/** Locks within one process; roots are compared as paths. */
export class MemoryLocks implements Locks {
  readonly #held = new Set<readonly string[]>()

  async tryLock(roots: readonly RootName[]): Promise<(() => Promise<void>) | undefined> {
    const taken = [...this.#held].flat()
    if (roots.some((root) => taken.some((other) => isWithin(root, other) || isWithin(other, root)))) return undefined
    const mine = [...roots]
    this.#held.add(mine)
    return async () => {
      this.#held.delete(mine)
    }
  }
}

import type { Act } from '../plan/index.ts'
import type { RunProgress } from './executor.ts'
import type { Receipt } from './journal.ts'

/** Counts as the run goes, so that telling progress costs the same after every chunk. */
export class Tally {
  readonly #counts = { done: 0, skipped: 0, failed: 0 }
  readonly #total: number
  #totalBytes = 0
  #movedBytes = 0

  constructor(acts: readonly Act[], receipts: ReadonlyMap<number, Receipt>) {
    this.#total = acts.length
    for (const act of acts) this.#totalBytes += bytesOf(act)
    for (const [index, receipt] of receipts) this.add(receipt, acts[index])
  }

  add(receipt: Receipt, act: Act | undefined): void {
    this.#counts[receipt.status] += 1
    if (receipt.status === 'done' && act !== undefined) this.#movedBytes += bytesOf(act)
  }

  progress(): RunProgress {
    const { done, skipped, failed } = this.#counts
    const pending = this.#total - done - skipped - failed
    const bytes = { movedBytes: this.#movedBytes, totalBytes: this.#totalBytes }
    return { done, skipped, failed, pending, total: this.#total, ...bytes }
  }
}

const bytesOf = (act: Act): number => (act.type === 'move' ? act.expect.sizeBytes : 0)

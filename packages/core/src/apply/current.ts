import type { Act } from '../plan/index.ts'
import type { Receipt } from './journal.ts'

/** What a run itself has made of its items: new ids, new versions. Later acts on the same items are told so. */
export class CurrentItems {
  readonly #after = new Map<string, NonNullable<Receipt['after']>>()

  readonly #comesTwice: boolean

  constructor(acts: readonly Act[], receipts: Iterable<Receipt>) {
    // No item has two moves: where nothing else is done, nothing has to be kept.
    this.#comesTwice = acts.some(({ type }) => type !== 'move')
    for (const receipt of receipts) this.note(receipt)
  }

  note({ itemId, after }: Receipt): void {
    if (this.#comesTwice && after !== undefined) this.#after.set(itemId, { ...this.#after.get(itemId), ...after })
  }

  /** An act with the id and the expectation that hold by now. */
  in(act: Act): Act {
    const after = this.#after.get(act.itemId)
    if (after === undefined) return act
    const { id = act.itemId, ...expect } = after
    return { ...act, itemId: id, expect }
  }
}

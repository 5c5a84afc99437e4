import type { RunState } from './state.ts'

/**
 * Ids of the items of a run whose acts are taken back now. Every undo of it, and every undo of such an undo, whole or of
 * some items, turned its items over once more. `all`: every run that may speak of it.
 */
export function takenBack(runId: string, all: readonly RunState[]): ReadonlySet<string> {
  const turns = new Map<string, number>()
  const turnOver = (id: string, by: 1 | -1) => {
    for (const later of all) {
      if (later.undoes !== id) continue
      for (const { itemId, status } of later.receipts.values())
        if (status === 'done') turns.set(itemId, (turns.get(itemId) ?? 0) + by)
      turnOver(later.runId, by === 1 ? -1 : 1)
    }
  }
  turnOver(runId, 1)
  return new Set([...turns].flatMap(([itemId, count]) => (count > 0 ? itemId : [])))
}

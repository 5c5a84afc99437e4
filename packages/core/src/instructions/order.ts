import type { Instruction } from './read.ts'
import { isCalled } from './subjects.ts'

/**
 * Puts categories into the order that was wished: "first" before all others, "last" behind them, "before" as a pair;
 * among themselves in the order of the instructions. Names that nothing speaks of keep their order.
 */
export function orderCategories(names: readonly string[], instructions: readonly Instruction[]): readonly string[] {
  const wishes = instructions.filter((one) => one.type === 'order')
  const rank = new Map<string, number>()
  for (const name of names) {
    // Said twice, the newer wish holds.
    const wish = wishes.findLastIndex(({ subject }) => isCalled(subject, name))
    if (wish < 0) rank.set(name, 0)
    else rank.set(name, wishes[wish]?.place === 'first' ? wish - wishes.length : wish + 1)
  }
  const ordered = [...names].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
  for (const one of instructions) {
    if (one.type !== 'before') continue
    const target = ordered.findIndex((name) => isCalled(one.other, name))
    const moving = ordered.filter((name, index) => index > target && isCalled(one.subject, name))
    if (target < 0 || moving.length === 0) continue
    const rest = ordered.filter((name) => !moving.includes(name))
    ordered.splice(0, ordered.length, ...rest.slice(0, target), ...moving, ...rest.slice(target))
  }
  return ordered
}

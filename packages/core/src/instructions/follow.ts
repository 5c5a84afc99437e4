import type { Item } from '../item/item.ts'
import type { Verdict } from '../item/verdict.ts'
import type { Instruction } from './read.ts'
import { isCalled, isMeant } from './subjects.ts'

/** Verdicts after the instructions, and the items that stay where they are because the person said so. */
export interface Followed {
  readonly verdicts: readonly Verdict[]
  readonly excluded: ReadonlySet<string>
}

/**
 * Gives each item that an instruction speaks of the folder that was wished, and says so as the first evidence. The last
 * fitting instruction wins; "leave alone" wins over all. Verdicts of other items come back as they are.
 */
export function followInstructions(
  items: readonly Item[],
  verdicts: readonly Verdict[],
  instructions: readonly Instruction[],
): Followed {
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const excluded = new Set<string>()
  const followed = verdicts.map((verdict) => {
    const file = { name: names.get(verdict.itemId) ?? '', verdict }
    let result = verdict
    for (const instruction of instructions) {
      if (instruction.type !== 'into' && instruction.type !== 'leave') continue
      if (!isMeant(instruction.subject, file)) continue
      if (instruction.type === 'leave') excluded.add(verdict.itemId)
      else {
        const why = [`Your instruction says: ${instruction.text}.`, ...verdict.why]
        result = { ...verdict, category: instruction.folder, confidence: 1, by: 'instruction', why }
      }
    }
    return result
  })
  return { verdicts: followed, excluded }
}

/** How many items instructions would put elsewhere than they are, and how many they would leave alone. */
export function countFollowed(
  items: readonly Item[],
  verdicts: readonly Verdict[],
  instructions: readonly Instruction[],
): { readonly movedCount: number; readonly leftCount: number } {
  const { verdicts: followed, excluded } = followInstructions(items, verdicts, instructions)
  const moved = followed.filter(
    ({ itemId, category }, index) => !excluded.has(itemId) && category !== verdicts[index]?.category,
  )
  return { movedCount: moved.length, leftCount: excluded.size }
}

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

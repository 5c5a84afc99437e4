import type { Draft, Stack } from '@octavo/core'

/** What a file has to do with others that are alike. */
export interface Alike {
  readonly stack: Stack
  /** Its place in its stack, from 0: the best. */
  readonly at: number
  /** Its place among all that are in stacks. */
  readonly order: number
}

const known = new WeakMap<readonly Stack[], ReadonlyMap<string, Alike>>()
const NONE: ReadonlyMap<string, Alike> = new Map()

/** The files of a draft that are in stacks, by their ids. */
export const alikeIn = ({ stacks }: Draft): ReadonlyMap<string, Alike> => {
  if (!stacks) return NONE
  const before = known.get(stacks)
  if (before) return before
  const alike = new Map<string, Alike>()
  for (const stack of stacks)
    for (const [at, id] of stack.itemIds.entries()) alike.set(id, { stack, at, order: alike.size })
  known.set(stacks, alike)
  return alike
}

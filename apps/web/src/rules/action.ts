import { MARK_COLORS, type MarkColor } from '@octavo/core'
import type { Rule } from '@octavo/core/rules'

/** What a rule orders, without what it asks. */
export type Orders = Pick<Rule, 'move' | 'rename' | 'tags' | 'star' | 'color' | 'leave'>

/** The one thing that a plain rule does. */
export type Action = 'move' | 'tags' | 'star' | 'color' | 'leave' | 'rename'

/** What rules can do where they are made: things of a list are marked, files of a sorting are moved and named. */
export type Can = 'mark' | 'file'
export const ACTIONS_OF: Readonly<Record<Can, readonly Action[]>> = {
  mark: ['move', 'tags', 'star', 'color'],
  file: ['move', 'rename', 'leave'],
}

/** What an action begins with. */
export function orderFor(action: Action): Orders {
  switch (action) {
    case 'move':
      return { move: '' }
    case 'rename':
      return { rename: '' }
    case 'tags':
      return { tags: [''] }
    case 'star':
      return { star: true }
    case 'color':
      return { color: MARK_COLORS[0] }
    case 'leave':
      return { leave: true }
  }
}

/** The things that a rule orders, in the order in which they are said. */
export const ordersOf = (rule: Orders): readonly Action[] =>
  (['move', 'rename', 'tags', 'star', 'color', 'leave'] as const).filter((action) => rule[action] !== undefined)

/** A colour by its name, or none. */
export const colorOf = (name: string): MarkColor | undefined => MARK_COLORS.find((one) => one === name)

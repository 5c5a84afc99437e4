import { createHash } from 'node:crypto'
import type { Plan } from '@octavo/core'

/**
 * The SHA-256 of what a plan would do and where, in hexadecimal: a person's approval is one of this text. Whatever changes
 * an act, its order, what it expects to find, or the roots, changes it. Titles and reasons are no part of it.
 */
export function digestOf(plan: Plan, roots: readonly string[]): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify(['octavo-plan-1', plan.id, roots]))
  for (const act of plan.acts) {
    const { type, itemId, from, unit, expect } = act
    const what = 'what' in act ? act.what : ''
    const to = act.type === 'move' ? act.to : ''
    const marks = 'add' in act ? [act.add, act.remove] : []
    hash.update(
      JSON.stringify([
        type,
        itemId,
        from,
        to,
        what,
        unit ?? '',
        marks,
        expect.sizeBytes,
        expect.modifiedAtMs,
        expect.version ?? '',
      ]),
    )
  }
  return hash.digest('hex')
}

import type { Act, Move } from '../plan/index.ts'
import type { ActOutcome } from '../ports/index.ts'

/** The answers of a target that can only move, in the order of the acts: its own for the moves, `other` for the rest. */
export async function onlyMoves<T>(
  acts: readonly Act[],
  other: (act: Act) => T,
  answer: (moves: readonly Move[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const answers = (await answer(acts.filter((act) => act.type === 'move'))).values()
  return acts.map((act) => (act.type === 'move' ? (answers.next().value ?? other(act)) : other(act)))
}

/** The outcome of an act of a kind that a target has nothing for. */
export const unsupported = (act: Act): ActOutcome => ({
  to: act.from,
  status: 'failed',
  code: 'unsupported',
  message: 'Things that lie here can have neither labels nor albums.',
})

import type { Judgement, Move } from '../plan/index.ts'
import type { Rule } from './rule.ts'

/**
 * How far a standing order goes by itself: what it says is seen before it is done, is done at once and told with a way back,
 * or is done and found among the runs.
 */
export const LEVELS = ['suggest', 'apply', 'silent'] as const
export type Level = (typeof LEVELS)[number]

/** What an order has earned: its level, and since it has that how many of its decisions stood, in how many runs. */
export interface Earned {
  readonly level: Level
  readonly kept: number
  readonly runs: number
}

export const NOTHING_EARNED: Earned = { level: 'suggest', kept: 0, runs: 0 }

/** What has to stand before the next level is offered: many decisions, and not all of one afternoon. */
export const NEEDED = { suggest: { kept: 10, runs: 3 }, apply: { kept: 30, runs: 6 } } as const

/** What is earned at a level that a person gives; the count begins anew. */
export const atLevel = (level: Level): Earned => ({ ...NOTHING_EARNED, level })

/** After a run: how many decisions of the order stood. One that the person changed steps back a level. */
export function afterRun(earned: Earned, { kept, changed }: Decisions): Earned {
  if (changed > 0) return afterUndo(earned)
  return kept === 0 ? earned : { ...earned, kept: earned.kept + kept, runs: earned.runs + 1 }
}

/** After a run of the order was taken back, or a part of it: one level back, and all is to be earned anew. */
export const afterUndo = ({ level }: Earned): Earned => atLevel(LEVELS[LEVELS.indexOf(level) - 1] ?? 'suggest')

/** The next level, once it is earned: it is offered, and given by a person alone. */
export function offerOf({ level, kept, runs }: Earned): Level | undefined {
  if (level === 'silent') return undefined
  const needed = NEEDED[level]
  return kept >= needed.kept && runs >= needed.runs ? LEVELS[LEVELS.indexOf(level) + 1] : undefined
}

/** How many decisions of an order a person left as they were in a run, and how many they changed. */
export interface Decisions {
  readonly kept: number
  readonly changed: number
}

/** What became of the decisions of rules among some moves, by the name of the rule. */
export function decisionsIn(moves: readonly Pick<Move, 'judged' | 'wanted'>[]): ReadonlyMap<string, Decisions> {
  const found = new Map<string, Decisions>()
  for (const { judged, wanted } of moves) {
    for (const name of judged ? rulesBehind(judged) : []) {
      const { kept, changed } = found.get(name) ?? { kept: 0, changed: 0 }
      found.set(name, wanted === undefined ? { kept: kept + 1, changed } : { kept, changed: changed + 1 })
    }
  }
  return found
}

/** Names of the rules that a judgement is owed to; none where somebody else had the last word about the folder. */
export function rulesBehind({ by, why }: Pick<Judgement, 'by' | 'why'>): readonly string[] {
  if (by !== 'rule') return []
  return why.flatMap((reason) => {
    const name = typeof reason === 'string' || reason.code !== 'rule' ? undefined : reason.values?.name
    return typeof name === 'string' ? [name] : []
  })
}

/** How far a judgement goes by itself: as far as each of its rules may; undefined where one of them has to ask. */
export function unaskedLevel(
  judgement: Pick<Judgement, 'by' | 'why'>,
  levelOf: (rule: string) => Level,
): Exclude<Level, 'suggest'> | undefined {
  const levels = rulesBehind(judgement).map(levelOf)
  if (levels.length === 0 || levels.includes('suggest')) return undefined
  return levels.includes('apply') ? 'apply' : 'silent'
}

/** What a rule says, as one text: what was earned is its own only as long as it says the same. */
export const textOfRule = ({ name: _, enabled: __, ...said }: Rule): string => JSON.stringify(said)

import { excludes, implies, isNever } from './implies.ts'
import { protecting } from './protect.ts'
import { givesMarks, type Rule, type RuleSet } from './rule.ts'

/**
 * What is wrong with a rule whatever the files are: it `never` fits anything; a rule above that says stop fits all that it
 * fits (`unreached`); a rule below (or one that leaves alone, or what is protected) decides all that it fits (`overruled`);
 * one below fits exactly the same and says otherwise (`contradicts`).
 */
export interface Finding {
  readonly code: 'never' | 'unreached' | 'overruled' | 'contradicts'
  readonly rule: Rule
  readonly other?: Rule
}

/**
 * Findings in the order of the rules, at most one a rule. What is found is proven; what is not found may be so all the same.
 * `nowMs`: what `2 years ago` is counted from.
 */
export function checkRules(set: RuleSet, nowMs: number): readonly Finding[] {
  const rules = [...protecting(set.protect), ...set.rules].filter(({ enabled }) => enabled !== false)
  return rules.flatMap((rule, at): readonly Finding[] => {
    if (rule.protects) return []
    if (isNever(rule.when, nowMs)) return [{ code: 'never', rule }]
    const covers = (other: Rule) => other !== rule && implies(rule.when, other.when, nowMs)
    const above = rules.slice(0, at)
    const stopping = above.find((other) => other.stop && covers(other))
    if (stopping) return [{ code: 'unreached', rule, other: stopping }]
    // Leaving alone wins from wherever it is said, but for what a stop keeps it from.
    const isHeard = (other: Rule) =>
      !rule.stop && !rules.slice(at + 1, rules.indexOf(other)).some((between) => mayStop(between, rule, nowMs))
    const below = rules.slice(at + 1).filter(isHeard)
    const leaving = rule.leave ? undefined : [...above, ...below].find((other) => other.leave && covers(other))
    if (leaving) return [{ code: 'overruled', rule, other: leaving }]
    const next = below.find((other) => covers(other) && saysAgain(rule, other))
    if (!next) return []
    const isSame = implies(next.when, rule.when, nowMs)
    return [{ code: isSame ? 'contradicts' : 'overruled', rule, other: next }]
  })
}

const mayStop = (between: Rule, rule: Rule, nowMs: number): boolean =>
  between.stop === true && !excludes(between.when, rule.when, nowMs)

/** True when a rule below says anew all that a rule orders; a template that could stay empty says nothing for certain. */
function saysAgain(rule: Rule, other: Rule): boolean {
  const { move, rename, leave } = rule
  if (leave || givesMarks(rule) || (move === undefined && rename === undefined)) return false
  const isSaid = (own: string | undefined, others: string | undefined) =>
    own === undefined || (others !== undefined && !/\{[a-zA-Z]+(?::[^{}|]*)?\}/u.test(others))
  const isOther = (own: string | undefined, others: string | undefined) => own !== undefined && own !== others
  return (
    isSaid(move, other.move) &&
    isSaid(rename, other.rename) &&
    (isOther(move, other.move) || isOther(rename, other.rename))
  )
}

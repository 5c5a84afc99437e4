import type { Item, Verdict } from '../item/index.ts'
import type { Rule, Rules } from '../rules/index.ts'
import { judge } from './judge.ts'
import type { Chosen, JudgeContext, Judged, JudgeInput } from './judged.ts'

/** An item that rules would treat otherwise than it is judged without them. */
export interface Differing {
  readonly item: Item
  readonly before: Verdict
  readonly after: Verdict
  /** The rules that decide it. */
  readonly rules: readonly Rule[]
  /** What the person's own hand decided about it, where the rules say otherwise. */
  readonly against?: Chosen
}

/** What rules would do with everything there is, and how often each of them has its say. */
export interface RulesTried {
  readonly asBefore: number
  readonly differing: readonly Differing[]
  /** One a rule, in their order: how many items it fits, and about how many of those it decides. */
  readonly rules: readonly { readonly rule: Rule; readonly fits: number; readonly decides: number }[]
}

/**
 * Tries rules on everything: the same judging with them and without, and nothing else happens. What the person's own hand
 * decided (`earlier`) is what a rule is held against. Pure.
 */
export function tryRules(
  inputs: readonly JudgeInput[],
  { rules, ...context }: JudgeContext & { readonly rules: Rules },
): RulesTried {
  const before = judge(inputs, context)
  const after = judge(inputs, { ...context, rules })
  const counts = rules.list.map((rule) => ({ rule, fits: 0, decides: 0 }))
  const differing: Differing[] = []
  inputs.forEach((input, at) => {
    const [was, is] = [before[at], after[at]]
    if (!was || !is) return
    const deciding: Rule[] = []
    rules.outcomes(input, was).forEach((outcome, index) => {
      const count = counts[index]
      if (!count || outcome === 'no-match' || outcome === 'off') return
      count.fits += 1
      if (outcome !== 'decides') return
      count.decides += 1
      deciding.push(count.rule)
    })
    if (isSame(was.verdict, is.verdict)) return
    const against = contradicted(is)
    differing.push({
      item: input.item,
      before: was.verdict,
      after: is.verdict,
      rules: deciding,
      ...(against && { against }),
    })
  })
  return { asBefore: inputs.length - differing.length, differing, rules: counts }
}

const isSame = (one: Verdict, other: Verdict): boolean =>
  one.category === other.category && one.name === other.name && one.stays === other.stays

function contradicted({ chosen, verdict }: Judged): Chosen | undefined {
  if (!chosen) return undefined
  const isElsewhere = chosen.category !== undefined && chosen.category !== verdict.category && !verdict.stays
  const isLeft = chosen.stays !== undefined && chosen.stays !== (verdict.stays ?? false)
  return isElsewhere || isLeft ? chosen : undefined
}

import { rulesOf } from '../instructions/index.ts'
import type { Decider, Verdict } from '../item/index.ts'
import { because, distinct, type Reason } from '../reasons/index.ts'
import { type Order, type Rule, Rules } from '../rules/index.ts'
import { insideOfUnits } from './follow-leaders.ts'
import type { Decide, JudgeContext } from './judged.ts'

type Ordering = Extract<Decider, 'rule' | 'instruction'>

/**
 * Rules are carried out: each item that one speaks of goes to the folder and gets the name that were wished, surely, and
 * says so as the first evidence; "leave alone" wins over all. All of them look at what was judged before.
 */
const followRules =
  (by: Ordering, rulesIn: (context: JudgeContext) => Rules | undefined): Decide =>
  (inputs, judged, context) => {
    const rules = rulesIn(context)
    if (!rules || rules.list.length === 0) return judged
    const inside = insideOfUnits(inputs)
    return judged.map((own, at) => {
      const input = inputs[at]
      const order = input && !inside.has(input.item.id) ? rules.orderFor(input, own) : undefined
      return order ? { ...own, verdict: ordered(own.verdict, order, by) } : own
    })
  }

function ordered(verdict: Verdict, { folder, name, stays }: Order, by: Ordering): Verdict {
  const rules = [stays, folder?.rule, name?.rule].flatMap((rule) => rule ?? [])
  const why = distinct([...rules.map((rule) => reasonOf(rule, by)), ...verdict.why])
  const named = { ...verdict, why, ...(name && { name: name.text }) }
  // A name says nothing of the folder: who decided that, and how surely, stays.
  if (!folder && !stays) return named
  return { ...named, by, confidence: 1, ...(folder && { category: folder.text }), ...(stays && { stays: true }) }
}

const reasonOf = ({ name, protects }: Rule, by: Ordering): Reason =>
  protects
    ? because('protected', { name })
    : by === 'instruction'
      ? because('instruction', { text: name })
      : because('rule', { name })

/** The person's rules. */
export const byRules = followRules('rule', ({ rules }) => rules)

/** What the person wrote about this sorting, in their own words. */
export const byInstructions = followRules('instruction', ({ instructions = [] }) =>
  instructions.length > 0 ? new Rules(rulesOf(instructions)) : undefined,
)

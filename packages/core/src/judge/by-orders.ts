import { type Instruction, isMeant } from '../instructions/index.ts'
import type { Decider } from '../item/index.ts'
import { because, distinct } from '../reasons/index.ts'
import { insideOfUnits } from './follow-leaders.ts'
import type { Decide, JudgeContext, Rule } from './judged.ts'

/**
 * Standing orders are carried out: each item that one speaks of goes to the folder that was wished, surely, and says so as
 * the first evidence. The last fitting order wins; "leave alone" wins over all. All of them look at what was judged before.
 */
const byOrders =
  (by: Extract<Decider, 'rule' | 'instruction'>, rulesIn: (context: JudgeContext) => readonly Rule[]): Decide =>
  (inputs, judged, context) => {
    const rules = rulesIn(context)
    if (rules.length === 0) return judged
    const inside = insideOfUnits(inputs)
    return judged.map((own, at) => {
      const input = inputs[at]
      const orders = input && !inside.has(input.item.id) ? rules.flatMap((rule) => rule(input, own) ?? []) : []
      const order = orders.findLast(({ stays }) => stays) ?? orders.at(-1)
      const into = orders.findLast(({ category }) => category !== undefined)
      if (!order) return own
      const { category = own.verdict.category } = into ?? {}
      const why = distinct([order.why, ...(into ? [into.why] : []), ...own.verdict.why])
      const { stays } = order
      return { ...own, verdict: { ...own.verdict, category, confidence: 1, by, why, ...(stays && { stays }) } }
    })
  }

const toRule =
  (instruction: Instruction): Rule =>
  ({ item: { name } }, { verdict }) => {
    if (instruction.type !== 'into' && instruction.type !== 'leave') return undefined
    if (!isMeant(instruction.subject, { name, verdict })) return undefined
    const why = because('instruction', { text: instruction.text })
    return instruction.type === 'leave' ? { stays: true, why } : { category: instruction.folder, why }
  }

/** The person's rules. */
export const byRules = byOrders('rule', ({ rules = [] }) => rules)

/** What the person wrote about this sorting, in their own words. */
export const byInstructions = byOrders('instruction', ({ instructions = [] }) => instructions.map(toRule))

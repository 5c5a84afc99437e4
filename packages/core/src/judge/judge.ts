import { byPathThenId } from '../item/index.ts'
import { byContent } from './by-content.ts'
import { byEarlierDecisions } from './by-earlier-decisions.ts'
import { byFacets } from './by-facets.ts'
import { byForm } from './by-form.ts'
import { byGroups } from './by-groups.ts'
import { byModel } from './by-model.ts'
import { byOccasion } from './by-occasion.ts'
import { byPicture } from './by-picture.ts'
import { byRubbish } from './by-rubbish.ts'
import { byInstructions, byRules } from './by-rules.ts'
import { byType } from './by-type.ts'
import { followLeaders } from './follow-leaders.ts'
import type { Decide, JudgeContext, Judged, JudgeInput } from './judged.ts'
import { tellFacets } from './tell-facets.ts'

/** What the items themselves say, and what the person taught. Whoever comes further hears of units as one. */
const ALONE: readonly Decide[] = [byType, byContent, byForm, byPicture, byRubbish, followLeaders, byFacets, tellFacets]
/** What others say of it: each overrules those before it, and the person's own hand all of them. */
const FURTHER: readonly Decide[] = [
  byOccasion,
  byModel,
  byGroups,
  byRules,
  byInstructions,
  followLeaders,
  byEarlierDecisions,
]

/**
 * Says of each item where it belongs: one answer an input, in their order, never a hole. Those who decide are asked in
 * one order everywhere: type, content with what was taught and the person's folders, papers of the same form, the look of pictures, rubbish, what
 * shows only among all (occasions, senders), a model, groups that were asked for, rules, instructions, earlier
 * decisions; each stamps what it changed (`by`, `why`). Members of a unit go where their leader goes. The order of the
 * inputs changes nothing. Pure.
 */
export function judge(inputs: readonly JudgeInput[], context: JudgeContext = {}): readonly Judged[] {
  const places = inputs.map((input, at) => ({ input, at })).sort((a, b) => byPathThenId(a.input.item, b.input.item))
  const sorted = places.map(({ input }) => input)
  const judged = run([...ALONE, ...FURTHER], sorted, [], context)
  const answers = new Array<Judged>(inputs.length)
  places.forEach(({ at }, index) => {
    answers[at] = judged[index] as Judged
  })
  return answers
}

/**
 * `judge` from the model on, for what was judged alone before: in pieces, in another process, or without a model's advice.
 * A unit must not be parted over two calls. Pure.
 */
export function reconsider(
  inputs: readonly JudgeInput[],
  judged: readonly Judged[],
  context: JudgeContext,
): readonly Judged[] {
  return run(FURTHER, inputs, judged, context)
}

const run = (
  list: readonly Decide[],
  inputs: readonly JudgeInput[],
  judged: readonly Judged[],
  context: JudgeContext,
): readonly Judged[] => list.reduce((said, decide) => decide(inputs, said, context), judged)

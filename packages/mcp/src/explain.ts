import { AppError, type Plan, sayReason, wordingOf } from '@octavo/core'

/** Why an item of a plan goes where it goes, or stays, in English sentences. Throws AppError `not_found`. */
export async function explain(plan: Plan, item: string): Promise<readonly string[]> {
  const words = await wordingOf('en')
  const act = plan.acts.find(({ from }) => from === item)
  const skip = plan.skips.find(({ path: stays }) => stays === item)
  if (!act && !skip) throw new AppError('not_found', 'Nothing of that name is in this plan.')
  const reasons = [
    ...(act?.note ? [act.note] : []),
    ...(skip ? [skip.reason] : []),
    ...((act ?? skip)?.judged?.why ?? []),
  ]
  const said = reasons.map((reason) => sayReason(words, reason))
  return said.length > 0 ? said : ['It was asked for by name.']
}

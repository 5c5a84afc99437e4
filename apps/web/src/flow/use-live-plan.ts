import type { Draft, Shape } from '@octavo/core'
import { useEffect, useSyncExternalStore } from 'react'
import type { Flow } from './flow.ts'
import type { LivePlan } from './live-plan.ts'
import { livePlan } from './plans.ts'
import type { Reviewed } from './types.ts'

/** A plan that is kept up with what is reviewed; whoever began the review closes it. */
export const useFollowed = <Files>(plan: LivePlan<Files>, { draft, files }: Reviewed<Files>) => {
  const shown = useSyncExternalStore(plan.subscribe, plan.shown, plan.shown)
  useEffect(() => plan.follow({ draft, files }), [plan, draft, files])
  return { ...shown, again: () => plan.again(), folders: (draft: Draft, shape: Shape) => plan.folders(draft, shape) }
}

/** The plan of the review, made anew after each edit; where the library refused one, from how things are now. */
export const useLivePlan = (flow: Flow, reviewed: Reviewed) => {
  const followed = useFollowed(livePlan, reviewed)
  const { obstacles } = followed
  useEffect(() => () => livePlan.close(), [])
  useEffect(() => {
    if (obstacles.length === 0) return
    import('./look-again.ts')
      .then(({ lookAgain }) => lookAgain(flow))
      .catch((error: unknown) => console.warn('The library could not be looked at again', error))
  }, [flow, obstacles])
  return followed
}

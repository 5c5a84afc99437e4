import { useEffect, useSyncExternalStore } from 'react'
import type { Flow } from './flow.ts'
import { livePlan } from './plans.ts'
import type { Reviewed } from './types.ts'

const again = () => livePlan.again()

/** The plan of the review, made anew after each edit; where the library refused one, from how things are now. */
export const useLivePlan = (flow: Flow, { draft, files }: Reviewed) => {
  const shown = useSyncExternalStore(livePlan.subscribe, livePlan.shown, livePlan.shown)
  const { obstacles } = shown
  useEffect(() => livePlan.follow({ draft, files }), [draft, files])
  useEffect(() => () => livePlan.close(), [])
  useEffect(() => {
    if (obstacles.length === 0) return
    import('./look-again.ts')
      .then(({ lookAgain }) => lookAgain(flow))
      .catch((error: unknown) => console.warn('The library could not be looked at again', error))
  }, [flow, obstacles])
  return { ...shown, again }
}

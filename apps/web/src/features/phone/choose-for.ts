import type { DeviceFlow } from '../../flow/device-flow.ts'
import { type Chosen, collectChosen, outcomeOf, type TakeOptions } from '../../intake/collect-chosen.ts'

/** A way into a flow, under the name by which its toasts know it. */
export interface WayIn extends TakeOptions {
  readonly by: string
  /** Opens the dialog; `onLate` takes what comes after it was given up. Rejects as `chooseFiles` does. */
  choose(onLate: (files: readonly File[]) => void): Promise<readonly File[] | Chosen>
}

/**
 * Asks for files in the press itself, and hands what was chosen to the flow, which begins with that. A closed dialog changes
 * nothing and needs no words.
 */
export const chooseFor = async ({ actor }: DeviceFlow, way: WayIn, adds: boolean): Promise<void> => {
  const send = (choose: () => Promise<readonly File[] | Chosen>) =>
    actor.send({
      type: 'COLLECT',
      by: way.by,
      collect: collectChosen(choose, way),
      ...(adds && { joins: 'more' as const }),
    })
  const take = (chosen: readonly File[] | Chosen) => send(async () => chosen)
  try {
    take(await way.choose(take))
  } catch (error) {
    if (outcomeOf(error) !== 'cancelled') send(() => Promise.reject(error))
  }
}

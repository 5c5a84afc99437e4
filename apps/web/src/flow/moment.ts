import { useSyncExternalStore } from 'react'

let moment = ''
const listeners = new Set<() => void>()

/** Says which stage the open screen is in, for parts beside the screen that fit their words to it; '' for none. */
export const setMoment = (next: string): void => {
  if (moment === next) return
  moment = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => moment

/** The stage that the open screen is in. */
export const useMoment = (): string => useSyncExternalStore(subscribe, current, current)

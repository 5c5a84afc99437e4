import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the sheet of shortcuts, from anywhere. */
export const showHelp = (next: boolean): void => {
  isOpen = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => isOpen

/** Whether the sheet of shortcuts is open, followed by the component that asks. */
export const useHelp = (): boolean => useSyncExternalStore(subscribe, current, current)

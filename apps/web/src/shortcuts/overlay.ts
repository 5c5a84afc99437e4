import { useSyncExternalStore } from 'react'

/** What belongs to no screen and lies over any of them: the sidebar, the list of shortcuts, the command palette, the ledger. */
export type Overlay = 'menu' | 'help' | 'palette' | 'ledger'

let shown: Overlay | undefined
const listeners = new Set<() => void>()

/** Shows one in place of any other, from anywhere; undefined shows none. */
export const showOverlay = (next: Overlay | undefined): void => {
  shown = next
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => shown

/** Which one is shown, followed by the component that asks. */
export const useOverlay = (): Overlay | undefined => useSyncExternalStore(subscribe, current, current)

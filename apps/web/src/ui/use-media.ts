import { useCallback, useSyncExternalStore } from 'react'

/** True while a media query holds, e.g. `(width < 48rem)`; follows the window. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    // Where there is no screen, e.g. in a test that only draws.
    () => false,
  )
}

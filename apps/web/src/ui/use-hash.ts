import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Brings the part of a page that the address names into sight, also when the screen came after the address. */
export const useHash = (): void => {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor pressed again is a new place in the history.
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash, key])
}

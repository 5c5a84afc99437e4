import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** What a person does to go on by themselves. */
const GOING_ON = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Brings the part of a page that the address names into sight, also when the screen came after the address, and keeps it
 * there while what stands above it is still coming, until the person goes on.
 */
export const useHash = (): void => {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor pressed again is a new place in the history.
  useEffect(() => {
    if (hash.length <= 1) return
    const id = decodeURIComponent(hash.slice(1))
    const page = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }))
    page.observe(document.body)
    const leave = () => {
      page.disconnect()
      for (const type of GOING_ON) removeEventListener(type, leave)
    }
    for (const type of GOING_ON) addEventListener(type, leave, { passive: true })
    return leave
  }, [hash, key])
}

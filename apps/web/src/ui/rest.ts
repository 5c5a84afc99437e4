import { useSyncExternalStore } from 'react'

/** What only adorns the page rests when nobody has done anything for so long. */
const AFTER_MS = 8000
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focus'] as const

/** True for a machine that has too little to give any of it away: it rests always. */
export const isWeak = ({ hardwareConcurrency: cores = 8, deviceMemory: gigabytes = 8 }: Machine): boolean =>
  cores <= 2 || gigabytes <= 2

interface Machine {
  readonly hardwareConcurrency?: number
  /** Told by some browsers only. */
  readonly deviceMemory?: number
}

let isResting = false
let isTired = false
let lastSignMs = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const set = (next: boolean) => {
  if (isResting === next) return
  isResting = next
  // Drawn movement stops by this attribute, see app.css.
  document.documentElement.toggleAttribute('data-rest', next)
  for (const listener of [...listeners]) listener()
}

const look = () => {
  clearTimeout(timer)
  const leftMs = document.hidden ? 0 : lastSignMs + AFTER_MS - performance.now()
  timer = leftMs > 0 ? setTimeout(look, leftMs) : undefined
  if (leftMs <= 0) set(true)
}

const wake = () => {
  lastSignMs = performance.now()
  if (isTired || document.hidden) return
  set(false)
  timer ??= setTimeout(look, AFTER_MS)
}

/** Lets the page rest for good: this machine can't keep up. */
export const tire = (): void => {
  isTired = true
  clearTimeout(timer)
  timer = undefined
  set(true)
}

/** True once the page rests for good. */
export const isTiredOut = (): boolean => isTired

/** Begins to watch whether anybody does anything. Call once. */
export const startRest = (): void => {
  if (isWeak(navigator)) tire()
  else {
    for (const sign of SIGNS) addEventListener(sign, wake, { passive: true, capture: true })
    document.addEventListener('visibilitychange', () => (document.hidden ? look() : wake()))
    wake()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => isResting

/** True while what only adorns the page should stand still: nobody does anything, nobody looks, or the machine is weak. */
export const useRest = (): boolean => useSyncExternalStore(subscribe, current, current)

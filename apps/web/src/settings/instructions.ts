import { useSyncExternalStore } from 'react'

const KEY = 'octavo.instructions'
const MAX_COUNT = 100
const MAX_LENGTH = 500

/** Reads stored instructions; anything broken counts as none. */
export const parseInstructions = (stored: string | null): readonly string[] => {
  try {
    const raw: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(raw)) return []
    const texts = raw.filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    return texts.slice(0, MAX_COUNT).map((text) => text.slice(0, MAX_LENGTH))
  } catch {
    return []
  }
}

const read = (): readonly string[] => {
  try {
    return parseInstructions(globalThis.localStorage?.getItem(KEY) ?? null)
  } catch {
    return []
  }
}

let current = read()
const listeners = new Set<() => void>()

/** The instructions that are in use, each one sentence in the person's words, in the order in which they came. */
export const instructions = (): readonly string[] => current

/** Replaces the instructions and keeps them on the device; the same sentence counts once, the newer place wins. */
export const keepInstructions = (texts: readonly string[]): void => {
  current = parseInstructions(JSON.stringify(texts.filter((text, index) => texts.lastIndexOf(text) === index)))
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch (error) {
    console.warn('Instructions could not be stored', error)
  }
  for (const listener of listeners) listener()
}

/** Calls `listener` after every change, also of another tab; returns the function that stops it. */
export const subscribeInstructions = (listener: () => void): (() => void) => {
  const other = ({ key }: StorageEvent) => {
    if (key !== KEY) return
    current = read()
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', other)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', other)
  }
}

/** The instructions, followed by the component that asks. */
export const useInstructions = (): readonly string[] =>
  useSyncExternalStore(subscribeInstructions, instructions, instructions)

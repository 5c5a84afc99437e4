import { useSyncExternalStore } from 'react'
import { storedAt } from './stored.ts'

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

const stored = storedAt(KEY, parseInstructions)

/** The instructions that are in use, each one sentence in the person's words, in the order in which they came. */
export const instructions = stored.current

/** Replaces the instructions and keeps them on the device; the same sentence counts once, the newer place wins. */
export const keepInstructions = (texts: readonly string[]): void => {
  const next = parseInstructions(JSON.stringify(texts.filter((text, index) => texts.lastIndexOf(text) === index)))
  try {
    stored.keep(next)
  } catch (error) {
    console.warn('Instructions could not be stored', error)
    stored.hold(next)
  }
}

/** Calls `listener` after every change, also of another tab; returns the function that stops it. */
export const subscribeInstructions = stored.subscribe

/** The instructions, followed by the component that asks. */
export const useInstructions = (): readonly string[] =>
  useSyncExternalStore(subscribeInstructions, instructions, instructions)

import type { RuleFile } from '@octavo/contract'
import { useSyncExternalStore } from 'react'
import { storedAt } from './stored.ts'

const KEY = 'octavo.rules'

/** Rules as they were stored: their form only, for what is in them is read by whoever follows them. */
export const parseRules = (stored: string | null): RuleFile | undefined => {
  try {
    const raw: unknown = JSON.parse(stored ?? 'null')
    if (typeof raw !== 'object' || raw === null || !('version' in raw) || !('rules' in raw)) return undefined
    return typeof raw.version === 'number' && Array.isArray(raw.rules) ? (raw as RuleFile) : undefined
  } catch {
    return undefined
  }
}

const stored = storedAt(KEY, parseRules)

/** The person's standing rules, as a file of rules holds them; undefined where there are none. */
export const keptRules = stored.current

/** Keeps standing rules on the device in place of those before; undefined forgets them. Throws where there is no room. */
export const keepRules = stored.keep

/** Calls `listener` after every change, also of another tab; returns the function that stops it. */
export const subscribeRules = stored.subscribe

/** The standing rules, followed by the component that asks. */
export const useKeptRules = (): RuleFile | undefined => useSyncExternalStore(subscribeRules, keptRules, keptRules)

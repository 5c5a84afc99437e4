import { asReceipt, type ConsentReceipt, type MetadataRecord, metadataRecord } from '@octavo/core'

/** Where consent mode keeps its things: the names that the specification fixes. */
const METADATA = 'octavo-metadata'
const PREFERENCES = 'octavo-preferences'

/** Something that consent mode did. */
interface LogEntry {
  readonly atMs: number
  readonly did: 'granted' | 'listed' | 'sorted' | 'asked'
  /** How many files it was about. */
  readonly count: number
}

interface Preferences {
  readonly receipt: ConsentReceipt
  readonly log: readonly LogEntry[]
}

/** The newest entries that are kept. */
const MOST_ENTRIES = 100

const parsed = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return undefined
  }
}

const preferences = (): Preferences | undefined => {
  const stored = parsed(PREFERENCES)
  if (typeof stored !== 'object' || stored === null) return undefined
  const { receipt: kept, log } = stored as Record<string, unknown>
  const receipt = asReceipt(kept)
  return receipt && { receipt, log: Array.isArray(log) ? log : [] }
}

const keep = (kept: Preferences) => localStorage.setItem(PREFERENCES, JSON.stringify(kept))

/** What was agreed to in this browser. */
export const consentReceipt = (): ConsentReceipt | undefined => preferences()?.receipt

/** Keeps what was agreed to. Throws the browser's error where it keeps nothing. */
export const keepConsent = (receipt: ConsentReceipt): void =>
  keep({ receipt, log: [{ atMs: receipt.grantedAtMs, did: 'granted', count: 0 }] })

/** Adds to the log of a consent that stands; without one there is nothing to add to. */
export const logConsent = (did: LogEntry['did'], count: number): void => {
  const known = preferences()
  if (known) keep({ ...known, log: [...known.log, { atMs: Date.now(), did, count }].slice(-MOST_ENTRIES) })
}

/**
 * Keeps the records of the last list in place of those before. False where they don't fit into what this browser keeps.
 * Throws AppError `safety_violation` for anything but metadata.
 */
export const keepMetadata = (records: readonly MetadataRecord[]): boolean => {
  const text = JSON.stringify(records.map(metadataRecord))
  try {
    localStorage.setItem(METADATA, text)
    return true
  } catch (error) {
    console.warn('The list is too long to be kept', error)
    localStorage.removeItem(METADATA)
    return false
  }
}

/** Erases everything that consent mode keeps; says what it was. Throws where something is left. */
export const eraseConsent = () => {
  const [known, records] = [preferences(), parsed(METADATA)]
  const erased = {
    receipt: known?.receipt,
    recordCount: Array.isArray(records) ? records.length : 0,
    logCount: known?.log.length ?? 0,
  }
  for (const name of [METADATA, PREFERENCES]) {
    localStorage.removeItem(name)
    if (localStorage.getItem(name) !== null) throw new Error(`${name} could not be erased`)
  }
  return erased
}

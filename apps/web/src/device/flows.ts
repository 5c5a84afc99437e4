import { type DBSchema, openDB } from 'idb'
import { uuid } from '../platform/uuid.ts'

/** What a tab remembers of where its person was: metadata only, in the words of the flow that keeps it. */
export interface SavedFlow {
  readonly savedAtMs: number
  /** Id of the account whose files these are; none for a guest's. */
  readonly person?: string | undefined
}

interface FlowDb extends DBSchema {
  flows: { key: string; value: SavedFlow }
}

const MAX_AGE_MS = 24 * 60 * 60 * 1000

const database = () =>
  openDB<FlowDb>('octavo', 1, {
    upgrade(db) {
      db.createObjectStore('flows')
    },
  })

/** The name of this tab, the same after a reload. */
const tabName = (): string => {
  const known = sessionStorage.getItem('octavo.tab')
  if (known) return known
  const fresh = uuid()
  sessionStorage.setItem('octavo.tab', fresh)
  return fresh
}

/** Saves the flow of this tab. A browser without storage only loses the way back after a reload. */
export const saveFlow = async (flow: SavedFlow): Promise<void> => {
  try {
    await (await database()).put('flows', flow, tabName())
  } catch (error) {
    console.warn('The state of the flow could not be stored', error)
  }
}

/**
 * The flow of this tab before the reload; undefined when there is none, or when it is of an account that is not logged in
 * any more (`person` is who is now). Forgets flows older than a day.
 */
export const loadFlow = async <T extends SavedFlow>(
  nowMs: number,
  person: string | undefined,
): Promise<T | undefined> => {
  try {
    const db = await database()
    const transaction = db.transaction('flows', 'readwrite')
    for await (const cursor of transaction.store) {
      if (nowMs - cursor.value.savedAtMs > MAX_AGE_MS) await cursor.delete()
    }
    await transaction.done
    const saved = await db.get('flows', tabName())
    return saved?.person === undefined || saved.person === person ? (saved as T | undefined) : undefined
  } catch (error) {
    console.warn('The state of the flow could not be read', error)
    return undefined
  }
}

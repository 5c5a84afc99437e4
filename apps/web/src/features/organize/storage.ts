import type { LibraryFile } from '@octavo/contract'
import type { Draft } from '@octavo/core'
import { type DBSchema, openDB } from 'idb'
import { uuid } from '../../lib/uuid.ts'
import type { FlowContext, Lost, RunReport } from './types.ts'

/** What a tab remembers of its flow, so that a reload comes back to where the person was. Metadata only. */
export interface SavedFlow {
  readonly savedAtMs: number
  readonly stage: 'collect' | 'sort' | 'review'
  readonly files: readonly LibraryFile[]
  readonly draft: Draft | undefined
  /** Picked files that were not in the library yet; not there in what older versions saved. */
  readonly unsent?: Lost | undefined
  readonly sortedBy?: FlowContext['sortedBy']
  readonly lastRun: RunReport | undefined
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
export const loadFlow = async (nowMs: number, person: string | undefined): Promise<SavedFlow | undefined> => {
  try {
    const db = await database()
    const transaction = db.transaction('flows', 'readwrite')
    for await (const cursor of transaction.store) {
      if (nowMs - cursor.value.savedAtMs > MAX_AGE_MS) await cursor.delete()
    }
    await transaction.done
    const saved = await db.get('flows', tabName())
    return saved?.person === undefined || saved.person === person ? saved : undefined
  } catch (error) {
    console.warn('The state of the flow could not be read', error)
    return undefined
  }
}

const UNSENT = 'octavo.unsent'

/** Notes which files the closing page takes along; done at once, for a closing page waits for no database. */
export const noteUnsent = (unsent: Lost): void => {
  try {
    // None is noted too: what the database saved last may be older.
    sessionStorage.setItem(UNSENT, JSON.stringify(unsent))
  } catch (error) {
    console.warn('The unsent files could not be noted', error)
  }
}

/** What `noteUnsent` noted last; undefined when it noted nothing. */
export const readUnsent = (): Lost | undefined => {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(UNSENT) ?? 'null')
    if (typeof noted !== 'object' || noted === null || !('count' in noted) || !('paths' in noted)) return undefined
    const { count, paths } = noted
    const isGood = Number.isSafeInteger(count) && Number(count) >= 0 && Array.isArray(paths)
    return isGood ? { count: Number(count), paths: paths.map(String) } : undefined
  } catch {
    return undefined
  }
}

import type { JournalRecord } from '@octavo/core'
import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb'
import type { LedgerLine } from '../ledger/line.ts'
import { carryOver } from './carry-over.ts'
import type { SavedFlow } from './flows.ts'
import type { KeptCopies } from './kept-copies.ts'
import type { Lessons } from './lesson-store.ts'
import type { Place } from './library.ts'
import type { KeptPlace } from './place/places.ts'
import type { Become, WaitingFile } from './queue.ts'
import type { ApprovedHere } from './runs.ts'

/** Everything that this browser keeps of a person's work: one database, one schema. */
export interface DeviceSchema extends DBSchema {
  /** Where the flow of each tab stands; the key is the tab's name. */
  flows: { key: string; value: SavedFlow }
  /** Lists of these flows, in pieces; the key is the tab's name, the list's, and the place of the piece. */
  flowPieces: { key: [string, string, number]; value: readonly unknown[] }
  /** Files that wait for the server, bytes and all; on a phone they may be the only copy. */
  waiting: { key: string; value: WaitingFile }
  /** What waiting files have become, so that a page that still knows their old ids finds them. */
  become: { key: string; value: Become }
  lessons: { key: string; value: Lessons }
  /** Records of runs on this device, in the order in which they were written. */
  journals: {
    key: number
    value: { readonly runId: string; readonly person?: string; readonly records: readonly JournalRecord[] }
    indexes: { runId: string }
  }
  /** What was reviewed and approved here, until the server has carried it out. */
  runs: { key: string; value: ApprovedHere }
  /** Where runs of this device have put files. */
  places: { key: string; value: Place }
  /** Folders that a person opened to this browser. */
  handles: { key: string; value: KeptPlace }
  /** What has left this device: requests that were alike, by the day. */
  ledger: { key: string; value: LedgerLine }
  /** Copies of which a person keeps all. */
  kept: { key: string; value: KeptCopies }
}

export type Device = IDBPDatabase<DeviceSchema>

/** What each version brings; a version that was ever released is never changed, the next one is added behind it. */
const MIGRATIONS: readonly ((db: Device) => void)[] = [
  (db) => {
    db.createObjectStore('flows')
    db.createObjectStore('waiting', { keyPath: 'id' })
    db.createObjectStore('become', { keyPath: 'id' })
    db.createObjectStore('lessons', { keyPath: 'person' })
    db.createObjectStore('journals', { autoIncrement: true }).createIndex('runId', 'runId')
    db.createObjectStore('runs', { keyPath: 'runId' })
    db.createObjectStore('places', { keyPath: 'id' })
    db.createObjectStore('handles', { keyPath: 'id' })
  },
  (db) => {
    db.createObjectStore('ledger', { keyPath: 'key' })
  },
  (db) => {
    db.createObjectStore('flowPieces')
  },
  (db) => {
    db.createObjectStore('kept', { keyPath: 'person' })
  },
]

let opened: Promise<Device> | undefined

/**
 * What this browser keeps, opened once a page; what older versions of the app kept is carried over before anybody reads.
 * Rejects with the browser's error where it keeps nothing; the next call tries again.
 */
export const openDevice = (): Promise<Device> => {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

const open = async (): Promise<Device> => {
  const db: Device = await openDB<DeviceSchema>('octavo-device', MIGRATIONS.length, {
    upgrade(fresh, oldVersion) {
      for (const migrate of MIGRATIONS.slice(oldVersion)) migrate(fresh)
    },
    // A newer version of the app in another tab waits for this page: it lets go, and opens anew when it needs it.
    blocking() {
      opened = undefined
      db.close()
    },
    terminated() {
      opened = undefined
    },
  })
  await carryOver(db)
  return db
}

/** A transaction that has ended only when the device has it, not only the browser's memory. */
export const writeDevice = async <Names extends StoreNames<DeviceSchema>[]>(stores: [...Names]) =>
  (await openDevice()).transaction<Names, 'readwrite'>(stores, 'readwrite', { durability: 'strict' })

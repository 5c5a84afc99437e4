import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { Device } from './db.ts'

/** Databases of older versions of the app: each store of theirs, and the one of ours that takes its records. */
const OLD = {
  'octavo-queue': { waiting: 'waiting', become: 'become' },
  octavo: { flows: 'flows' },
  'octavo-learned': { learned: 'lessons' },
} as const

/** The version after their last: whoever opens it has the database for themselves, and older pages can't any more. */
const ALONE = 2

/** An old database for this page alone; undefined when there is none. `onBusy` is called while another page has it. */
const openOld = async (name: string, onBusy: () => void): Promise<IDBPDatabase | undefined> => {
  let wasThere = true
  try {
    const old: IDBPDatabase = await openDB(name, ALONE, {
      upgrade(_, oldVersion, __, transaction) {
        if (oldVersion > 0) return
        wasThere = false
        transaction.done.catch(() => undefined)
        transaction.abort()
      },
      blocked: onBusy,
      blocking: () => old.close(),
    })
    return old
  } catch (error) {
    if (!wasThere) return undefined
    throw error
  }
}

/**
 * Takes over the records of one old database, one by one: written here for good before it goes there, so that whatever
 * breaks in between leaves each of them in at least one of both, and a full device needs room for one at a time.
 */
const carry = async (db: Device, name: keyof typeof OLD, onBusy: () => void): Promise<void> => {
  const old = await openOld(name, onBusy)
  if (!old) return
  for (const [from, to] of Object.entries(OLD[name])) {
    if (!old.objectStoreNames.contains(from)) continue
    for (const key of await old.getAllKeys(from)) {
      const value: unknown = await old.get(from, key)
      if (value === undefined) continue
      const writing = db.transaction(to, 'readwrite', { durability: 'strict' })
      const store = writing.store as unknown as IDBObjectStore
      await Promise.all([store.keyPath === null ? store.put(value, key) : store.put(value), writing.done])
      await old.delete(from, key)
    }
  }
  old.close()
  await deleteDB(name, { blocked: onBusy })
}

/**
 * Carries over what older versions of the app kept, one page at a time. A database that an older page still uses is
 * taken when that page has gone; one that can't be read stays as it is until the next start.
 */
export const carryOver = (db: Device): Promise<void> =>
  navigator.locks ? navigator.locks.request('octavo-carry-over', () => carryAll(db)) : carryAll(db)

const carryAll = async (db: Device): Promise<void> => {
  // Where a browser can't list them, looking is opening.
  const known = (await indexedDB.databases?.())?.map(({ name }) => name) ?? Object.keys(OLD)
  for (const name of (Object.keys(OLD) as (keyof typeof OLD)[]).filter((one) => known.includes(one))) {
    await new Promise<void>((resolve) => {
      carry(db, name, resolve)
        .catch((error: unknown) => console.warn(`${name} could not be carried over`, error))
        .then(resolve)
    })
  }
}

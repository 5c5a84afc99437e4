import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What one person taught this browser, as a text of core's `exportLearned`: labels and hashed features, no words. */
interface Kept {
  /** Id of the account, or `GUEST`. */
  readonly person: string
  readonly learned: string
  readonly atMs: number
}

interface LearnedDb extends DBSchema {
  learned: { key: string; value: Kept }
}

/** Who is here without an account. */
const GUEST = ''

let opened: Promise<IDBPDatabase<LearnedDb>> | undefined
const database = () => {
  opened ??= openDB<LearnedDb>('octavo-learned', 1, {
    upgrade(db) {
      db.createObjectStore('learned', { keyPath: 'person' })
    },
  })
  return opened
}

/**
 * What holds for a person (undefined: a guest), oldest first: what was taught here before they logged in is theirs, as
 * the files of that time are.
 */
export const readLearned = async (person: string | undefined): Promise<readonly string[]> => {
  const db = await database()
  const kept = await Promise.all([...new Set([GUEST, person ?? GUEST])].map((key) => db.get('learned', key)))
  return kept.flatMap((one) => one?.learned ?? [])
}

/** Keeps what a person's lessons have come to; a guest's that went into it is a guest's no more. */
export const keepLearned = async (person: string | undefined, learned: string): Promise<void> => {
  const transaction = (await database()).transaction('learned', 'readwrite', { durability: 'strict' })
  if (person !== undefined) await transaction.store.delete(GUEST)
  await transaction.store.put({ person: person ?? GUEST, learned, atMs: Date.now() })
  await transaction.done
}

/** Removes what a person taught this browser, as a guest too. */
export const forgetLearned = async (person: string | undefined): Promise<void> => {
  const transaction = (await database()).transaction('learned', 'readwrite', { durability: 'strict' })
  for (const key of new Set([GUEST, person ?? GUEST])) await transaction.store.delete(key)
  await transaction.done
}

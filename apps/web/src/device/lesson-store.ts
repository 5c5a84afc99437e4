import { openDevice, writeDevice } from './db.ts'

/** What one person taught this browser, as a text of core's `exportLearned`: labels and hashed features, no words. */
export interface Lessons {
  /** Id of the account, or `GUEST`. */
  readonly person: string
  readonly learned: string
  readonly atMs: number
}

/** Who is here without an account. */
const GUEST = ''

/**
 * What holds for a person (undefined: a guest), oldest first: what was taught here before they logged in is theirs, as
 * the files of that time are.
 */
export const readLearned = async (person: string | undefined): Promise<readonly string[]> => {
  const db = await openDevice()
  const kept = await Promise.all([...new Set([GUEST, person ?? GUEST])].map((key) => db.get('lessons', key)))
  return kept.flatMap((one) => one?.learned ?? [])
}

/** Keeps what a person's lessons have come to; a guest's that went into it is a guest's no more. */
export const keepLearned = async (person: string | undefined, learned: string): Promise<void> => {
  const transaction = await writeDevice(['lessons'])
  if (person !== undefined) await transaction.objectStore('lessons').delete(GUEST)
  await transaction.objectStore('lessons').put({ person: person ?? GUEST, learned, atMs: Date.now() })
  await transaction.done
}

/** Removes what a person taught this browser, as a guest too. */
export const forgetLearned = async (person: string | undefined): Promise<void> => {
  const transaction = await writeDevice(['lessons'])
  for (const key of new Set([GUEST, person ?? GUEST])) await transaction.objectStore('lessons').delete(key)
  await transaction.done
}

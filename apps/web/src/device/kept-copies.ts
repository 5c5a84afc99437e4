import { type KeptSets, NOTHING_KEPT, readKept, writeKept } from '@octavo/core'
import { sessionUser } from '../session/session.ts'
import { openDevice, writeDevice } from './db.ts'

/** The copies in folders of this device of which one person keeps all, as core writes them down. */
export interface KeptCopies {
  /** Id of the account; `''` for a guest. */
  readonly person: string
  readonly kept: string
}

const me = (): string => sessionUser()?.id ?? ''

/** The copies of which the person who is here keeps all. Throws AppError `corrupt`, and what the browser throws. */
export const keptHere = async (): Promise<KeptSets> => {
  const found = await (await openDevice()).get('kept', me())
  return found ? readKept(found.kept) : NOTHING_KEPT
}

/** Changes of which copies the person who is here keeps all, in one transaction: another tab's word is not lost. */
export const changeKeptHere = async (change: (kept: KeptSets) => KeptSets): Promise<void> => {
  const transaction = await writeDevice(['kept'])
  const store = transaction.objectStore('kept')
  const found = await store.get(me())
  await store.put({ person: me(), kept: writeKept(change(found ? readKept(found.kept) : NOTHING_KEPT)) })
  await transaction.done
}

/** Removes what a person said of copies in folders of this device. */
export const forgetKept = async (person: string): Promise<void> => {
  const transaction = await writeDevice(['kept'])
  await transaction.objectStore('kept').delete(person)
  await transaction.done
}

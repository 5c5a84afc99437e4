import type { Item } from '@octavo/core'
import { learnInWorker } from '../../worker/sort/client.ts'
import { sessionUser } from '../session.ts'
import { lessonId } from './lesson-id.ts'
import { keepLearned, readLearned } from './store.ts'

/** A file that a person has put somewhere on this device. */
export interface Filed {
  readonly item: Item
  readonly blob: Blob | undefined
  readonly label: string
}

let lessons: Promise<void> = Promise.resolve()

/** One lesson after the other, in all tabs, so that none is lost. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('octavo-learned', work) : work()

/** What the person who is here taught this browser, lessons included that are still being learned; oldest first. */
export const learnedHere = async (): Promise<readonly string[]> => {
  await lessons
  try {
    return await readLearned(sessionUser()?.id)
  } catch (error) {
    console.warn('What was learned could not be read', error)
    return []
  }
}

/**
 * Learns from what a person approved on this device. Resolves when it is kept. Never rejects: a lesson that fails is only
 * a lesson less.
 */
export const learnHere = (filed: readonly Filed[]): Promise<void> => {
  const person = sessionUser()?.id
  const inputs = filed.map(({ item, blob, label }) => ({ item, blob, filed: { lessonId: lessonId(item), label } }))
  lessons = lessons
    .then(() => inTurn(async () => keepLearned(person, await learnInWorker(inputs, await readLearned(person)))))
    .catch((error: unknown) => console.warn('Nothing was learned on this device', error))
  return lessons
}

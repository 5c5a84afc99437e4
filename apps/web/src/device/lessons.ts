import type { Item } from '@octavo/core'
import { sessionUser } from '../session/session.ts'
import { learnInWorker } from '../worker/sort/client.ts'
import { lessonId } from './lesson-id.ts'
import { forgetLearned, keepLearned, readLearned } from './lesson-store.ts'

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

/** What the person who is here taught this browser, as one text of core's `exportLearned`, and how many decisions it holds. */
export const exportLessons = async (): Promise<{ readonly learned: string; readonly count: number }> => {
  const texts = await learnedHere()
  if (texts.length === 0) return { learned: '', count: 0 }
  const learned = await learnInWorker([], texts)
  return { learned, count: (JSON.parse(learned) as { readonly examples: readonly unknown[] }).examples.length }
}

/** Removes what the person who is here taught this browser; a lesson that is still being learned goes, too. */
export const forgetLessons = async (): Promise<void> => {
  await lessons
  await inTurn(() => forgetLearned(sessionUser()?.id))
}

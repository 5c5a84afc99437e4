import type { Item, LearnedChange } from '@octavo/core'
import { sessionUser } from '../session/session.ts'
import { knownInWorker, learnInWorker } from '../worker/sort/client.ts'
import type { KnownHere } from '../worker/sort/protocol.ts'
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

/** What the person who is here taught this browser, as they see it, and as one text of core's `exportLearned`. */
export const knownHere = async (): Promise<KnownHere> => {
  const texts = await learnedHere()
  return texts.length === 0 ? { text: '', folders: [] } : await knownInWorker(texts)
}

/** Changes it, after the lessons that are still being learned, and gives what is known then. Rejects for a text that is none of `exportLearned`. */
export const changeLessons = async (change: LearnedChange): Promise<KnownHere['folders']> => {
  await lessons
  return await inTurn(async () => {
    const person = sessionUser()?.id
    const { text, folders } = await knownInWorker(await readLearned(person), change)
    await keepLearned(person, text)
    return folders
  })
}

/** Removes what the person who is here taught this browser; a lesson that is still being learned goes, too. */
export const forgetLessons = async (): Promise<void> => {
  await lessons
  await inTurn(() => forgetLearned(sessionUser()?.id))
}

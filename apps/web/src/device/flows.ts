import { openDevice, writeDevice } from './db.ts'
import { nameTab, tabName } from './tab.ts'

/** What a tab remembers of where its person was: metadata only, in the words of the flow that keeps it. */
export interface SavedFlow {
  readonly savedAtMs: number
  /** Id of the account whose files these are; none for a guest's. */
  readonly person?: string | undefined
}

const MAX_AGE_MS = 24 * 60 * 60 * 1000

/** Saves the flow of this tab. A browser without storage only loses the way back after a reload. */
export const saveFlow = async (flow: SavedFlow): Promise<void> => {
  try {
    const tab = nameTab()
    await (await openDevice()).put('flows', flow, tab)
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
    const db = await openDevice()
    const transaction = db.transaction('flows', 'readwrite')
    for await (const cursor of transaction.store) {
      if (nowMs - cursor.value.savedAtMs > MAX_AGE_MS) await cursor.delete()
    }
    await transaction.done
    const tab = tabName()
    const saved = tab === undefined ? undefined : await db.get('flows', tab)
    return saved?.person === undefined || saved.person === person ? (saved as T | undefined) : undefined
  } catch (error) {
    console.warn('The state of the flow could not be read', error)
    return undefined
  }
}

/** Forgets where the flows of a person stood, with the names of their files; a guest's became theirs when they logged in. */
export const forgetFlows = async (person: string): Promise<void> => {
  const transaction = await writeDevice(['flows'])
  for await (const cursor of transaction.objectStore('flows')) {
    const { person: whose } = cursor.value
    if (whose === undefined || whose === person) await cursor.delete()
  }
  await transaction.done
}

import { clearSession, sessionUser } from '../session/session.ts'
import { keepPlaces } from '../settings/places.ts'
import { keepRules } from '../settings/rules.ts'

/** Ids of those who have left and are not forgotten yet: a page that is closed meanwhile leaves that to the next one. */
const LEFT = 'octavo.left'

const left = (): readonly string[] => {
  try {
    return localStorage.getItem(LEFT)?.split(' ') ?? []
  } catch {
    return []
  }
}

const noteLeft = (persons: readonly string[]) => {
  try {
    if (persons.length === 0) localStorage.removeItem(LEFT)
    else localStorage.setItem(LEFT, persons.join(' '))
  } catch (error) {
    console.warn('Who is to be forgotten could not be noted', error)
  }
}

/** Forgets what this device still holds of those who have left; who is here again is not forgotten. Never rejects. */
export const forgetLeft = async (persons = left()): Promise<void> => {
  for (const person of persons) {
    try {
      if (person !== sessionUser()?.id) await (await import('./forget.ts')).forgetPerson(person)
      noteLeft(left().filter((one) => one !== person))
    } catch (error) {
      console.warn('Not everything could be forgotten', error)
    }
  }
}

/** Forgets who was logged in, on this device, and what it kept about them: here, or on the next page where this one is closed. */
export const leave = (): void => {
  const person = sessionUser()?.id
  if (person !== undefined) noteLeft([...left(), person])
  clearSession()
  if (person === undefined) return
  // Rules name folders and senders, places are where somebody lives: an account has its own, and they leave with it.
  keepRules(undefined)
  keepPlaces([])
  void forgetLeft([person])
}

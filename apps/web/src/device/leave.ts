import { clearSession, sessionUser } from '../session/session.ts'

/** Forgets who was logged in, on this device, and what it kept about them. */
export const leave = (): void => {
  const person = sessionUser()?.id
  if (person !== undefined)
    import('./forget.ts')
      .then(({ forgetPerson }) => forgetPerson(person))
      .catch((error: unknown) => console.warn('Not everything could be forgotten', error))
  clearSession()
}

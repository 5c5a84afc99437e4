import { useSyncExternalStore } from 'react'

/** The logged-in person as the device remembers them, under the keys that the specification fixes. */
export interface StoredUser {
  readonly id: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
}

const TOKEN_KEY = 'auth_token'
const USER_KEY = 'user'

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Reads what is stored under `user`; anything else than a user is nobody. */
export const parseUser = (stored: string | null): StoredUser | undefined => {
  try {
    const raw: unknown = JSON.parse(stored ?? 'null')
    if (typeof raw !== 'object' || raw === null) return undefined
    const { id, email, firstName, lastName } = raw as Record<string, unknown>
    if (typeof id !== 'string' || typeof email !== 'string') return undefined
    return { id, email, firstName: textOrNull(firstName), lastName: textOrNull(lastName) }
  } catch {
    return undefined
  }
}

const read = (): StoredUser | undefined => {
  try {
    return localStorage.getItem(TOKEN_KEY) === null ? undefined : parseUser(localStorage.getItem(USER_KEY))
  } catch {
    return undefined
  }
}

const storedToken = (): string | undefined => {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? undefined
  } catch {
    return undefined
  }
}

let current = read()
/** The token that the server refused; another one in its place is a new session. */
let refused: string | undefined
let isOver = false
const listeners = new Set<() => void>()
const publish = () => {
  current = read()
  isOver = refused !== undefined && refused === storedToken()
  for (const listener of listeners) listener()
}

/** Keeps who logged in. Throws the browser's error where storage is closed. */
export const storeSession = (token: string, user: StoredUser): void => {
  localStorage.setItem(TOKEN_KEY, token)
  localStorage.setItem(USER_KEY, JSON.stringify(user))
  publish()
}

/** Forgets who was logged in; what the device kept about them goes with `leave`. */
export const clearSession = (): void => {
  try {
    localStorage.removeItem(TOKEN_KEY)
    localStorage.removeItem(USER_KEY)
  } catch (error) {
    console.warn('The session could not be forgotten', error)
  }
  publish()
}

/** Who is logged in on this device just now, outside of React. */
export const sessionUser = (): StoredUser | undefined => current

/**
 * Notes that the server refused the session of a call. It stays as it is until somebody logs in or leaves: calls go on
 * being refused, so that nothing of this person lands in a guest's library, and what was picked or edited waits.
 */
export const noteSessionOver = (token: string): void => {
  if (isOver || token !== storedToken()) return
  refused = token
  publish()
}

/** True while the session of who is logged in here is over and nobody has logged in since. */
export const isSessionOver = (): boolean => isOver

/** `isSessionOver`, followed by the component that asks. */
export const useSessionOver = (): boolean => useSyncExternalStore(subscribeSession, isSessionOver)

/** Calls `listener` when somebody comes or goes, in any tab; returns the function that stops it. */
export const subscribeSession = (listener: () => void) => {
  const other = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === USER_KEY || key === null) publish()
  }
  listeners.add(listener)
  // A page that the browser kept asleep and shows again by its Back button has heard of nothing.
  const shown = ({ persisted }: PageTransitionEvent) => persisted && publish()
  addEventListener('storage', other)
  addEventListener('pageshow', shown)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', other)
    removeEventListener('pageshow', shown)
  }
}

/** Who is logged in on this device, followed through all tabs; undefined for a guest. */
export const useUser = (): StoredUser | undefined => useSyncExternalStore(subscribeSession, sessionUser)

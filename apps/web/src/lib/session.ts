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

let current = read()
const listeners = new Set<() => void>()
const publish = () => {
  current = read()
  for (const listener of listeners) listener()
}

/** Keeps who logged in. Throws the browser's error where storage is closed. */
export const storeSession = (token: string, user: StoredUser): void => {
  localStorage.setItem(TOKEN_KEY, token)
  localStorage.setItem(USER_KEY, JSON.stringify(user))
  publish()
}

/** Forgets who was logged in, on this device. */
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

/** Calls `listener` when somebody comes or goes, in any tab; returns the function that stops it. */
export const subscribeSession = (listener: () => void) => {
  const other = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === USER_KEY || key === null) publish()
  }
  listeners.add(listener)
  addEventListener('storage', other)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', other)
  }
}

/** Who is logged in on this device, followed through all tabs; undefined for a guest. */
export const useUser = (): StoredUser | undefined => useSyncExternalStore(subscribeSession, sessionUser)

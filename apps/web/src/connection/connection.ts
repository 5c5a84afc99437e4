import { useSyncExternalStore } from 'react'

/** What can be reached: the network, our server, its AI, its database. */
export interface Connection {
  readonly online: boolean
  readonly backend: boolean
  readonly ai: boolean
  readonly database: boolean
}

let current: Connection = { online: globalThis.navigator?.onLine ?? true, backend: true, ai: true, database: true }
const listeners = new Set<() => void>()

/** What could be reached when it was last looked at. */
export const connection = (): Connection => current

/** True when the browser is offline or the server does not answer. */
export const isOffline = ({ online, backend }: Connection = current): boolean => !online || !backend

/**
 * Notes what can be reached; listeners hear of changes only. Nothing is reached through what is away: without a network no
 * server, without the server neither its AI nor its database.
 */
export const noteConnection = (change: Partial<Connection>): void => {
  const { online, ...noted } = { ...current, ...change }
  const backend = online && noted.backend
  const next = { online, backend, ai: backend && noted.ai, database: backend && noted.database }
  const isSame = (Object.keys(next) as (keyof Connection)[]).every((flag) => next[flag] === current[flag])
  if (isSame) return
  current = next
  for (const listener of [...listeners]) listener()
}

/** Calls `listener` after every change; returns the function that stops it. */
export const subscribeConnection = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What can be reached, followed by the component that asks. */
export const useConnection = (): Connection => useSyncExternalStore(subscribeConnection, connection, connection)

/** What is kept on this device under a key, known to every tab of it. */
export interface Stored<T> {
  readonly current: () => T
  /** Keeps a value in place of the one before; undefined removes it. Throws where there is no room, and nothing has changed. */
  readonly keep: (next: T) => void
  /** The same until the page is left, where nothing can be kept. */
  readonly hold: (next: T) => void
  /** Calls `listener` after every change, also of another tab; returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A value under a key of the browser's storage; `parse` reads what is there, and says what holds where nothing is. */
export const storedAt = <T>(key: string, parse: (stored: string | null) => T): Stored<T> => {
  const read = (): T => {
    try {
      return parse(globalThis.localStorage?.getItem(key) ?? null)
    } catch {
      return parse(null)
    }
  }
  let current = read()
  const listeners = new Set<() => void>()
  const hold = (next: T) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => current,
    hold,
    keep(next) {
      if (next === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(next))
      hold(next)
    },
    subscribe(listener) {
      const other = (event: StorageEvent) => {
        if (event.key !== key) return
        current = read()
        listener()
      }
      listeners.add(listener)
      addEventListener('storage', other)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', other)
      }
    },
  }
}

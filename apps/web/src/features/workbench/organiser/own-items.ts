import { useSyncExternalStore } from 'react'
import { sessionUser, subscribeSession } from '../../../session/session.ts'

/** What was picked on this device to be organised, as far as it was read. */
export type OwnState<T> =
  | { readonly state: 'none' | 'failed' | 'empty' }
  | { readonly state: 'reading'; readonly count: number }
  | { readonly state: 'read'; readonly own: T }

/** Where reading tells how far it is, and hears that it is given up. */
export interface ReadHooks {
  readonly signal: AbortSignal
  onProgress(count: number): void
}

/** Items of the person's own, kept beside the page until they pick others, or until their session ends. */
export interface OwnItems<Picked, T> {
  use(): OwnState<T>
  current(): OwnState<T>
  /** Reads what `choose` gives; a closed dialog (AbortError) changes nothing. Called in the press itself. */
  take(choose: (hooks: ReadHooks) => Promise<Picked>): Promise<void>
  /** Gives up what is being read. */
  cancel(): void
  clear(): void
}

/**
 * A place for items that `read` makes of files; undefined where there are none among them. `letGo` hears of items that are
 * kept no longer.
 */
export const ownItems = <Picked, T>(
  read: (picked: Picked, hooks: ReadHooks) => Promise<T | undefined>,
  letGo: (own: T) => void = () => undefined,
): OwnItems<Picked, T> => {
  let now: OwnState<T> = { state: 'none' }
  let running = new AbortController()
  const listeners = new Set<() => void>()
  /** Also while others are read instead: who changes their mind has them again. */
  let kept: T | undefined
  const show = (next: OwnState<T>) => {
    if (next.state !== 'reading') {
      const own = next.state === 'read' ? next.own : undefined
      if (kept !== undefined && kept !== own) letGo(kept)
      kept = own
    }
    now = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const current = () => now
  const clear = () => {
    running.abort()
    show({ state: 'none' })
  }
  let person = sessionUser()?.id
  subscribeSession(() => {
    const before = person
    person = sessionUser()?.id
    if (before !== undefined && before !== person) clear()
  })
  return {
    current,
    use: () => useSyncExternalStore(subscribe, current, current),
    clear,
    cancel: () => running.abort(),
    async take(choose) {
      running.abort()
      const mine = new AbortController()
      running = mine
      const before = now.state === 'reading' ? ({ state: 'none' } as const) : now
      const { signal } = mine
      const hooks: ReadHooks = {
        signal,
        onProgress: (count) => !signal.aborted && show({ state: 'reading', count }),
      }
      try {
        const picked = await choose(hooks)
        if (signal.aborted) return
        hooks.onProgress(0)
        const own = await read(picked, hooks)
        if (!signal.aborted) show(own ? { state: 'read', own } : { state: 'empty' })
        else if (own) letGo(own)
      } catch (error) {
        const isClosed = error instanceof DOMException && error.name === 'AbortError'
        if (!isClosed) console.warn('What was picked could not be read', error)
        // Whoever picks anew while something is read has the page already.
        if (running === mine) show(isClosed ? before : { state: 'failed' })
      }
    },
  }
}

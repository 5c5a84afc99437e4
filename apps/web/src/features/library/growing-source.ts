import { createStore, type Entry, type Key, keyOf, type Source } from './entry.ts'

/** One part of a list, how many there are of all, and how the next part is asked for; undefined at the end. */
interface Part {
  readonly entries: readonly Entry[]
  readonly total: number
  readonly next: string | undefined
}

/** Searches and the trash: all of the list, part after part; it is shown while it grows, each time that it has doubled. */
export const growingSource = (
  part: (next: string | undefined, options: { readonly signal: AbortSignal }) => Promise<Part>,
): Source => {
  const store = createStore()
  const stop = new AbortController()
  const options = { signal: stop.signal }
  let turn = 0

  const open = async () => {
    turn += 1
    const mine = turn
    const wasReady = store.listing.state === 'ready'
    const entries = new Map<Key, Entry>()
    let shownCount = 0
    try {
      for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
        const came = await part(next, options)
        if (mine !== turn) return
        for (const entry of came.entries) entries.set(keyOf(entry), entry)
        next = came.next
        const isEnd = next === undefined
        // What was there stays in sight until all of the new list has come.
        if (!isEnd && (wasReady || entries.size < 2 * shownCount)) continue
        shownCount = entries.size
        store.entries = entries
        store.tell({ state: 'ready', keys: [...entries.keys()], fileCount: came.total, isStale: !isEnd })
      }
    } catch (error) {
      if (stop.signal.aborted || mine !== turn) return
      console.warn('The list could not be fetched', error)
      if (store.listing.state !== 'ready') store.tell({ state: 'failed', isStale: false })
    }
  }
  void open()

  return {
    listing: () => store.listing,
    entryOf: (key) => store.entries.get(key),
    subscribe: store.subscribe,
    onSight: () => undefined,
    refresh() {
      if (store.listing.state === 'failed') store.tell({ state: 'loading', isStale: true })
      void open()
    },
    drop: store.drop,
    change: store.change,
    load: async (keys) => keys.flatMap((key) => store.entries.get(key) ?? []),
    close: () => stop.abort(),
  }
}

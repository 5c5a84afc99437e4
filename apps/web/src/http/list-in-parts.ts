import { HttpError } from './http.ts'

/** Things of one part of a list: more than two screens of rows, and quickly read. */
export const PART_ITEMS = 200
/** Things of one part where somebody waits for many. */
const BULK_ITEMS = 1000
/** Parts that are held: what was fetched longest ago goes first. */
const PARTS_HELD = 40

type Options = { readonly signal: AbortSignal }

/** Some things of a list by offset, and how many there are of all. */
export interface Part<T> {
  readonly items: readonly T[]
  readonly total: number
}

/** The calls that a list is made of, and what its things are called. */
export interface PartCalls<T, P extends Part<T>> {
  readonly idOf: (item: T) => string
  readonly part: (range: { readonly offset: number; readonly limit: number }, options: Options) => Promise<P>
  /** The ids of all, in the order of the list. */
  readonly ids: (options: Options) => Promise<readonly string[]>
  /** Told what came with a first part, right before it is shown. */
  readonly onHead?: (head: P) => void
}

/** What is known of a list. The same object until something of it changes; things in it are looked up by their ids. */
export interface PartsState {
  /** `missing`: there is no such list (404). */
  readonly state: 'loading' | 'ready' | 'failed' | 'missing'
  readonly ids: readonly string[]
  /** Things in all, also those whose ids have not come yet. */
  readonly total: number
  /** True while what is shown is about to be replaced. */
  readonly isStale: boolean
}

/**
 * A list of any length: its first part at once, then the ids of all, then the parts that are in sight, one call at a time and
 * always the newest sight. What was seen stays until the new is here.
 */
export const listInParts = <T, P extends Part<T>>(calls: PartCalls<T, P>) => {
  const { idOf } = calls
  const stop = new AbortController()
  const options = { signal: stop.signal }
  const listeners = new Set<() => void>()
  let state: PartsState = { state: 'loading', ids: [], total: 0, isStale: true }
  let items = new Map<string, T>()
  /** What was here before the last look; shown until the things in sight have come anew. */
  let before: ReadonlyMap<string, T> = new Map()
  /** Parts that are here, by number, the last one fetched at the end. */
  let parts = new Map<number, readonly string[]>()
  let sight = { first: 0, last: 0 }
  /** Counts looks: what an older one brings is let go. */
  let turn = 0
  let isFetching = false

  const tell = (next?: Partial<PartsState>) => {
    if (next) state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }
  const hold = (part: number, came: readonly T[]) => {
    for (const item of came) items.set(idOf(item), item)
    parts.set(part, came.map(idOf))
    for (const [old, ids] of parts) {
      if (parts.size <= PARTS_HELD) break
      parts.delete(old)
      for (const id of ids) items.delete(id)
    }
  }
  const wanted = (): number | undefined => {
    const last = Math.floor(Math.min(sight.last, state.ids.length - 1) / PART_ITEMS)
    for (let part = Math.floor(Math.max(0, sight.first) / PART_ITEMS); part <= last; part += 1)
      if (!parts.has(part)) return part
    return undefined
  }
  const fetchSight = async () => {
    if (isFetching || state.state !== 'ready' || state.isStale) return
    isFetching = true
    const mine = turn
    try {
      for (let part = wanted(); part !== undefined && mine === turn; part = wanted()) {
        const at = part * PART_ITEMS
        const { items: came } = await calls.part({ offset: at, limit: PART_ITEMS }, options)
        if (mine !== turn) break
        hold(part, came)
        // Somebody else has changed the list since its ids came.
        if (came.some((item, index) => state.ids[at + index] !== idOf(item))) void refresh()
        tell()
      }
      if (mine === turn) before = new Map()
    } catch (error) {
      if (!stop.signal.aborted) console.warn('A part of a list could not be fetched', error)
    } finally {
      isFetching = false
    }
    if (mine !== turn) void fetchSight()
  }
  const open = async () => {
    turn += 1
    const mine = turn
    try {
      const head = await calls.part({ offset: 0, limit: PART_ITEMS }, options)
      if (mine !== turn) return
      const known = head.items.map(idOf)
      const isWhole = head.total <= known.length
      const show = (ids: readonly string[], total: number) => {
        before = items
        items = new Map()
        parts = new Map()
        hold(0, head.items)
        calls.onHead?.(head)
        tell({ state: 'ready', ids, total, isStale: ids.length < total })
      }
      if (isWhole || state.state !== 'ready') show(known, head.total)
      if (!isWhole) {
        const ids = await calls.ids(options)
        if (mine !== turn) return
        show(ids, ids.length)
      }
      void fetchSight()
    } catch (error) {
      if (stop.signal.aborted || mine !== turn) return
      const isMissing = error instanceof HttpError && error.status === 404
      console.warn('A list could not be fetched', error)
      if (isMissing || state.state !== 'ready')
        tell({ state: isMissing ? 'missing' : 'failed', ids: [], isStale: false })
    }
  }
  const refresh = (): Promise<void> => {
    if (state.state === 'failed' || state.state === 'missing') tell({ state: 'loading', isStale: true })
    return open()
  }
  void open()

  return {
    state: () => state,
    /** Told of each change, also of things that came. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    itemOf: (id: string): T | undefined => items.get(id) ?? before.get(id),
    /** Told which places are in sight: their things are brought. */
    onSight(first: number, last: number) {
      sight = { first, last }
      void fetchSight()
    },
    /** Looks again at what is there. */
    refresh,
    /** Takes things out of what is shown, at once; the next look brings what came into their places. */
    without(gone: ReadonlySet<string>) {
      const ids = state.ids.filter((id) => !gone.has(id))
      // Parts are counted from the beginning: those behind a gap are no longer what they were.
      parts = new Map()
      tell({ ids, total: state.total - (state.ids.length - ids.length) })
    },
    /** Shows what has become of some things, before the next look says so. */
    change(ids: ReadonlySet<string>, next: (item: T) => T) {
      for (const id of ids) {
        const item = items.get(id)
        if (item !== undefined) items.set(id, next(item))
      }
      tell()
    },
    /** The things of some ids, those that are not here fetched. */
    async load(ids: readonly string[]): Promise<readonly T[]> {
      const found = new Map<string, T>()
      const places = new Map(state.ids.map((id, place) => [id, place]))
      for (const id of ids) {
        const held = found.get(id) ?? items.get(id)
        const place = places.get(id)
        if (held !== undefined) found.set(id, held)
        if (held !== undefined || place === undefined) continue
        const offset = Math.floor(place / BULK_ITEMS) * BULK_ITEMS
        const { items: came } = await calls.part({ offset, limit: BULK_ITEMS }, options)
        for (const item of came) found.set(idOf(item), item)
      }
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    close: () => stop.abort(),
  }
}

import type { Photo } from '@octavo/contract'
import { listPhotoIds, listPhotos, type WhichPhotos } from '../../http/photos.ts'

/** What a list of photos shows: the ids of all in their order, the photos themselves where they are in sight. */
export interface PhotoListState {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly ids: readonly string[]
  /** Photos in all, also those whose ids have not come yet. */
  readonly total: number
}

/** Photos of one part: more than two screens, and quickly read. */
const PART = 200
/** Parts that are held; what was seen longest ago goes first. */
const PARTS_HELD = 30

/**
 * Photos of any number: a first part at once, then the ids of all, then the parts in sight, one call at a time and always
 * for the newest sight.
 */
export class PhotoList {
  readonly which: WhichPhotos
  readonly #listeners = new Set<() => void>()
  readonly #stop = new AbortController()
  #state: PhotoListState = { state: 'loading', ids: [], total: 0 }
  /** Photos by id, part by part, the one used last at the end. */
  #parts = new Map<number, ReadonlyMap<string, Photo>>()
  #sight: readonly [first: number, last: number] = [0, 0]
  #turn = 0
  #isFetching = false

  constructor(which: WhichPhotos) {
    this.which = which
    void this.refresh()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): PhotoListState => this.#state

  /** The first and the last place in sight. */
  readonly sight = (): readonly [first: number, last: number] => this.#sight

  readonly photoOf = (id: string): Photo | undefined => {
    for (const part of this.#parts.values()) {
      const photo = part.get(id)
      if (photo) return photo
    }
    return undefined
  }

  /** Told which places are in sight: their photos are brought. */
  readonly onSight = (first: number, last: number): void => {
    this.#sight = [first, last]
    this.#tell()
    void this.#fetchSight()
  }

  /** Looks again at what is there; what was seen stays until the new is here. */
  readonly refresh = async (): Promise<void> => {
    this.#turn += 1
    const mine = this.#turn
    const { signal } = this.#stop
    if (this.#state.state === 'failed') this.#tell({ state: 'loading' })
    try {
      const head = await listPhotos({ ...this.which, offset: 0, limit: PART }, signal)
      if (mine !== this.#turn) return
      const known = head.photos.map(({ id }) => id)
      const isWhole = head.total <= known.length
      if (isWhole || this.#state.state !== 'ready') {
        this.#parts = new Map([[0, byId(head.photos)]])
        this.#tell({ state: 'ready', ids: known, total: head.total })
      }
      if (!isWhole) {
        const ids = await listPhotoIds(this.which, signal)
        if (mine !== this.#turn) return
        this.#parts = new Map([[0, byId(head.photos)]])
        this.#tell({ state: 'ready', ids, total: ids.length })
      }
      void this.#fetchSight()
    } catch (error) {
      if (this.#stop.signal.aborted || mine !== this.#turn) return
      console.warn('Photos could not be listed', error)
      if (this.#state.state !== 'ready') this.#tell({ state: 'failed' })
    }
  }

  /** Takes photos out of what is shown, at once. */
  readonly without = (ids: ReadonlySet<string>): void => {
    const left = this.#state.ids.filter((id) => !ids.has(id))
    // Parts are counted from the beginning: those behind the gap are no longer what they were.
    this.#turn += 1
    this.#parts = new Map([[-1, new Map(left.flatMap((id) => pairOf(id, this.photoOf(id))))]])
    this.#tell({ ids: left, total: left.length })
    void this.#fetchSight()
  }

  readonly close = (): void => this.#stop.abort()

  async #fetchSight(): Promise<void> {
    if (this.#isFetching || this.#state.state !== 'ready') return
    this.#isFetching = true
    const mine = this.#turn
    try {
      for (let part = this.#wanted(); part !== undefined && mine === this.#turn; part = this.#wanted()) {
        const { photos } = await listPhotos({ ...this.which, offset: part * PART, limit: PART }, this.#stop.signal)
        if (mine !== this.#turn) break
        this.#parts.set(part, byId(photos))
        for (const [oldest] of this.#parts) if (this.#parts.size > PARTS_HELD) this.#parts.delete(oldest)
        this.#tell()
      }
    } catch (error) {
      if (!this.#stop.signal.aborted) console.warn('Some photos could not be fetched', error)
    } finally {
      this.#isFetching = false
      if (mine !== this.#turn) void this.#fetchSight()
    }
  }

  /** A part in sight that is not here. */
  #wanted(): number | undefined {
    const last = Math.min(this.#sight[1], this.#state.ids.length - 1)
    for (let part = Math.floor(this.#sight[0] / PART); part * PART <= last; part += 1)
      if (!this.#parts.has(part)) return part
    return undefined
  }

  #tell(change: Partial<PhotoListState> = {}): void {
    if (Object.keys(change).length > 0) this.#state = { ...this.#state, ...change }
    for (const listener of [...this.#listeners]) listener()
  }
}

const byId = (photos: readonly Photo[]): ReadonlyMap<string, Photo> => new Map(photos.map((photo) => [photo.id, photo]))
const pairOf = (id: string, photo: Photo | undefined) => (photo ? [[id, photo] as const] : [])

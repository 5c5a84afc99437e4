import { AppError } from '../errors/index.ts'
import { joinPath, MAX_PATH_LEVELS } from '../item/index.ts'
import type { Unlisted } from '../ports/index.ts'
import { type Changes, type ChangesAsk, type Connector, type Entry, TOP } from './connector.ts'

/** What a page taught: nothing of what was known before and is the same now. */
export interface Difference {
  readonly added: readonly Entry[]
  readonly changed: readonly Entry[]
  readonly gone: readonly Entry[]
}

/** What is known of a place elsewhere, kept true by its pages of changes in the order in which they came. */
export class Inventory {
  readonly #top: string
  readonly #entries = new Map<string, { readonly entry: Entry; readonly round: number }>()
  readonly #inside = new Map<string, Set<string>>()
  #round = 0
  #isBetweenRounds = true

  /** `top` is the id of the folder whose insides are known. */
  constructor(top: string = TOP) {
    this.#top = top
  }

  get size(): number {
    return this.#entries.size
  }

  get(id: string): Entry | undefined {
    return this.#entries.get(id)?.entry
  }

  /** What lies right in a folder. */
  in(folderId: string): readonly Entry[] {
    return [...(this.#inside.get(folderId) ?? [])].flatMap((id) => this.get(id) ?? [])
  }

  /** The path of an entry below the top; undefined when a folder above it is unknown. */
  pathOf(id: string): string | undefined {
    let path = ''
    for (let at = id, levels = 0; at !== this.#top; levels += 1) {
      const entry = this.get(at)
      // Folders of hostile providers may lie in each other.
      if (entry === undefined || levels > MAX_PATH_LEVELS) return undefined
      path = joinPath(entry.name, path)
      at = entry.parentId
    }
    return path
  }

  /** Takes the next page, or `expired`: then a listing begins again, and what is known stays until it is over. */
  take(page: Changes | 'expired'): Difference {
    if (page === 'expired') {
      this.#isBetweenRounds = true
      return { added: [], changed: [], gone: [] }
    }
    if (page.isListing && this.#isBetweenRounds) this.#round += 1
    this.#isBetweenRounds = !page.hasMore
    const [added, changed, gone]: [Entry[], Entry[], Entry[]] = [[], [], []]
    for (const entry of page.entries) {
      const before = this.get(entry.id)
      if (before === undefined) added.push(entry)
      else if (!isSame(before, entry)) changed.push(entry)
      this.#put(entry, before)
    }
    for (const id of page.gone) this.#remove(id, gone)
    if (page.isListing && !page.hasMore)
      for (const [id, { round }] of this.#entries) if (round < this.#round) this.#remove(id, gone)
    return { added, changed, gone }
  }

  #put(entry: Entry, before: Entry | undefined): void {
    if (before) this.#inside.get(before.parentId)?.delete(entry.id)
    this.#entries.set(entry.id, { entry, round: this.#round })
    const inside = this.#inside.get(entry.parentId) ?? new Set()
    this.#inside.set(entry.parentId, inside.add(entry.id))
  }

  /** A folder takes along what was in it, whether it was told or not. */
  #remove(id: string, gone: Entry[]): void {
    const waiting = [id]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const entry = this.get(next)
      if (entry === undefined) continue
      this.#entries.delete(next)
      this.#inside.get(entry.parentId)?.delete(next)
      waiting.push(...(this.#inside.get(next) ?? []))
      this.#inside.delete(next)
      gone.push(entry)
    }
  }
}

const isSame = (one: Entry, other: Entry): boolean =>
  one.kind === other.kind &&
  one.name === other.name &&
  one.parentId === other.parentId &&
  one.sizeBytes === other.sizeBytes &&
  one.version === other.version &&
  // Where there is no version, a new time is all that tells of a new content.
  (one.kind === 'folder' || one.modifiedAtMs === other.modifiedAtMs)

/** Most times that a listing whose cursor is refused begins again. */
const MOST_BEGINNINGS = 3

/**
 * Everything in a folder elsewhere. `onCount` hears after each page how much is known. Throws AppError as `changes` does,
 * `transient` when cursors keep on being refused.
 */
export async function inventoryOf(
  connector: Connector,
  { within = TOP, signal, onCount }: Omit<ChangesAsk, 'cursor' | 'limit'> & { onCount?(count: number): void } = {},
): Promise<{ readonly inventory: Inventory; readonly unlisted: readonly Unlisted[] }> {
  for (let beginnings = 0; beginnings < MOST_BEGINNINGS; beginnings += 1) {
    const inventory = new Inventory(within)
    const unlisted: Unlisted[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await connector.changes({
        within,
        ...(cursor !== undefined && { cursor }),
        ...(signal && { signal }),
      })
      signal?.throwIfAborted()
      inventory.take(page)
      if (page === 'expired') break
      unlisted.push(...page.unlisted)
      onCount?.(inventory.size)
      if (!page.hasMore) return { inventory, unlisted }
      cursor = page.cursor
    }
  }
  throw new AppError('transient', 'The other side forgets again and again how far it had told what it holds.')
}

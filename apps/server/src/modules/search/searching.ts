import { type Hit, type Searchable, SearchIndex } from '@octavo/core'

/** What a file is made of for a search: another stamp, another entry. */
export interface Stamped {
  readonly id: string
  readonly stamp: string
}

/** Work for the process that searches. Libraries are named by their owner. */
export type SearchAsk =
  /** Since when changes have to be told. */
  | { readonly type: 'since'; readonly library: string }
  /**
   * Which of these files are not held as they are. `isFirst` begins a library that is told whole; what was held of it when
   * an earlier telling was broken off still is.
   */
  | {
      readonly type: 'compare'
      readonly library: string
      readonly files: readonly Stamped[]
      readonly isFirst: boolean
    }
  | { readonly type: 'add'; readonly library: string; readonly files: readonly (Searchable & Stamped)[] }
  /** All that changed before this is held. */
  | { readonly type: 'told'; readonly library: string; readonly since: string }
  /** Files that are gone. */
  | { readonly type: 'forget'; readonly library: string; readonly ids: readonly string[] }
  /** The best files, without marks; with `only` these alone, with theirs. */
  | {
      readonly type: 'search'
      readonly library: string
      readonly query: string
      readonly limit: number
      readonly only?: readonly string[]
    }

export type SearchAnswer =
  | { readonly type: 'since'; readonly since: string }
  | { readonly type: 'changed'; readonly ids: readonly string[] }
  | { readonly type: 'done' }
  | { readonly type: 'hits'; readonly hits: readonly Hit[] }
  /** The library is not held, or not whole: it has to be told from its first file on. */
  | { readonly type: 'lost' }

interface Held {
  readonly index: SearchIndex
  /** Of each file what its entry was made from, and how much of it is held. */
  readonly files: Map<string, { readonly stamp: string; readonly chars: number }>
  /** From when on changes have to be told; undefined until the library was told whole. */
  since: string | undefined
  chars: number
}

/** How much is held: characters of texts, names and folders. */
export interface SearchBounds {
  /** Of one library; of what is more, names and folders alone are searched. */
  readonly mostOfOne: number
  /** Of all libraries; the one that was used longest ago goes first. */
  readonly mostOfAll: number
}

/** Indexes of libraries, a cache within bounds. Pure but for what it holds. */
export function createSearching(bounds: SearchBounds): (ask: SearchAsk) => SearchAnswer {
  const libraries = new Map<string, Held>()

  const use = (name: string, isNew: boolean): Held | undefined => {
    const held = libraries.get(name) ?? (isNew ? fresh() : undefined)
    libraries.delete(name)
    if (held) libraries.set(name, held)
    return held
  }
  const forgetOldest = () => {
    let chars = [...libraries.values()].reduce((sum, held) => sum + held.chars, 0)
    for (const [name, held] of libraries) {
      if (chars <= bounds.mostOfAll || libraries.size === 1) return
      chars -= held.chars
      libraries.delete(name)
    }
  }
  const forget = (held: Held, id: string) => {
    held.index.remove(id)
    held.chars -= held.files.get(id)?.chars ?? 0
    held.files.delete(id)
  }

  return (ask) => {
    const held = use(ask.library, ask.type === 'compare' && ask.isFirst)
    if (!held) return { type: 'lost' }
    if (ask.type === 'since') return held.since === undefined ? { type: 'lost' } : { type: 'since', since: held.since }
    if (ask.type === 'told') {
      held.since = ask.since
      return { type: 'done' }
    }
    if (ask.type === 'forget') {
      for (const id of ask.ids) forget(held, id)
      return { type: 'done' }
    }
    if (ask.type === 'compare')
      return {
        type: 'changed',
        ids: ask.files.flatMap(({ id, stamp }) => (held.files.get(id)?.stamp === stamp ? [] : [id])),
      }
    if (ask.type === 'search') {
      const only = ask.only && new Set(ask.only)
      const accept = (id: string) => only?.has(id) ?? true
      const isMarked = only !== undefined
      return { type: 'hits', hits: held.index.search(ask.query, { limit: ask.limit, accept, isMarked }) }
    }
    for (const { stamp, text, ...file } of ask.files) {
      held.chars -= held.files.get(file.id)?.chars ?? 0
      const hasRoom = text !== undefined && held.chars + text.length <= bounds.mostOfOne
      held.index.add(hasRoom ? { ...file, text } : file)
      const { name, folder, title = '', about = '' } = file
      const chars = name.length + folder.length + title.length + about.length + (hasRoom ? text.length : 0)
      held.files.set(file.id, { stamp, chars })
      held.chars += chars
    }
    forgetOldest()
    return { type: 'done' }
  }
}

const fresh = (): Held => ({ index: new SearchIndex(), files: new Map(), since: undefined, chars: 0 })

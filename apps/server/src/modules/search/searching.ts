import { type Hit, type Searchable, SearchIndex } from '@octavo/core'

/** What a file is made of for a search: another stamp, another entry. */
export interface Stamped {
  readonly id: string
  readonly stamp: string
}

/** Work for the process that searches. Libraries are named by their owner. */
export type SearchAsk =
  /** Which of these files are not held as they are; `isFirst` and `isLast` frame all files of the library, page by page. */
  | {
      readonly type: 'compare'
      readonly library: string
      readonly files: readonly Stamped[]
      readonly isFirst: boolean
      readonly isLast: boolean
    }
  | { readonly type: 'add'; readonly library: string; readonly files: readonly (Searchable & Stamped)[] }
  /** The best files, without marks; with `only` these alone, with theirs. */
  | {
      readonly type: 'search'
      readonly library: string
      readonly query: string
      readonly limit: number
      readonly only?: readonly string[]
    }

export type SearchAnswer =
  | { readonly type: 'changed'; readonly ids: readonly string[] }
  | { readonly type: 'added' }
  | { readonly type: 'hits'; readonly hits: readonly Hit[] }
  /** The library is not held any more: it has to be compared from its first file on. */
  | { readonly type: 'lost' }

interface Held {
  readonly index: SearchIndex
  /** Of each file what its entry was made from, and how much of it is held. */
  readonly files: Map<string, { readonly stamp: string; readonly chars: number }>
  /** Files that were seen since the first page; undefined between comparisons. */
  seen: Set<string> | undefined
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
  const forgetGone = (held: Held, seen: ReadonlySet<string>) => {
    for (const [id, { chars }] of held.files) {
      if (seen.has(id)) continue
      held.index.remove(id)
      held.files.delete(id)
      held.chars -= chars
    }
  }

  return (ask) => {
    if (ask.type === 'compare') {
      const held = use(ask.library, ask.isFirst)
      if (!held) return { type: 'lost' }
      const seen = ask.isFirst ? new Set<string>() : (held.seen ?? new Set())
      for (const { id } of ask.files) seen.add(id)
      held.seen = ask.isLast ? undefined : seen
      if (ask.isLast) forgetGone(held, seen)
      return {
        type: 'changed',
        ids: ask.files.flatMap(({ id, stamp }) => (held.files.get(id)?.stamp === stamp ? [] : [id])),
      }
    }
    const held = use(ask.library, false)
    if (!held) return { type: 'lost' }
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
      const chars = file.name.length + file.folder.length + (hasRoom ? text.length : 0)
      held.files.set(file.id, { stamp, chars })
      held.chars += chars
    }
    forgetOldest()
    return { type: 'added' }
  }
}

const fresh = (): Held => ({ index: new SearchIndex(), files: new Map(), seen: undefined, chars: 0 })

import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Entry, Key, Listing, Source } from './entry.ts'

/** What the rows and tiles of a list share, so that each of them knows only its key. */
export interface ListParts {
  readonly source: Source
  /** Opens the menu of an entry beside its button. */
  readonly onMenu: (key: Key, button: HTMLElement) => void
  /** True where files come from many folders, so that each says its own. */
  readonly showsFolder: boolean
}

export const ListContext = createContext<ListParts | undefined>(undefined)

/** The list around a row. Throws outside of one. */
export const useList = (): ListParts => {
  const parts = use(ListContext)
  if (!parts) throw new Error('A row stands in a list')
  return parts
}

/** The thing of a key; undefined until its part of the list has come. */
export const useEntry = (source: Source, key: Key): Entry | undefined => {
  const look = useCallback(() => source.entryOf(key), [source, key])
  return useSyncExternalStore(source.subscribe, look, look)
}

/** The list as it is now. */
export const useListing = (source: Source): Listing =>
  useSyncExternalStore(source.subscribe, source.listing, source.listing)

import type { LibraryFile } from '@octavo/contract'
import { useMemo } from 'react'
import type { Key } from './entry.ts'
import { useListing } from './list-context.ts'
import { useLook } from './look.ts'
import { NO_QUERY, type Place } from './place.ts'
import { useActs } from './use-acts.ts'
import { useSource } from './use-source.ts'

const nothing = (_: ReadonlySet<Key>) => undefined

/** Files of the whole library as one list, whatever folders they lie in, narrowed by some words, with all that can be done. */
export const useAllFiles = (words: string) => {
  const place = useMemo((): Place => ({ view: 'search', folder: '/', query: { ...NO_QUERY, q: words } }), [words])
  const { source, isAsking } = useSource(place, useLook())
  const listing = useListing(source)
  const acts = useActs(source, nothing)
  const files = useMemo(
    (): readonly LibraryFile[] =>
      listing.keys.flatMap((key) => {
        const entry = source.entryOf(key)
        return entry?.is === 'file' ? [entry.file] : []
      }),
    [listing, source],
  )
  return { place, source, listing, isAsking, acts, files }
}

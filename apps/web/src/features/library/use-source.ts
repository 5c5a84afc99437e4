import { useEffect, useMemo, useState } from 'react'
import { listFiles } from '../../http/api.ts'
import { listFolder, listIds, listTrash, search } from '../../http/library.ts'
import { createStore, type Source } from './entry.ts'
import { folderSource } from './folder-source.ts'
import { growingSource } from './growing-source.ts'
import type { Look } from './look.ts'
import { asks, type Place } from './place.ts'
import { wireOf } from './query.ts'

/** Hits of one call, and of a search at all: what stands further down than that nobody looks at. */
const HITS = 500
const MOST_HITS = 5000

const hits = (query: ReturnType<typeof wireOf>) =>
  growingSource(async (next, options) => {
    const offset = Number(next ?? 0)
    const came = await search({ ...query, offset, limit: HITS }, options)
    const end = offset + came.hits.length
    const isEnd = came.hits.length === 0 || end >= came.total || end >= MOST_HITS
    return {
      entries: came.hits.map((hit) => ({ is: 'file', file: hit.file, hit })),
      total: came.total,
      next: isEnd ? undefined : String(end),
    }
  })

/** Files of the whole library, last uploaded first: as many as a search would list. */
const everything = () => {
  let count = 0
  return growingSource(async (next, { signal }) => {
    const { files, total, nextCursor } = await listFiles({ signal, ...(next === undefined ? {} : { cursor: next }) })
    count = (next === undefined ? 0 : count) + files.length
    return {
      entries: files.map((file) => ({ is: 'file', file })),
      total,
      next: count >= MOST_HITS ? undefined : (nextCursor ?? undefined),
    }
  })
}

const trash = () =>
  growingSource(async (next, options) => {
    const { files, total, nextCursor } = await listTrash(next, options)
    return { entries: files.map((file) => ({ is: 'trashed', file })), total, next: nextCursor ?? undefined }
  })

const sourceOf = (place: Place, { sort, order }: Look): Source => {
  if (place.view === 'trash') return trash()
  if (place.view === 'search') return asks(place.query) ? hits(wireOf(place.query)) : everything()
  return folderSource({ path: place.folder, sort, order }, { part: listFolder, ids: listIds })
}

/** Nothing yet. */
const nothing = (): Source => {
  const store = createStore()
  return {
    ...store,
    listing: () => store.listing,
    entryOf: () => undefined,
    onSight: () => undefined,
    refresh: () => undefined,
    load: async () => [],
    close: () => undefined,
  }
}

/**
 * The list of a place. Of one search to the next the old hits stay in sight until the new ones have come: `isAsking` says
 * that they are not the answer yet.
 */
export const useSource = (place: Place, look: Look) => {
  const key = JSON.stringify(
    place.view === 'search'
      ? place.query
      : [place.view, place.folder, place.view === 'folder' && [look.sort, look.order]],
  )
  const blank = useMemo(nothing, [])
  const [held, setHeld] = useState<{ readonly key: string; readonly view: Place['view']; readonly source: Source }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what of the place and the look is listed.
  useEffect(() => {
    const source = sourceOf(place, look)
    const take = () => {
      stop()
      setHeld({ key, view: place.view, source })
    }
    let stop: () => void = () => undefined
    if (place.view !== 'search') take()
    else
      stop = source.subscribe(() => {
        if (source.listing().state !== 'loading') take()
      })
    return () => {
      stop()
      source.close()
    }
  }, [key])
  const isHere = held?.key === key
  const mayStay = place.view === 'search' && held?.view === 'search'
  return { source: held && (isHere || mayStay) ? held.source : blank, isAsking: !isHere }
}

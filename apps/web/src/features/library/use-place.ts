import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  addressOf,
  asks,
  folderPlace,
  type Narrowing,
  NO_QUERY,
  PATH,
  type Place,
  parentOf,
  placeOf,
  type Query,
} from './place.ts'

/** The place that the address leads to by now: the screen follows a moment later, and a second key may come sooner. */
const placeAhead = () => placeOf(new URLSearchParams(location.search))

/** Where the address of the page says one stands, and the ways to go elsewhere. Back goes back. */
export const usePlace = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const place = useMemo(() => placeOf(params), [params])
  const go = useCallback(
    (to: Place, how: { readonly replace?: boolean } = {}) => navigate(addressOf(to), how),
    [navigate],
  )
  const goSearching = (change: (query: Query) => Query) => {
    const { view: before, folder, query: asked } = placeAhead()
    const query = change(asked)
    const view = asks(query) ? 'search' : 'folder'
    go({ view, folder, query }, { replace: before === 'search' && view === 'search' })
  }
  return {
    place,
    go,
    openFolder: useCallback((folder: string) => go(folderPlace(folder)), [go]),
    /** True on the way to another place or screen: what is still in sight is not what an act would mean. */
    isLeaving: () => location.pathname !== PATH || addressOf(placeAhead()) !== addressOf(place),
    /** To the folder above; twice at once goes up twice. */
    goUp() {
      const { view, folder } = placeAhead()
      if (view === 'folder' && folder !== '/') go(folderPlace(parentOf(folder)))
    },
    /** Searches for words with what narrows them now. A search that is changed is one step back, not many. */
    search: (words: string) => goSearching((query) => ({ ...query, q: words })),
    narrow: (change: Partial<Record<Narrowing, string | undefined>>) =>
      goSearching((query) => {
        const kept = Object.entries({ ...query, ...change }).filter(([, value]) => value !== undefined)
        return { ...NO_QUERY, ...Object.fromEntries(kept) }
      }),
  }
}

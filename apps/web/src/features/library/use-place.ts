import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addressOf, asks, folderPlace, type Narrowing, NO_QUERY, type Place, placeOf } from './place.ts'

/** Where the address of the page says one stands, and the ways to go elsewhere. Back goes back. */
export const usePlace = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const place = useMemo(() => placeOf(params), [params])
  const go = useCallback(
    (to: Place, how: { readonly replace?: boolean } = {}) => navigate(addressOf(to), how),
    [navigate],
  )
  return {
    place,
    go,
    openFolder: useCallback((folder: string) => go(folderPlace(folder)), [go]),
    /** Searches for words with what narrows them now. A search that is changed is one step back, not many. */
    search(words: string) {
      const query = { ...place.query, q: words }
      const view = asks(query) ? ('search' as const) : ('folder' as const)
      go({ view, folder: place.folder, query }, { replace: place.view === 'search' && view === 'search' })
    },
    narrow(change: Partial<Record<Narrowing, string | undefined>>) {
      const kept = Object.entries({ ...place.query, ...change }).filter(([, value]) => value !== undefined)
      const query = { ...NO_QUERY, ...Object.fromEntries(kept) }
      const view = asks(query) ? ('search' as const) : ('folder' as const)
      go({ view, folder: place.folder, query }, { replace: place.view === 'search' && view === 'search' })
    },
  }
}

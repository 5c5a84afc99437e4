import { useEffect, useRef, useState } from 'react'
import type { ListModel } from './model.ts'

const NOTHING: ReadonlySet<string> = new Set()
/** Whoever still types is not asked for. */
const REST_MS = 250
/** Shorter words stand in nearly every text. */
const LEAST_LETTERS = 3

/** Ids of the files in which the words of a query are written; what is found by name does not wait for it. */
export const useFoundInside = (model: ListModel, query: string): ReadonlySet<string> => {
  const [found, setFound] = useState<{ readonly query: string; readonly ids: ReadonlySet<string> }>()
  const latest = useRef(model)
  latest.current = model
  const wanted = query.trim()
  useEffect(() => {
    if (wanted.length < LEAST_LETTERS) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      latest.current.search?.(wanted, stop.signal).then(
        (ids) => setFound({ query: wanted, ids }),
        // Without an answer names and folders are searched, as they are without a server.
        () => undefined,
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted])
  return found?.query === wanted ? found.ids : NOTHING
}

import type { Draft } from '@octavo/core'
import { useEffect, useMemo, useState } from 'react'
import { isPlaced, type ListOrder, type Places, placesOf } from './list-order.ts'

interface Known {
  readonly order: ListOrder
  readonly places: Places
}
const AS_FOUND: Known = { order: 'found', places: new Map() }

/**
 * The order that the list stands in: the wanted one as soon as it is known which names come before which, until then the one
 * before. Edits change nothing about that; new names are compared when they come.
 */
export const useListOrder = (entries: Draft['entries'], wanted: ListOrder): Known => {
  const [known, setKnown] = useState(AS_FOUND)
  const isKnown = useMemo(
    () => wanted === known.order && isPlaced(entries.values(), wanted, known.places),
    [entries, wanted, known],
  )
  useEffect(() => {
    if (isKnown) return
    const abort = new AbortController()
    placesOf(entries.values(), wanted, abort.signal).then(
      (places) => setKnown({ order: wanted, places }),
      () => undefined,
    )
    return () => abort.abort()
  }, [entries, wanted, isKnown])
  return known
}

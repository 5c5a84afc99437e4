import type { SearchHit } from '@octavo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchLibrary } from '../../http/api.ts'

/** The server is asked when nobody has typed for so long. */
const PAUSE_MS = 250
const NONE: readonly SearchHit[] = []

/** What the server finds for a query, in contents too; no hits while it is asked (`isAsking`), and when it can't be. */
export const useSearch = (query: string, canAsk: boolean) => {
  const wanted = query.trim()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, isFetching } = useQuery({
    queryKey: ['/api/search', settled],
    queryFn: ({ signal }) => searchLibrary(settled, signal),
    enabled: canAsk && settled !== '',
    staleTime: 0,
  })
  const isSettled = settled === wanted
  return {
    hits: isSettled && wanted !== '' ? (data?.hits ?? NONE) : NONE,
    isAsking: canAsk && wanted !== '' && (!isSettled || isFetching),
  }
}

import { visibleName } from '@octavo/core'
import { useQuery } from '@tanstack/react-query'
import { File } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { search } from '../../http/library.ts'
import type { Command } from './commands.ts'

/** The server is asked when nobody has typed for so long. */
const PAUSE_MS = 200
const MOST = 8
const NONE: readonly Command[] = []

/** Files of the library that a query finds, as commands that open them; `isAsking` until the server has answered. */
export const useFiles = (query: string): { readonly files: readonly Command[]; readonly isAsking: boolean } => {
  const navigate = useNavigate()
  const wanted = query.trim()
  const [settled, setSettled] = useState('')
  const isAway = isOffline(useConnection())
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, isFetching } = useQuery({
    queryKey: ['/api/search', settled, 'palette'],
    queryFn: ({ signal }) => search({ q: settled.slice(0, 200) }, { signal }),
    enabled: settled !== '' && !isAway,
    staleTime: 0,
  })
  const isSettled = settled === wanted
  if (wanted === '' || isAway) return { files: NONE, isAsking: false }
  const files = isSettled
    ? (data?.hits ?? []).slice(0, MOST).map(({ file }) => ({
        id: file.id,
        text: visibleName(file.name),
        detail: visibleName(file.folder),
        icon: File,
        run: () => void navigate(`/upload?file=${encodeURIComponent(file.id)}`),
      }))
    : NONE
  return { files, isAsking: !isSettled || isFetching }
}

import { useQuery } from '@tanstack/react-query'
import { listAllFiles, listRuns } from '../../http/api.ts'
import { RUNS, WAITING } from './take-back.ts'

/** The newest organize run of the library; undefined while unknown, and when the server can't be reached. */
export const useLastRun = () => {
  const { data } = useQuery({ queryKey: RUNS, queryFn: ({ signal }) => listRuns(signal), staleTime: 0 })
  return data?.find(({ kind }) => kind === 'organize')
}

/** Files of the library that no run has put anywhere yet; undefined while unknown. */
export const useWaitingFiles = (isShown: boolean) => {
  const { data } = useQuery({
    queryKey: WAITING,
    queryFn: async ({ signal }) => {
      const files = await listAllFiles(signal)
      return files.filter(({ folder, state }) => state === 'ok' && /^\/Inbox(\/|$)/.test(folder))
    },
    enabled: isShown,
    staleTime: 0,
  })
  return data
}

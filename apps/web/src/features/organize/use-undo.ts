import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listAllFiles, listRuns, undoRun } from '../../lib/api.ts'
import { showUndone } from './notices.ts'

const RUNS = ['/api/runs'] as const
const WAITING = ['/api/files', 'waiting'] as const

/** Takes runs back; while one is on its way a second press does nothing. */
export const useUndo = () => {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: undoRun,
    onSuccess: (answer) => showUndone({ count: answer.undone }),
    onError: (error) => showUndone({ error }),
    onSettled: () =>
      client.invalidateQueries({ queryKey: RUNS }).then(() => client.invalidateQueries({ queryKey: WAITING })),
  })
  return {
    isRunning: mutation.isPending,
    undo: (runId: string) => {
      if (client.isMutating() === 0) mutation.mutate(runId)
    },
  }
}

/** The newest organize run of the library; undefined while unknown, and when the server can't be reached. */
export const useLastRun = (isShown: boolean) => {
  const { data } = useQuery({
    queryKey: RUNS,
    queryFn: ({ signal }) => listRuns(signal),
    enabled: isShown,
    staleTime: 0,
  })
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

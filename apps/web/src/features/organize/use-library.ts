import { useQuery } from '@tanstack/react-query'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { refusedHere } from '../../device/hand-over.ts'
import { runsHere, unplacedHere } from '../../device/runs.ts'
import { useDevice } from '../../device/use-device.ts'
import { WAITING } from '../../flow/take-back-and-tell.ts'
import { listAllFiles } from '../../http/api.ts'
import { pageOfRuns, RUNS } from '../../http/runs.ts'
import type { TellsOfRun } from './run-to-show.ts'

const NONE: Awaited<ReturnType<typeof unplacedHere>> = []

/** The newest organize run of the library; undefined while unknown, and when the server can't be reached. */
export const useLastRun = () => {
  const { data } = useQuery({ queryKey: RUNS, queryFn: ({ signal }) => pageOfRuns(undefined, signal), staleTime: 0 })
  return data?.runs.find(({ kind }) => kind === 'organize')
}

/** The newest run of this device that the library has not followed yet. */
export const useRunHere = () => useDevice(newestHere, undefined)

const newestHere = async (): Promise<TellsOfRun | undefined> => {
  const run = (await runsHere()).findLast(({ state: { undoes, counts } }) => undoes === undefined && counts.done > 0)
  return run && { id: run.state.runId, moved: run.state.counts.done, status: run.status, canUndo: run.canUndo }
}

/** The run of this device that the library refused, for its person to look at again. */
export const useRefusedRun = () => useDevice(refusedHere, undefined)

/** Files that no run has put anywhere yet, of the library or, without it, of this device; undefined while unknown. */
export const useWaitingFiles = (isShown: boolean) => {
  const isAway = isOffline(useConnection())
  const here = useDevice(unplacedHere, NONE)
  const { data } = useQuery({
    queryKey: WAITING,
    queryFn: async ({ signal }) => {
      const files = await listAllFiles(signal)
      return files.filter(({ folder, state }) => state === 'ok' && /^\/Inbox(\/|$)/.test(folder))
    },
    enabled: isShown && !isAway,
    staleTime: 0,
  })
  return isAway ? here : data
}

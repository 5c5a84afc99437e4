import { type SyncRequest, type SyncResult, type SyncState, syncResult, type Task } from '@octavo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { serverTextOf } from '../../http/http.ts'
import { beginSync, changeTask, SYNC_STATE, syncStateOf } from '../../http/sync.ts'
import { tellEnd, tellFailed } from './tell.ts'

const ASK_AGAIN_MS = 1000

/** True for work that is not over. */
export const isGoing = (task: Task | null | undefined): boolean =>
  task?.status === 'waiting' || task?.status === 'running'

/** What a task that is done came to. */
export const resultOf = (task: Task | null | undefined): SyncResult | undefined =>
  task?.status === 'completed' ? syncResult.safeParse(task.result).data : undefined

/** The state of syncs, asked for again while one goes on; what begins, ends and repeats them, and what went wrong with a press. */
export const useSync = () => {
  const client = useQueryClient()
  const isAway = isOffline(useConnection())
  const [isStarting, setStarting] = useState(false)
  const [refused, setRefused] = useState<string>()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: SYNC_STATE,
    queryFn: ({ signal }) => syncStateOf(signal),
    enabled: !isAway,
    staleTime: 0,
    refetchInterval: ({ state }) => (isGoing(state.data?.task) || isGoing(state.data?.run) ? ASK_AGAIN_MS : false),
  })
  const task = data?.task
  const watched = useRef<string>(undefined)
  useEffect(() => {
    if (!task) return
    if (isGoing(task)) watched.current = task.id
    else if (watched.current === task.id) {
      watched.current = undefined
      tellEnd(task, resultOf(task))
    }
  }, [task])

  const begin = async (wishes: SyncRequest) => {
    setStarting(true)
    setRefused(undefined)
    try {
      const state: SyncState = await beginSync(wishes)
      watched.current = state.task?.id
      client.setQueryData(SYNC_STATE, state)
    } catch (error) {
      console.warn('The sync could not begin', error)
      const text = serverTextOf(error)
      setRefused(text ?? '')
      tellFailed(text)
    } finally {
      setStarting(false)
    }
  }
  const change = async (verb: 'cancel' | 'retry') => {
    if (!task) return
    if (verb === 'cancel') watched.current = undefined
    else watched.current = task.id
    await changeTask(task.id, verb).catch((error: unknown) => tellFailed(serverTextOf(error)))
    await refetch()
  }
  return {
    ...{ state: data, isAway, isPending, isError, isStarting, refused, retry: () => void refetch() },
    isBusy: isStarting || isGoing(task),
    begin: (wishes: SyncRequest) => void begin(wishes),
    cancel: () => void change('cancel'),
    again: () => void change('retry'),
  }
}

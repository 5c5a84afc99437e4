import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { runsHere } from '../../device/runs.ts'
import { useDevice } from '../../device/use-device.ts'
import { pageOfRuns, RUNS } from '../../http/runs.ts'
import { type Step, stepOf, stepsHere } from './step.ts'

const NONE: Awaited<ReturnType<typeof runsHere>> = []

/** Everything that was ever done, newest first, as far as it was fetched: what this device did alone, then the library. */
export const useHistory = () => {
  const isAway = isOffline(useConnection())
  const here = useDevice(runsHere, NONE)
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...RUNS, 'history'],
    queryFn: ({ pageParam, signal }) => pageOfRuns(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: !isAway,
    staleTime: 0,
  })
  const steps = useMemo((): readonly Step[] => {
    const there = data?.pages.flatMap(({ runs }) => runs.map(stepOf)) ?? []
    return [...stepsHere(here), ...there].sort((a, b) => b.atMs - a.atMs)
  }, [data, here])
  return {
    steps,
    isAway,
    isPending: isPending && !isAway,
    isError,
    retry: () => void refetch(),
    older: hasNextPage ? { isBusy: isFetchingNextPage, show: () => void fetchNextPage() } : undefined,
  }
}

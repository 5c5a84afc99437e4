import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { runsInPlace } from '../../device/place/index.ts'
import { runsHere } from '../../device/runs.ts'
import { useDevice } from '../../device/use-device.ts'
import { pageOfRuns, RUNS } from '../../http/runs.ts'
import { type Step, stepOf, stepsHere, stepsInPlace } from './step.ts'

const NONE: Awaited<ReturnType<typeof runsHere>> = []
const NOWHERE: Awaited<ReturnType<typeof runsInPlace>> = []

/** Everything that was ever done, newest first, as far as it was fetched: by this device alone, in folders, by the library. */
export const useHistory = () => {
  const isAway = isOffline(useConnection())
  const here = useDevice(runsHere, NONE)
  const inPlace = useDevice(runsInPlace, NOWHERE)
  const library = useInfiniteQuery({
    queryKey: [...RUNS, 'history'],
    queryFn: ({ pageParam, signal }) => pageOfRuns(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: !isAway,
    staleTime: 0,
  })
  const { data, isPending, isError, refetch, fetchNextPage } = library
  const steps = useMemo((): readonly Step[] => {
    const there = data?.pages.flatMap(({ runs }) => runs.map(stepOf)) ?? []
    return [...stepsHere(here), ...stepsInPlace(inPlace), ...there].sort((a, b) => b.atMs - a.atMs)
  }, [data, here, inPlace])
  const show = useCallback(() => void fetchNextPage(), [fetchNextPage])
  return {
    steps,
    isAway,
    isPending: isPending && !isAway,
    isError: isError && data === undefined,
    retry: () => void refetch(),
    older: library.hasNextPage
      ? { isBusy: library.isFetchingNextPage, hasFailed: library.isFetchNextPageError, show }
      : undefined,
  }
}

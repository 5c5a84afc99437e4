import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { countPending } from '../../device/hand-over.ts'
import { listRefused, listWaiting, waitAgain } from '../../device/queue.ts'
import { useDevice } from '../../device/use-device.ts'
import { organizeFiles } from '../../http/api.ts'
import { carryOutThere } from '../../http/plans.ts'
import { flushQueue } from '../../intake/flush.ts'
import { uploads } from '../../intake/uploads.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { isSessionOver, useSessionOver } from '../../session/session.ts'
import { toast } from '../../ui/index.ts'

const countWaiting = async () => (await listWaiting()).length
const countDue = async () => (await countWaiting()) + (await countPending())
const NONE: Awaited<ReturnType<typeof listRefused>> = []

/** How many things wait on this device for the server; follows the queue. */
export const useWaitingCount = (): number => useDevice(countWaiting, 0)

/** What the server will not take; follows the queue. */
export const useRefused = (): typeof NONE => useDevice(listRefused, NONE)

const send = (signal: AbortSignal) =>
  flushQueue({
    upload: (entries, onSettled) => uploads.send(entries, { signal, onSettled }),
    organize: (moves) => organizeFiles(moves, signal),
    carryOut: (plan) => carryOutThere(plan, signal),
  })

/** Sends what waits, tells how it went, and lets the lists look again. What was refused for good is told by its list. */
const sendAndTell = async (client: QueryClient, signal: AbortSignal): Promise<void> => {
  const { storedCount, unsentCount } = await send(signal)
  if (storedCount > 0) {
    const description = m.offline_sent_text({ count: storedCount, n: number(storedCount) })
    toast({ title: m.offline_sent_title(), description })
  }
  if (unsentCount > 0 && !isSessionOver()) {
    const description = m.offline_unsent_text({ count: unsentCount, n: number(unsentCount) })
    toast({ title: m.offline_unsent_title(), description, tone: 'destructive' })
  }
  await Promise.all([
    client.invalidateQueries({ queryKey: ['/api/files'] }),
    client.invalidateQueries({ queryKey: ['/api/runs'] }),
  ])
}

/** Sends what waits as soon as the server can be reached, unless somebody has to log in first. */
export const useFlush = (): void => {
  const client = useQueryClient()
  const due = useDevice(countDue, 0)
  const isAway = isOffline(useConnection())
  const isOver = useSessionOver()
  const isDue = due > 0 && !isAway && !isOver
  useEffect(() => {
    if (!isDue) return
    const stop = new AbortController()
    sendAndTell(client, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) console.warn('What waits could not be sent', error)
    })
    return () => stop.abort()
  }, [isDue, client])
}

/** Sends refused files once more, on the person's word. */
export const useRetry = (): ((files: typeof NONE) => void) => {
  const client = useQueryClient()
  return (files) =>
    void waitAgain(files)
      .then(() => sendAndTell(client, new AbortController().signal))
      .catch((error: unknown) => console.warn('What waits could not be sent', error))
}

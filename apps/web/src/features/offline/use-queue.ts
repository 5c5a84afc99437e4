import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { organizeFiles } from '../../lib/api.ts'
import { isOffline, useConnection } from '../../lib/offline/connection.ts'
import { flushQueue } from '../../lib/offline/flush.ts'
import { listWaiting, subscribeQueue } from '../../lib/offline/queue.ts'
import { uploadAll } from '../../lib/upload/scheduler.ts'
import { number } from '../../lib/words.ts'
import { m } from '../../paraglide/messages.js'
import { browserClock, sendBatch } from '../../platform/web/index.ts'
import { toast } from '../../ui/index.ts'

/** How many things wait on this device for the server; follows the queue. */
export const useWaitingCount = (): number => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const look = () =>
      listWaiting().then(
        (waiting) => setCount(waiting.length),
        (error: unknown) => console.warn('The queue could not be read', error),
      )
    void look()
    return subscribeQueue(() => void look())
  }, [])
  return count
}

const send = (signal: AbortSignal) =>
  flushQueue({
    upload: (entries, onSettled) =>
      uploadAll(entries, {
        send: sendBatch,
        signal,
        sleep: (durationMs, stop) => browserClock.sleep(durationMs, stop),
        onProgress: () => undefined,
        onSettled,
      }),
    organize: (moves) => organizeFiles(moves, signal),
  })

/** Sends what waits as soon as the server can be reached, tells how it went, and lets the lists look again. */
export const useFlush = (): void => {
  const client = useQueryClient()
  const waiting = useWaitingCount()
  const isAway = isOffline(useConnection())
  const isDue = waiting > 0 && !isAway
  useEffect(() => {
    if (!isDue) return
    const stop = new AbortController()
    send(stop.signal)
      .then(async ({ storedCount, unsentCount }) => {
        if (storedCount > 0) {
          const description = m.offline_sent_text({ count: storedCount, n: number(storedCount) })
          toast({ title: m.offline_sent_title(), description })
        }
        if (unsentCount > 0) {
          const description = m.offline_unsent_text({ count: unsentCount, n: number(unsentCount) })
          toast({ title: m.offline_unsent_title(), description, tone: 'destructive' })
        }
        await Promise.all([
          client.invalidateQueries({ queryKey: ['/api/files'] }),
          client.invalidateQueries({ queryKey: ['/api/runs'] }),
        ])
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn('What waits could not be sent', error)
      })
    return () => stop.abort()
  }, [isDue, client])
}

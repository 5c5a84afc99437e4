import { useEffect } from 'react'
import { watchConnection } from '../../connection/watch.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { startServiceWorker } from './service-worker.ts'
import { useFlush } from './use-queue.ts'

let hasStarted = false

/** Everything that makes Octavo work without its server. Fetched once the page is at rest. */
export default function Offline() {
  useFlush()
  useEffect(watchConnection, [])
  useEffect(() => {
    if (hasStarted) return
    hasStarted = true
    startServiceWorker().catch((error: unknown) => console.warn('No service worker', error))
  }, [])
  return (
    <>
      <OfflineBanner />
      <RefusedFiles />
    </>
  )
}

import { LIMITS, parentPath } from '@octavo/core'
import type { ScanHooks, Scanned } from '../../place/scan.ts'
import { scanInWorker } from '../../worker/scan/client.ts'
import { keptRuns } from '../kept-runs.ts'
import type { Place } from './places.ts'

/**
 * Everything in a place, in a worker of this browser; no more than `mostItems` are listed (the limit of the
 * specification when left out), and all are counted. Rejects
 * with the signal's reason, and with AppError `not_found`, `permission_denied`.
 */
export const scanPlace = async (
  { root, handle }: Place,
  { mostItems = LIMITS.scanFiles, ...hooks }: ScanHooks & { readonly mostItems?: number } = {},
): Promise<Scanned> => {
  // Folders that were sorted into here are heaps: what lies in them by chance makes no project of them.
  const sorted = new Set<string>()
  for (const state of await keptRuns('place'))
    if (state.root === root)
      for (const { status, to } of state.receipts.values()) if (status === 'done') sorted.add(parentPath(to))
  return scanInWorker({ root: handle, mostItems, sorted }, hooks)
}

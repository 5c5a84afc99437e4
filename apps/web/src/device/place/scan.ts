import { LIMITS } from '@octavo/core'
import { type ScanHooks, type Scanned, type ScanProgress, ScanResult, scanPages } from '../../place/scan.ts'
import { scanInWorker } from '../../worker/scan/client.ts'
import { sortedInto } from './forget.ts'
import type { Place } from './places.ts'

/**
 * Everything in a place, in a worker where that can be; no more than `mostItems` are listed (the limit of the
 * specification when left out), and all are counted. Rejects with the signal's reason, and with AppError `not_found`,
 * `permission_denied`.
 */
export const scanPlace = async (
  place: Place,
  { mostItems = LIMITS.scanFiles, ...hooks }: ScanHooks & { readonly mostItems?: number } = {},
): Promise<Scanned> => {
  const { key, files } = place
  const sorted = await sortedInto(place)
  if ('handle' in key) return scanInWorker({ root: key.handle, mostItems, sorted }, hooks)
  // The bridge of a shell is the page's alone; what it is asked runs beside the page anyway.
  const result = new ScanResult()
  let last: ScanProgress | undefined
  const onProgress = (progress: ScanProgress) => {
    last = progress
    hooks.onProgress?.(progress)
  }
  for await (const page of scanPages(files, { mostItems, sorted }, { ...hooks, onProgress })) result.add(page)
  return result.result(last)
}

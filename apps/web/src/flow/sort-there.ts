import type { LibraryFile, SortResponse } from '@octavo/contract'
import { batches, type Stack } from '@octavo/core'
import { sortBatch, stacksAmong } from '../http/api.ts'
import { toItem } from './to-item.ts'

/**
 * Sorts any number of files, some at a time, so that no answer holds up the page; what belongs together goes in one call.
 * Reports each count of files done. One answer comes back, as if it had been one call. Throws HttpError, and AbortError
 * on abort.
 */
export const sortThere = async (
  files: readonly LibraryFile[],
  options: { readonly signal: AbortSignal; onProgress(doneCount: number): void },
): Promise<SortResponse> => {
  const results = new Map<string, SortResponse['results'][string]>()
  let note: string | undefined
  let start = 0
  for (const batch of batches(files, toItem)) {
    const before = start
    const answer = await sortBatch(batch, options.signal, (done) =>
      options.onProgress(before + Math.min(done, batch.length)),
    )
    for (const [category, sorted] of Object.entries(answer.results)) {
      const known = results.get(category)
      if (known) known.push(...sorted)
      else results.set(category, [...sorted])
    }
    note ??= answer.note
    start += batch.length
    options.onProgress(start)
  }
  const folders = [...results].map(([name, sorted]) => ({ name, count: sorted.length }))
  return { folders, results: Object.fromEntries(results), ...(note === undefined ? {} : { note }) }
}

/** Which of the files are copies or bursts; none where the server could not say: the sorting holds without. Throws AbortError. */
export const stacksThere = async (files: readonly LibraryFile[], signal: AbortSignal): Promise<readonly Stack[]> => {
  try {
    return (await stacksAmong(files, signal)).stacks
  } catch (error) {
    signal.throwIfAborted()
    console.warn('Copies could not be looked for', error)
    return []
  }
}

import type { Judged } from './judged.ts'

/** A person's files by category. */
export interface Sorted<T> {
  /** Categories with how many files they hold, the fullest first. */
  readonly folders: readonly { readonly name: string; readonly count: number }[]
  readonly results: ReadonlyMap<string, readonly T[]>
}

/** Puts files under the categories of their verdicts, one a file in the same order; a file without a verdict is left out. */
export function byCategory<F, T>(
  files: readonly F[],
  judged: readonly Judged[],
  show: (file: F, judged: Judged) => T,
): Sorted<T> {
  const results = new Map<string, T[]>()
  files.forEach((file, index) => {
    const own = judged[index]
    if (!own) return
    const list = results.get(own.verdict.category) ?? []
    list.push(show(file, own))
    results.set(own.verdict.category, list)
  })
  const folders = [...results].map(([name, sorted]) => ({ name, count: sorted.length }))
  return { folders: folders.sort((a, b) => b.count - a.count), results }
}

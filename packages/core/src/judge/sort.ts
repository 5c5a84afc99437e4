import type { Verdict } from '../item/verdict.ts'
import type { Option } from '../learn/decide.ts'
import { type UnderstandContext, type UnderstandInput, understand } from './understand.ts'

/** What sorting says of one item: where it goes, and where else it could. */
export interface Judged {
  readonly verdict: Verdict
  /** Best places, the verdict's first, three at most; empty when nothing but the type was looked at. */
  readonly options: readonly Option[]
}

/** A person's files by category. */
export interface Sorted<T> {
  /** Categories with how many files they hold, the fullest first. */
  readonly folders: readonly { readonly name: string; readonly count: number }[]
  readonly results: ReadonlyMap<string, readonly T[]>
}

/**
 * Says of each item where it goes, in their order: the one rule that server, browser and command share. Verdicts carry
 * their options, so that a review can offer them. Pure; `onDone` hears of each item once, and may throw to stop.
 */
export function sortItems(inputs: readonly UnderstandInput[], context: UnderstandContext = {}): readonly Judged[] {
  return understand(inputs, context).map(({ verdict, options }) => ({
    verdict: options.length > 1 ? { ...verdict, options } : verdict,
    options,
  }))
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

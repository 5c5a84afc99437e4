import { at, inOrder } from '../../numeric/index.ts'
import { findGroupCount } from './group-count.ts'
import { consensus, spacesOf, TOO_COMMON } from './opinions.ts'
import { withPhrasesAsOne } from './phrases.ts'
import { countTerms } from './terms.ts'

/** Groups rows of terms; rows without a shared term get groups of their own by their fallback name. */
export function groupTexts(
  texts: readonly (readonly string[])[],
  fallbacks: readonly string[],
  { groups, seed = 1 }: { readonly groups?: number; readonly seed?: number },
): Int32Array {
  const documents = withPhrasesAsOne(texts)
  const counts = countTerms(documents, 2, TOO_COMMON)
  const spoken: number[] = []
  const silent: number[] = []
  for (let row = 0; row < documents.length; row++)
    (at(counts.starts, row + 1) > at(counts.starts, row) ? spoken : silent).push(row)
  const labels = new Int32Array(documents.length)
  const wanted = groups === undefined ? undefined : Math.max(1, Math.min(groups, documents.length))
  const room = wanted === undefined ? undefined : Math.max(1, wanted - (silent.length > 0 ? 1 : 0))
  const own =
    spoken.length > 0
      ? groupSpoken(
          spoken.map((row) => documents[row] ?? []),
          room,
          seed,
        )
      : new Int32Array(0)
  let used = 0
  spoken.forEach((row, index) => {
    labels[row] = at(own, index)
    used = Math.max(used, at(own, index) + 1)
  })
  const numbers = new Map<string, number>()
  const most = wanted === undefined ? Number.POSITIVE_INFINITY : Math.max(1, wanted - used)
  for (const row of silent) {
    const name = fallbacks[row] ?? ''
    const number = numbers.get(name) ?? Math.min(numbers.size, most - 1)
    numbers.set(name, number)
    labels[row] = wanted === 1 ? 0 : used + number
  }
  return inOrder(labels)
}

function groupSpoken(documents: readonly (readonly string[])[], wanted: number | undefined, seed: number): Int32Array {
  if (wanted === 1 || documents.length <= 2)
    return new Int32Array(documents.length).map((_, row) => (wanted === 1 ? 0 : row))
  const spaces = spacesOf(documents, seed)
  const groups = Math.min(wanted ?? findGroupCount(spaces, seed), documents.length)
  return consensus(spaces, groups, seed)
}

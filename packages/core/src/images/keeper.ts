/** One of several copies. */
export interface Copy {
  readonly path: string
  /** Width times height, when it is a picture whose size is known. */
  readonly pixelCount?: number
  readonly modifiedAtMs: number
}

/** What names of copies say: words of several languages, numbers in brackets, sizes, marks of edits and messengers. */
const SIGNS: readonly RegExp[] = [
  /(?<!\p{L})(?:copy|copie|kopie|copia|c[oó]pia|duplicate|duplicat|dup)(?!\p{L})|副本|コピー|نسخة/iu,
  /(?<!\p{L})(?:thumb|thumbnail|small|preview|resized|scaled|compressed|edited|edit|cropped|crop)(?!\p{L})/iu,
  /(?:\(\d{1,3}\)|~\d{1,3})(?=\.[^.]*$|$)/u,
  /(?<!\d)\d{2,4}x\d{2,4}(?!\d)/u,
  /-WA\d{4}/u,
]

/**
 * Which copy to keep: the one of the best resolution, then the one whose name looks like an original's, then the oldest, at
 * last the first by path. Answers its index; the order of the copies does not matter.
 */
export function keeperOf(copies: readonly Copy[]): number {
  let best = 0
  copies.forEach((copy, index) => {
    const other = copies[best]
    if (other && compare(copy, other) < 0) best = index
  })
  return best
}

function compare(a: Copy, b: Copy): number {
  return (
    (b.pixelCount ?? 0) - (a.pixelCount ?? 0) ||
    signsIn(a.path) - signsIn(b.path) ||
    a.modifiedAtMs - b.modifiedAtMs ||
    (a.path < b.path ? -1 : 1)
  )
}

/** How many signs of a copy a file's own name has; folders don't count. */
function signsIn(path: string): number {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return SIGNS.filter((sign) => sign.test(name)).length
}

import { foldForm } from '../forms/index.ts'

/**
 * What a letter, folded, looks like where print is poor: the same signs for letters that are misread for one another. A
 * round one is `o`, an upright stroke `i`; what has two or three of them has so many signs, as `rn` is read for `m`, `cl`
 * for `d`, `ii` for `u` and `vv` for `w`.
 */
const STROKES: Readonly<Record<string, string>> = {
  ...{ o: 'o', 0: 'o', c: 'o', e: 'o', a: 'o' },
  ...{ i: 'i', l: 'i', 1: 'i', '!': 'i', '|': 'i', t: 'i', f: 'i', r: 'i', j: 'i' },
  ...{ n: 'ii', u: 'ii', h: 'ii', b: 'ii', 8: 'ii', m: 'iii', d: 'oi' },
  ...{ s: 's', 5: 's', $: 's', g: 'g', q: 'g', 9: 'g', 6: 'g', y: 'v', w: 'vv', z: 'z', 2: 'z' },
}

const seen = new Map<string, { readonly plain: string; readonly strokes: string }>()
const MOST_SEEN = 4000

/** A character as words are compared, and its strokes. */
export function shapeOf(character: string): { readonly plain: string; readonly strokes: string } {
  const known = seen.get(character)
  if (known) return known
  const plain = foldForm(character)
  const shape = { plain, strokes: [...plain].map((letter) => STROKES[letter] ?? letter).join('') }
  if (seen.size >= MOST_SEEN) seen.clear()
  seen.set(character, shape)
  return shape
}

/** FNV-1a, 32 bits, one code further. */
export const hashOn = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)
export const HASH_START = 0x811c9dc5 | 0

const PAIRS = /rn|vv|cl|ii|ri|li/gu
const PAIR = /rn|vv|cl|ii|ri|li/u
const PAIR_AS: Readonly<Record<string, string>> = { rn: 'm', vv: 'w', cl: 'd', ii: 'u', ri: 'n', li: 'h' }
const paired = (word: string): string => word.replace(PAIRS, (pair) => PAIR_AS[pair] ?? pair)

/** What a misread sign costs: a figure for a letter, a letter for one that looks like it, two for one, any other one, one too many or too few. */
export const MISREAD = { figure: 1, alike: 3, pair: 2.5, other: 8, length: 6 }
const keyOf = (read: number, meant: number): number => read * 65536 + meant
const ALIKE: ReadonlySet<number> = new Set(
  'oc ec oe ao ae as li ij lj lt ft tl tr fr un nh hb uv gq yv ic rt'
    .split(' ')
    .map((two) => [two.charCodeAt(0), two.charCodeAt(1)] as const)
    .flatMap(([one, other]) => [keyOf(one, other), keyOf(other, one)]),
)
/** `A` and `|`: figures and signs stand before the one, and `|` is no letter. */
const [FIRST_LETTER, BAR] = [65, 124]

/** What it costs to read one sign for another. */
const substitution = (read: number, meant: number): number =>
  read === meant
    ? 0
    : read < FIRST_LETTER || read === BAR
      ? MISREAD.figure
      : ALIKE.has(keyOf(read, meant))
        ? MISREAD.alike
        : MISREAD.other

const LONGEST = 64
const rows = [new Float64Array(LONGEST), new Float64Array(LONGEST)] as const

/** What it costs to read one word for another (Levenshtein with costs); more than `most` is not told apart. */
function distance(a: string, b: string, most: number): number {
  const [long, wide] = [a.length, b.length]
  if (Math.abs(long - wide) * MISREAD.length > most || long >= LONGEST || wide >= LONGEST - 1) return most + 1
  let [row, next] = rows
  for (let j = 0; j <= wide; j += 1) row[j] = j * MISREAD.length
  for (let i = 1; i <= long; i += 1) {
    const code = a.charCodeAt(i - 1)
    let least = i * MISREAD.length
    next[0] = least
    for (let j = 1; j <= wide; j += 1) {
      const over = (row[j - 1] ?? 0) + substitution(code, b.charCodeAt(j - 1))
      const above = (row[j] ?? 0) + MISREAD.length
      const beside = (next[j - 1] ?? 0) + MISREAD.length
      const cost = over < above ? (over < beside ? over : beside) : above < beside ? above : beside
      next[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    const kept = row
    row = next
    next = kept
  }
  return row[wide] ?? 0
}

/** What it costs that a word was written where another is meant; pairs that look like one letter are one. More than `most` is not told apart. */
export function misreadCost(written: string, meant: string, most: number): number {
  if (written === meant) return 0
  const plain = distance(written, meant, most)
  if (plain <= MISREAD.pair || !(PAIR.test(written) || PAIR.test(meant))) return plain
  return Math.min(plain, MISREAD.pair + distance(paired(written), paired(meant), most - MISREAD.pair))
}

/** One element of a pattern: what it takes, and how often at most. */
interface Element {
  readonly source: string
  readonly most: number
  readonly least: number
  /** The ways through a group; absent for a single sign. */
  readonly ways?: readonly (readonly Element[])[]
  /** Looks only, takes nothing. */
  readonly looks?: boolean
}

/** Reads a pattern of JavaScript (flag u) into its elements; enough of the grammar for the patterns of types. */
export function readPattern(pattern: string): readonly (readonly Element[])[] {
  let at = 0
  const ways = (): Element[][] => {
    const all: Element[][] = [[]]
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        all.push([])
        at += 1
      } else all.at(-1)?.push(element())
    }
    return all
  }
  const element = (): Element => {
    const start = at
    let inner: Element[][] | undefined
    let looks = false
    if (pattern[at] === '(') {
      const head = /^\((?:\?(?:[:=!]|<[=!]|<\w+>|[a-z]*:))?/u.exec(pattern.slice(at))?.[0] ?? '('
      looks = /[=!]$/u.test(head)
      at += head.length
      inner = ways()
      at += 1
    } else if (pattern[at] === '[') {
      at += 1
      while (pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1
      at += 1
    } else if (pattern[at] === '\\') {
      at += /^\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|.)/iu.exec(pattern.slice(at))?.[0].length ?? 2
    } else at += 1
    const source = pattern.slice(start, at)
    if (source === '^' || source === '$' || source === '\\b' || source === '\\B') looks = true
    const times = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/u.exec(pattern.slice(at))
    if (!times) return { source, least: 1, most: 1, looks, ...(inner && { ways: inner }) }
    at += times[0].length
    const [, sign, from = '1', comma, to] = times
    const least = sign ? (sign === '+' ? 1 : 0) : Number(from)
    const most = sign
      ? sign === '?'
        ? 1
        : Number.POSITIVE_INFINITY
      : comma
        ? to
          ? Number(to)
          : Number.POSITIVE_INFINITY
        : least
    return { source, least, most, looks, ...(inner && { ways: inner }) }
  }
  return ways()
}

const signs = Array.from({ length: 95 }, (_, code) => String.fromCharCode(code + 32)).concat('\n', '\r', '\t')

const takes = (element: Element): ReadonlySet<string> => {
  const one = new RegExp(`^(?:${element.source.replace(/^\\[1-9]$/u, '.')})$`, 'su')
  return new Set(signs.filter((sign) => one.test(sign)))
}

/** The single elements that an element may end with, and begin with: a group's are those of its ways. */
const ends = (element: Element): readonly Element[] =>
  element.ways?.flatMap((way) => {
    const last = way.findLast(({ looks }) => !looks)
    return last ? ends(last) : []
  }) ?? [element]
const starts = (element: Element): readonly Element[] =>
  element.ways?.flatMap((way) => {
    const first = way.find(({ looks }) => !looks)
    return first ? starts(first) : []
  }) ?? [element]

const shares = (one: Element, other: Element): boolean =>
  one.ways === undefined && other.ways === undefined && [...takes(one)].some((sign) => takes(other).has(sign))

/** Signs that what these elements take may begin with. */
function firsts(way: readonly Element[]): ReadonlySet<string> {
  const all = new Set<string>()
  for (const element of way) {
    if (element.looks) continue
    for (const some of element.ways?.map(firsts) ?? [takes(element)]) for (const sign of some) all.add(sign)
    if (element.least > 0) return all
  }
  return all
}

/** Whether a group that ends in the one may begin again with a sign that the one would have taken too. */
const mayFollow = (end: Element, way: readonly Element[]): boolean => {
  const again = firsts(way)
  return [...takes(end)].some((sign) => again.has(sign))
}

/**
 * What of a pattern can be gone through in very many ways: a group that is repeated and whose end may be longer or shorter
 * (`(?:a+)+`), and two long runs side by side that share a sign (`={5,}[^\n]{0,300}`), of which the text decides no border.
 */
export function slowParts(pattern: string, most = 16_000): readonly string[] {
  const found: string[] = []
  const look = (all: readonly (readonly Element[])[], isRepeated: boolean): void => {
    for (const way of all) {
      const taking = way.filter(({ looks }) => !looks)
      const last = taking.at(-1)
      const isSingle = taking.length === 1 && last?.ways === undefined
      if (isRepeated && !isSingle)
        // What ends the group for certain, and all behind it that may be missing.
        for (const one of taking.slice(taking.findLastIndex(({ least }) => least > 0)))
          if (one.most > 1 && one.ways === undefined && mayFollow(one, taking))
            found.push(`repeated end ${one.source} of ${way.map(({ source }) => source).join('')}`)
      if (isRepeated && isSingle && last && last.most > 1) found.push(`repeated ${last.source}`)
      for (const [index, one] of taking.entries()) {
        const next = taking[index + 1]
        if (next)
          for (const end of ends(one))
            for (const start of starts(next)) {
              const isLong = isRepeated ? Math.min(end.most, start.most) > 1 : end.most * start.most > most
              if (Math.min(end.most, start.most) > 1 && isLong && shares(end, start))
                found.push(`${end.source} beside ${start.source}`)
            }
      }
      for (const one of way) if (one.ways) look(one.ways, one.most > 1)
    }
  }
  look(readPattern(pattern), false)
  return found
}

/** The patterns that stand in a source text between slashes, with the flag u. */
export const patternsIn = (source: string): readonly string[] =>
  Array.from(
    source.matchAll(
      /(?<![\w)\]] ?)\/((?:\[(?:[^\]\\\n]|\\.)*\]|[^/\\\n[*]|\\.)(?:\[(?:[^\]\\\n]|\\.)*\]|[^/\\\n[]|\\.)*)\/[dgimsy]*u[dgimsy]*/gu,
    ),
    ([, pattern = '']) => pattern,
  )

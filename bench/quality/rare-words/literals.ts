/** What a program writes in quotes, and its patterns. */
export interface Literal {
  readonly is: 'string' | 'pattern'
  readonly text: string
}

/** Behind these a slash begins a pattern, and behind anything else it divides. */
const BEFORE_PATTERN = /(?:^|[(,=:[!&|?{};\n>]|\breturn)\s*$/u
/** Behind these a string names a file or a code, and no word that is looked for. */
const NO_WORD = /(?:\bfrom|\bimport|\bbecause\()\s*$/u
const QUOTES = `'"\``

/** Where a literal that begins at `at` ends; behind its last sign. */
function endOf(source: string, at: number, last: string): number {
  let isInClass = false
  for (let to = at + 1; to < source.length; to += 1) {
    const sign = source[to]
    if (sign === '\\') to += 1
    else if (last === '/' && sign === '[') isInClass = true
    else if (last === '/' && sign === ']') isInClass = false
    else if (sign === last && !isInClass) return to + 1
  }
  return source.length
}

/** Strings and patterns of a source in TypeScript, in their order; comments, names of modules and codes of reasons are none. */
export function literalsOf(source: string): readonly Literal[] {
  const literals: Literal[] = []
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? ''
    const two = source.slice(at, at + 2)
    if (two === '//') at = Math.max(at, source.indexOf('\n', at) - 1)
    else if (two === '/*') at = source.indexOf('*/', at) + 1
    else if (QUOTES.includes(sign)) {
      const end = endOf(source, at, sign)
      if (!NO_WORD.test(source.slice(Math.max(0, at - 12), at)))
        literals.push({ is: 'string', text: source.slice(at + 1, end - 1) })
      at = end - 1
    } else if (sign === '/' && BEFORE_PATTERN.test(source.slice(Math.max(0, at - 20), at))) {
      const end = endOf(source, at, '/')
      literals.push({ is: 'pattern', text: source.slice(at + 1, end - 1) })
      at = end - 1
    }
  }
  return literals
}

/** Words and phrases that a pattern looks for, roughly: what stands between its signs. `g[üu]ltig` gives `gültig`. */
export const phrasesOfPattern = (pattern: string): readonly string[] =>
  pattern
    .replace(/\\[pP]\{[^}]*\}/gu, '|')
    .replace(/\\[bsSwWdDtnru]/gu, (sign) => (sign === '\\s' ? ' ' : '|'))
    .replace(/\\./gu, '|')
    .replace(/\(\?<?[=!:]|\(\?<\w+>/gu, '|')
    .replace(/\[(\p{L})[^\]]?\]/gu, '$1')
    .replace(/\[[^\]]*\]/gu, '|')
    .split(/[^\p{L}\p{M}\p{N}' -]+/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => /\p{L}{2}/u.test(phrase))

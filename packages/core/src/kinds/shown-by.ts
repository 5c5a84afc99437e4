import { ALL_DOCUMENT_KINDS } from './kinds.ts'

/** What weights are learned for: the kinds, and last that it is none of them. */
export const CLASSES: readonly string[] = [...ALL_DOCUMENT_KINDS, 'none']
/** Signs of the table of weights: a place in it is a class, or a number of steps from the middle one. */
export const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-'
/** One step of a weight, in logarithms of odds before it is parted among all that is shown. */
export const STEP = 0.5

/** First characters of a text that are looked at: papers say there what they are. */
const MAX_CHARS = 5000
const MOST_TOKENS = 700
const TITLE_TOKENS = 10

/** Words, figures with their points, and runs of other signs. */
const TOKEN = /[\p{L}\p{M}]+|\d+(?:[.,:/-]\d+)*|[^\s\p{L}\p{M}\d]+/gu
const IS_WORD = /^\p{L}/u
const IS_FIGURE = /^\d/u
const ACCENTS = /\p{M}/gu

/** The shape of a figure: what stands before a point or is long says nothing. */
function shapeOf(figure: string): string {
  const parts = figure.split(/[.,:/-]/u)
  const signs = figure.replace(/\d+/gu, '')
  if (parts.length === 1) return figure.length > 5 ? '00..' : /^(?:19|20)\d\d$/u.test(figure) ? 'year' : '0'.repeat(figure.length)
  const [last = ''] = parts.slice(-1)
  if (/^[.,]+$/u.test(signs)) return last.length === 2 ? '0.00' : parts.length > 2 ? '0.0.0' : last.length === 1 ? '0.0' : '0.000'
  if (/^:+$/u.test(signs)) return parts.length > 2 ? '0:00:00' : '0:00'
  return parts.length > 2 ? '0/0/0' : '0/0'
}

/** In which of a few steps a share or a count lies. */
const stepOf = (value: number, steps: readonly number[]): number => steps.filter((step) => value >= step).length

const share = (lines: readonly string[], test: RegExp): number =>
  lines.filter((line) => test.test(line)).length / Math.max(1, lines.length)

/** What its lines look like, without their words. */
function looksOf(lines: readonly string[], tokens: number): string[] {
  const shares: Readonly<Record<string, RegExp>> = {
    full: /[.!?…]["'”’»)]*\s*$/u,
    label: /^[^:]{2,40}:(?:\s|$)/u,
    amount: /\d[.,]\d\d(?!\d)/u,
    figure: /\d/u,
    bullet: /^\s*(?:[-*•–>+]|\d{1,2}[.)])\s/u,
    capitals: /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u,
    lower: /^\s*\p{Ll}/u,
    said: /["“”„«»]|^\s*[—–]/u,
    asks: /\?/u,
    code: /[{};=<>]|\(\)/u,
    clock: /\d:\d\d/u,
  }
  const length = lines.reduce((sum, line) => sum + line.length, 0) / Math.max(1, lines.length)
  return [
    `@long ${stepOf(length, [16, 26, 38, 52, 70, 100, 180])}`,
    ...Object.entries(shares).map(([name, test]) => `@${name} ${stepOf(share(lines, test), [0.01, 0.15, 0.3, 0.5, 0.75])}`),
  ]
}

/** What a text shows that weights are learned for: its words, pairs of them, words of its beginning and of its lines, and looks. */
export function shownBy(whole: string): ReadonlySet<string> {
  const text = whole.slice(0, MAX_CHARS)
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '')
  const shown = new Set<string>()
  let count = 0
  for (const line of lines) {
    const plain = line.toLowerCase().normalize('NFD').replace(ACCENTS, '')
    let before = '^'
    for (const found of plain.match(TOKEN) ?? []) {
      if (count >= MOST_TOKENS) break
      const token = IS_WORD.test(found) ? found : IS_FIGURE.test(found) ? shapeOf(found) : found.slice(0, 3)
      shown.add(token)
      if (IS_WORD.test(token) && token.length > 5) shown.add(`${token.slice(0, 5)}~`)
      if (IS_WORD.test(token) && token.length > 4) shown.add(`${token.slice(0, 4)}~`)
      shown.add(`${before} ${token}`)
      if (count < TITLE_TOKENS && IS_WORD.test(token)) shown.add(`1 ${token}`)
      before = token
      count += 1
    }
    shown.add(`${before} $`)
  }
  for (const look of looksOf(lines, count)) shown.add(look)
  return shown
}

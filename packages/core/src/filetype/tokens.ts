/** Where a token stands: anywhere, first on its line, last on its line, or first with the one behind it. */
export const ANYWHERE = 0
export const FIRST = 1
export const LAST = 2
export const PAIR = 3
export type Place = typeof ANYWHERE | typeof FIRST | typeof LAST | typeof PAIR

/** Takes each token of a text with its place; `next` is the second token of the line where the place is `PAIR`. */
export type Listener = (place: Place, token: string, next: string) => void

/** So many tokens tell a language; a bound for the time that a text takes. */
const maxTokens = 1200
/** No string is looked through farther, so that signs that never end cost little. */
const longestString = 2000

const NONE = 0
const WORD = 1
const DIGIT = 2
const OPERATOR = 3
const SINGLE = 4
const BLANK = 5

/** Class of each ASCII sign. */
const kinds = new Uint8Array(128)
for (let code = 0; code < 128; code += 1) {
  const sign = String.fromCharCode(code)
  if (/[A-Za-z_]/u.test(sign)) kinds[code] = WORD
  else if (/\d/u.test(sign)) kinds[code] = DIGIT
  else if ('-=~<>:|!&+*/?^.'.includes(sign)) kinds[code] = OPERATOR
  else if (code <= 32) kinds[code] = BLANK
  else kinds[code] = SINGLE
}
const kindAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  return code < 128 ? (kinds[code] ?? NONE) : code >= 128 ? WORD : NONE
}

/** Signs that belong to the word behind them: `@interface`, `#include`, `$self`, `\begin`, `%token`. */
const prefixes = '@#$%\\'
const single: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))

/** Ends of remarks and strings that go over lines, by their starts. */
const longStarts: readonly (readonly [start: string, end: string, needsBlank: boolean])[] = [
  ['/*', '*/', false],
  ['(*', '*)', true],
  ['{-', '-}', true],
  ['<!--', '-->', false],
  ['"""', '"""', false],
  ["'''", "'''", false],
  ['<#', '#>', true],
  ['--[[', ']]', false],
  ['#|', '|#', false],
]
const longSigns = new Uint8Array(128)
for (const [start] of longStarts) longSigns[start.charCodeAt(0)] = 1

/** Walks over a text once, without its remarks and the insides of its strings, and hands out its tokens. */
class Walk {
  private at = 0
  private count = 0
  private before = ''
  private first = ''
  private readonly endless = new Set<string>()
  private readonly text: string
  private readonly hear: Listener

  constructor(text: string, hear: Listener) {
    this.text = text
    this.hear = hear
  }

  private emit(token: string): void {
    this.count += 1
    this.hear(ANYWHERE, token, '')
    if (this.before === '') {
      this.hear(FIRST, token, '')
      this.first = token
    } else if (this.first !== '') {
      this.hear(PAIR, this.first, token)
      this.first = ''
    }
    this.before = token
  }

  private endLine(): void {
    if (this.before !== '') this.hear(LAST, this.before, '')
    this.before = ''
    this.first = ''
  }

  /** Past the end of the line; what is left of it is a remark. */
  private skipLine(): void {
    const end = this.text.indexOf('\n', this.at)
    this.at = end === -1 ? this.text.length : end
  }

  /** A remark or string over lines that begins here; true when there was one. */
  private skipLong(): boolean {
    const { text, at } = this
    for (const [start, end, needsBlank] of longStarts) {
      if (!text.startsWith(start, at)) continue
      const behind = at + start.length
      if (needsBlank && kindAt(text, behind) !== BLANK && text[behind] !== start[1]) continue
      this.emit(start)
      // An end that was not found once is not there farther on: looking again each time would be slow.
      const close = this.endless.has(end) ? -1 : text.indexOf(end, behind)
      if (close === -1) this.endless.add(end)
      this.at = close === -1 ? (start === '/*' || start === '<!--' ? text.length : behind) : close + end.length
      return true
    }
    return false
  }

  /** True when what stands here makes the rest of the line a remark. */
  private isRemark(code: number): boolean {
    const { text, at } = this
    const isStart = this.before === ''
    const next = text.charCodeAt(at + 1)
    const isFree = !(next > 32) || next === code
    if (code === 35 || code === 37) return isFree && (isStart || (code === 35 && kindAt(text, at - 1) === BLANK))
    if (code === 59) return isStart
    if (code === 47) return next === 47 && text.charCodeAt(at - 1) !== 58
    if (code === 45)
      return (
        next === 45 &&
        (isStart || kindAt(text, at - 1) === BLANK) &&
        (!(text.charCodeAt(at + 2) > 32) || text.charCodeAt(at + 2) === 45)
      )
    if (code === 33 || code === 42) return isStart && isFree
    return false
  }

  /** A string on one line, or the sign alone where it does not end there. */
  private quoted(code: number): void {
    const { text, at } = this
    const isStart = this.before === ''
    const quote = code === 34 ? '""' : "''"
    if (code === 39 && kindAt(text, at - 1) === WORD) {
      this.emit("'")
      this.at += 1
      return
    }
    for (let end = at + 1; end < at + longestString; end += 1) {
      const sign = text.charCodeAt(end)
      if (sign === 92) end += 1
      else if (sign === code) {
        this.emit(quote)
        this.at = end + 1
        return
      } else if (!(sign >= 32) && sign !== 9) break
    }
    this.emit(code === 34 ? '"' : "'")
    this.at += 1
    // Remarks of Vim and Visual Basic.
    if (isStart) this.skipLine()
  }

  private word(from: number): void {
    const { text } = this
    let end = this.at
    let isForeign = false
    for (;;) {
      const code = text.charCodeAt(end)
      if (code >= 128) isForeign = true
      else if (!(kinds[code] === WORD || kinds[code] === DIGIT)) break
      end += 1
    }
    if ((text[end] === '!' || text[end] === '?') && text[end + 1] !== '=' && kindAt(text, end + 1) !== OPERATOR)
      end += 1
    this.at = end
    this.emit(isForeign ? '\u00e9' : end - from > 24 ? 'x'.repeat(25) : text.slice(from, end))
  }

  private sign(code: number): void {
    const { text, at } = this
    const kind = code < 128 ? (kinds[code] ?? NONE) : WORD
    if (longSigns[code] === 1 && this.skipLong()) return
    if (this.isRemark(code)) {
      const remark = code === 47 || code === 45 ? (single[code] ?? '').repeat(2) : (single[code] ?? '')
      this.emit(`${remark}~`)
      this.skipLine()
      return
    }
    if (code === 34 || code === 39) {
      this.quoted(code)
      return
    }
    const isPrefix = prefixes.includes(single[code] ?? '') || code === 46
    if (isPrefix && kindAt(text, at + 1) === WORD && text.charCodeAt(at + 1) < 128) {
      this.hear(ANYWHERE, `${single[code] ?? ''}x`, '')
      this.at = at + 1
      this.word(at)
      return
    }
    if (kind === OPERATOR) {
      let end = at + 1
      while (end < at + 3 && kindAt(text, end) === OPERATOR) end += 1
      this.emit(text.slice(at, end))
      while (kindAt(text, end) === OPERATOR) end += 1
      this.at = end
      return
    }
    this.emit(single[code] ?? '')
    this.at = at + 1
  }

  run(): void {
    const { text } = this
    while (this.at < text.length && this.count < maxTokens) {
      const code = text.charCodeAt(this.at)
      const kind = code < 128 ? (kinds[code] ?? NONE) : WORD
      if (code === 10) {
        this.endLine()
        this.at += 1
        if (text.charCodeAt(this.at) === 9) this.hear(ANYWHERE, '»', '')
      } else if (kind === BLANK) this.at += 1
      else if (kind === WORD) this.word(this.at)
      else if (kind === DIGIT) this.number()
      else this.sign(code)
    }
    this.endLine()
  }

  /** Numbers are all the same, but for how their base is written. */
  private number(): void {
    const { text } = this
    const start = this.at
    let end = start + 1
    while (kindAt(text, end) === WORD || kindAt(text, end) === DIGIT) end += 1
    this.at = end
    const mark = text[end] === "'" || text[end] === '#' ? text[end] : ''
    if (mark !== '') this.at += 1
    this.emit(mark !== '' ? `9${mark}` : text.slice(start, start + 2).toLowerCase() === '0x' ? '0x' : '9')
  }
}

/** Hands out the tokens of a text, those of its first twelve hundred. Linear in the text's length. */
export const eachToken = (text: string, hear: Listener): void => new Walk(text, hear).run()

/** Characters that no text should carry on: controls besides newline, soft hyphens, byte order marks. */
const UNWANTED = /(?!\n)[\p{Cc}\u00ad\ufeff]/gu
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu

/** Text as it is kept: newlines only, single blanks, at most one empty line, no controls, well-formed. */
export function tidyText(text: string): string {
  return text
    .replace(BREAKS, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(UNWANTED, '')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
    .toWellFormed()
}

/** Gathers text up to a number of characters; `isFull` tells a reader that it may stop. */
export class TextSink {
  readonly #maxChars: number
  #parts: string[] = []
  #length = 0

  constructor(maxChars: number) {
    this.#maxChars = maxChars
  }

  get isFull(): boolean {
    return this.#length > this.#maxChars
  }

  get isEmpty(): boolean {
    return this.#parts.every((part) => part.trim() === '')
  }

  /** Adds text as it stands; call `line` to end a paragraph. */
  add(text: string): void {
    if (text === '' || this.isFull) return
    // Room for what tidying takes away again; a single huge part must not be held whole.
    const part = text.length > this.#maxChars * 2 ? text.slice(0, this.#maxChars * 2) : text
    this.#parts.push(part)
    this.#length += part.length
  }

  /** Ends a line, once. */
  line(text = ''): void {
    this.add(`${text}\n`)
  }

  toString(): string {
    return tidyText(this.#parts.join('')).slice(0, this.#maxChars).trimEnd().toWellFormed()
  }
}

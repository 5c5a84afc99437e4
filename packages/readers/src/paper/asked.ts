import { startsWith } from '../bytes.ts'

// What may be asked of a document's pages, and how its answers are checked: these types know no parser.

/** A page as ink on paper: a byte a pixel, 0 is black, rows from the top. */
export interface GreyPage {
  readonly widthPx: number
  readonly heightPx: number
  readonly grey: Uint8Array
}

/** A document of more pages is no stack that somebody laid into a scanner. */
export const MAX_STACK_PAGES = 500
/** A page that says more than this says enough by then. */
export const MAX_PAGE_CHARS = 20_000

/** What stands on each page of a document, the first page first; `''` for a page without text. */
export interface PageTexts {
  readonly texts: readonly string[]
}

/** Pages from one to another, both counted from 1 and both within. */
export interface PageRange {
  readonly first: number
  readonly last: number
}

/** Files made of the pages of another one, in the order in which they were asked for. */
export interface Parts {
  readonly parts: readonly Uint8Array[]
}

/** What is copied, and the time that is written into it. */
export interface PartsWish {
  readonly ranges: readonly PageRange[]
  readonly madeAtMs: number
}

/** Rebuilds a page that a reader process sent; undefined when it is not what was asked for. */
export function asGreyPage(sent: unknown, maxSidePx: number): GreyPage | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const { widthPx, heightPx, grey } = sent as Record<keyof GreyPage, unknown>
  if (!isSide(widthPx, maxSidePx) || !isSide(heightPx, maxSidePx) || !(grey instanceof Uint8Array)) return undefined
  return grey.length === widthPx * heightPx ? { widthPx, heightPx, grey } : undefined
}

const isSide = (value: unknown, maxSidePx: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxSidePx

/** Rebuilds what a reader process sent; undefined when it is no list of texts. */
export function asPageTexts(sent: unknown): PageTexts | undefined {
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > MAX_STACK_PAGES) return undefined
  if (!sent.every((text) => typeof text === 'string')) return undefined
  return { texts: sent.map((text: string) => text.slice(0, MAX_PAGE_CHARS).toWellFormed()) }
}

/** Rebuilds what a reader process sent; undefined when it is not `count` files that begin as PDF files do. */
export function asParts(sent: unknown, count: number): Parts | undefined {
  if (!Array.isArray(sent) || sent.length !== count) return undefined
  const isPart = (part: unknown): part is Uint8Array => part instanceof Uint8Array && startsWith(part, '%PDF-')
  return sent.every(isPart) ? { parts: sent } : undefined
}

import type { ChangedPiece } from './flow-pieces.ts'
import type { SavedFlow } from './flows.ts'

/** What a page that was closed had still to write: a closing page waits for no database. */
export interface ClosingNote {
  readonly flow: SavedFlow
  /** True when the pieces are all there is; else they change what the same page wrote before. */
  readonly isWhole: boolean
  readonly pieces: readonly ChangedPiece[]
}

const NOTE = 'octavo.closing'
/** Characters of a note at most: a tab has room for some millions, and a page that is closed is not held up. */
const MOST = 1_000_000

const pack = (_: string, value: unknown) => (value instanceof Map ? { $map: [...value] } : value)
const unpack = (_: string, value: { readonly $map?: readonly [unknown, unknown][] } | null) =>
  value?.$map === undefined ? value : new Map(value.$map)

/** A note as text; undefined where that would be longer than `most` characters. */
export const noteText = (
  { flow, isWhole, pieces }: Omit<ClosingNote, 'pieces'> & { readonly pieces: Iterable<ChangedPiece> },
  most = MOST,
): string | undefined => {
  const texts: string[] = []
  let length = 0
  for (const piece of pieces) {
    const text = JSON.stringify(piece, pack)
    length += text.length
    if (length > most) return undefined
    texts.push(text)
  }
  return `{"flow":${JSON.stringify(flow, pack)},"isWhole":${isWhole},"pieces":[${texts.join()}]}`
}

/** What `noteText` made a text of; undefined for any other text. */
export const noteOf = (text: string): ClosingNote | undefined => {
  try {
    const note: Partial<ClosingNote> | null = JSON.parse(text, unpack)
    return note?.flow && Array.isArray(note.pieces) ? (note as ClosingNote) : undefined
  } catch {
    return undefined
  }
}

/** Notes at once what is still to be written; a note that is too long, or that the browser refuses, is left out. */
export const noteClosing = (note: Parameters<typeof noteText>[0]): void => {
  try {
    sessionStorage.removeItem(NOTE)
    const text = noteText(note)
    if (text !== undefined) sessionStorage.setItem(NOTE, text)
  } catch (error) {
    console.warn('What was changed last could not be noted', error)
  }
}

/** What the page before this one noted when it was closed; it is forgotten with that. */
export const takeClosing = (): ClosingNote | undefined => {
  const text = sessionStorage.getItem(NOTE)
  sessionStorage.removeItem(NOTE)
  return text === null ? undefined : noteOf(text)
}

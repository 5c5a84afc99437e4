import type { LibraryFile, SearchHit } from '@octavo/contract'

/** A file of the list, and why it fits: marks in its name, a piece of its content. */
export interface Found {
  readonly file: LibraryFile
  readonly hit?: SearchHit
}

/** A text without case and accents, so that `resume` finds `Résumé`. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

const folded = new WeakMap<LibraryFile, string>()
const textOf = (file: LibraryFile) => {
  let text = folded.get(file)
  if (text === undefined) {
    text = fold(`${file.folder}/${file.name}`)
    folded.set(file, text)
  }
  return text
}

/**
 * What fits a query: the server's hits first, in its order (they know the contents), then every further file whose name
 * or folder has each word in it. Without a query, and without hits, the list's own order.
 */
export const searchFiles = (
  files: readonly LibraryFile[],
  query: string,
  hits: readonly SearchHit[] = [],
): readonly Found[] => {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return files.map((file) => ({ file }))
  const told = new Set(hits.map(({ file }) => file.id))
  const more = files.filter((file) => !told.has(file.id) && words.every((word) => textOf(file).includes(word)))
  return [...hits.map((hit) => ({ file: hit.file, hit })), ...more.map((file) => ({ file }))]
}

/** A text in stretches, marked and unmarked in turn; marks that overlap or lie outside are mended. */
export const stretchesOf = (
  text: string,
  marks: readonly { readonly start: number; readonly end: number }[],
): readonly { readonly text: string; readonly isMarked: boolean }[] => {
  const parts: { text: string; isMarked: boolean }[] = []
  let at = 0
  for (const { start, end } of [...marks].sort((a, b) => a.start - b.start)) {
    const from = Math.min(Math.max(start, at), text.length)
    const to = Math.min(end, text.length)
    if (to <= from) continue
    if (from > at) parts.push({ text: text.slice(at, from), isMarked: false })
    parts.push({ text: text.slice(from, to), isMarked: true })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false })
  return parts
}

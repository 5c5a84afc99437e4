import type { LibraryFile } from '@octavo/contract'

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

/** The files whose name or folder has every word of the query in it, in the order of the list. */
export const searchFiles = (files: readonly LibraryFile[], query: string): readonly LibraryFile[] => {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return words.length === 0 ? files : files.filter((file) => words.every((word) => textOf(file).includes(word)))
}

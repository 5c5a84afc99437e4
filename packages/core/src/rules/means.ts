import { ALL_DOCUMENT_KINDS, englishOf, kindFolder, kindOfWord } from '../kinds/index.ts'
import { folderForKind, meansTheSame } from '../learn/index.ts'

const kindsByFolder = new Map(ALL_DOCUMENT_KINDS.map((kind) => [kindFolder(kind).toLowerCase(), kind] as const))

/**
 * True when two names of folders mean the same in whatever languages: both are that of one folder of Octavo's, or one kind
 * of document (`Bills`, `Rechnungen`), or the same words.
 */
export function meansFolder(folder: string, wanted: string): boolean {
  const english = englishOf(wanted)
  if (english !== undefined && english === englishOf(folder)) return true
  const word = wanted.normalize('NFC').toLowerCase()
  const kind = kindOfWord(word) ?? kindsByFolder.get(word)
  return kind === undefined ? meansTheSame(folder, wanted) : folderForKind(kind, [folder]) === folder
}

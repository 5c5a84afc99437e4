import { isWithin } from '../item/index.ts'
import { ALL_DOCUMENT_KINDS, englishOf, kindFolder, kindOfWord } from '../kinds/index.ts'
import { folderForKind, meansTheSame } from '../learn/index.ts'
import { asCompared } from './subject.ts'

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

/** True when a path is a folder or lies below it, whatever the case. */
export const liesWithin = (path: string, folder: string): boolean =>
  isWithin(asCompared('text', folder.replace(/^\/+|\/+$/gu, '')), asCompared('text', path))

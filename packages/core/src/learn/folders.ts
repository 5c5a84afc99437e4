import { ALL_DOCUMENT_KINDS, type DocumentKind, englishOf, folderIn, kindFolder, kindOfWord } from '../kinds/index.ts'
import type { Language } from '../reasons/index.ts'
import { isStopWord, stemEnglish, wordsOfName } from '../words/index.ts'

const lastPart = (folder: string): string => folder.split('/').findLast((part) => part.trim() !== '') ?? ''

/** What people call the folder of a type of file: words that say it alone, and words that may stand beside them. */
const TYPE_WORDS: Readonly<Record<string, readonly [says: string, beside?: string]>> = {
  'Photos & Images': [
    'photos photo pictures picture pics images image bilder fotos foto imágenes fotografías images immagini صور',
    'camera',
  ],
  'Videos & Movies': ['videos video movies movie films film filme clips vídeos películas vidéos فيديو', 'clips'],
  'Music & Audio': ['music audio songs sounds musik lieder música canciones musique موسيقى'],
  'PDF Documents': ['pdf pdfs', 'documents dokumente documentos'],
  'Documents & Text': ['documents document docs text texts dokumente texte documentos textos وثائق', 'word'],
  Spreadsheets: ['spreadsheets spreadsheet excel tabellen sheets hojas tableurs'],
  Presentations: ['presentations presentation slides powerpoint präsentationen presentaciones présentations'],
  'Archives & Zips': ['archives archive zips zip archive archiv archivos comprimidos'],
  'Software & Apps': ['software apps app programs installers setups programme aplicaciones logiciels'],
  'Code & Data': ['code data daten código datos', 'source'],
  'Other Files': ['other others misc miscellaneous sonstiges verschiedenes otros divers'],
}
/** Words that say nothing in the name of a folder of a type. */
const PLAIN_WORDS = new Set(['files', 'file', 'dateien', 'archivos', 'fichiers', 'folder'])

const typeOfWords = new Map<string, { says: ReadonlySet<string>; beside: ReadonlySet<string> }>(
  Object.entries(TYPE_WORDS).map(([category, [says, beside = '']]) => [
    category,
    { says: new Set(says.split(' ')), beside: new Set(beside.split(' ')) },
  ]),
)

/** True when a folder's name means a type of file: `Pictures` and `My Photos 2023` mean `Photos & Images`. */
function meansCategory(folder: string, category: string): boolean {
  const name = englishOf(lastPart(folder)) ?? lastPart(folder)
  if (name === category) return true
  const known = typeOfWords.get(category)
  const words = wordsOfName(name).filter((word) => !isStopWord(word) && !PLAIN_WORDS.has(word))
  if (!known || words.length === 0) return false
  return words.some((word) => known.says.has(word)) && words.every((w) => known.says.has(w) || known.beside.has(w))
}

/**
 * The folder for a category by type (its English name): the person's own one of that name in their language or in English,
 * else one that means the same (`Pictures` for `Photos & Images`), else a new one in their language.
 */
export function folderForCategory(category: string, existing: readonly string[], language: Language = 'en'): string {
  const name = folderIn(language, category)
  if (existing.length === 0 || existing.includes(name)) return name
  if (existing.includes(category)) return category
  return (
    shortest(existing.filter((folder) => meansCategory(folder, category))) ?? sameFolder(category, existing) ?? name
  )
}

/** True when a name is that of a type of file, so that a folder of it holds all sorts of things. */
export const isTypeFolder = (folder: string): boolean =>
  [...typeOfWords.keys()].some((category) => meansCategory(folder, category))

/** True when a folder's name alone says what belongs in it: a kind of document, or a type of file. */
export function saysWhatItHolds(folder: string): boolean {
  const meanings = meaningsOf(folder)
  const kinds = new Set<string>(ALL_DOCUMENT_KINDS)
  if (isTypeFolder(folder) || englishOf(lastPart(folder)) !== undefined) return true
  return meanings.size > 0 && [...meanings].every((meaning) => kinds.has(meaning))
}

/** The shortest path, then the first by alphabet. */
const shortest = (folders: readonly string[]): string | undefined =>
  folders.toSorted((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))[0]

/** Meanings of names that were asked for, because every item asks for all folders; emptied when it has grown. */
const remembered = new Map<string, ReadonlySet<string>>()
const MOST_REMEMBERED = 5000

/** What a folder's name means, as stems without function words and numbers; the word of a kind gives the kind. */
function meaningsOf(folder: string): ReadonlySet<string> {
  const known = remembered.get(folder)
  if (known) return known
  const name = lastPart(folder)
  const words = wordsOfName(englishOf(name) ?? name).filter((word) => !isStopWord(word))
  const found = new Set(words.map((word) => kindOfWord(word) ?? stemEnglish(word)))
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(folder, found)
  return found
}

/**
 * True when two folder names mean the same: `Invoices`, `invoice`, `Bills` and `Rechnungen`; not `Invoices` and
 * `Invoice templates`. Case, number, order of words, digits and function words say nothing.
 */
export function meansTheSame(a: string, b: string): boolean {
  const [first, second] = [meaningsOf(a), meaningsOf(b)]
  if (first.size === 0 || second.size === 0) return lastPart(a).toLowerCase() === lastPart(b).toLowerCase()
  return first.size === second.size && [...first].every((meaning) => second.has(meaning))
}

/** The existing folder that means the same as a name: the shortest path, then the first by alphabet; else undefined. */
export function sameFolder(name: string, existing: readonly string[]): string | undefined {
  return shortest(existing.filter((folder) => meansTheSame(folder, name)))
}

/**
 * The folder for a kind: the person's own one that means it, in any language (also `Bills/Gas`'s `Bills`), else the name of
 * the kind in theirs.
 */
export function folderForKind(kind: DocumentKind, existing: readonly string[], language: Language = 'en'): string {
  const name = kindFolder(kind)
  const own = existing.filter((folder) => {
    const meanings = meaningsOf(folder)
    return meanings.size > 0 && [...meanings].every((meaning) => meaning === kind)
  })
  return shortest(own) ?? sameFolder(name, existing) ?? folderIn(language, name)
}

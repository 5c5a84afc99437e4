import { isStopWord, stemOf, wordsOfName } from '../words/index.ts'
import { hashFeature, type LearnFeatures } from './features.ts'
import { isLandingName } from './given-names.ts'

/** Words that stand in names of folders and say nothing of what lies in them. */
const PLAIN = new Set('folder files file dateien ordner archivos carpeta misc new old'.split(' '))
const LEAST_LETTERS = 3
/** Languages whose words lose their endings: it is not known in which one a folder is called. */
const LANGUAGES = ['en', 'de', 'es'] as const
const remembered = new Map<string, readonly (readonly number[])[]>()
const MOST_REMEMBERED = 5000

/** The telling words of a folder's name, each as the features that it would be in a text or in a name. */
function wordsOf(folder: string): readonly (readonly number[])[] {
  const known = remembered.get(folder)
  if (known) return known
  const last = folder.split('/').findLast((part) => part.trim() !== '') ?? ''
  // A file that is called `scan0003` does not speak of the folder `scan`.
  const named = isLandingName(last) ? [] : wordsOfName(last)
  const words = named.filter((word) => word.length >= LEAST_LETTERS && !PLAIN.has(word))
  const found = words.flatMap((word) => {
    if (isStopWord(word)) return []
    const stems = new Set([word, ...LANGUAGES.map((language) => stemOf(word, language))])
    return [[hashFeature(`n:${word}`), ...[...stems].map((stem) => hashFeature(`w:${stem}`))]]
  })
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(folder, found)
  return found
}

/** Share of the telling words of a folder's name that stand in a file's text or name, 0 to 1. */
export function nameShare(folder: string, { indices }: LearnFeatures): number {
  const words = wordsOf(folder)
  if (words.length === 0) return 0
  return words.filter((forms) => forms.some((form) => indices.includes(form))).length / words.length
}

/** True when a file speaks of what a folder is called: of all words of a short name, of most of a long one. */
export const agreesWithName = (folder: string, features: LearnFeatures | undefined): boolean =>
  features !== undefined && nameShare(folder, features) > 0.5

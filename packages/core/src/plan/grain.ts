import { categoryOf } from '../classify/index.ts'
import { FILE_KINDS, type FileKind, isByType, type Verdict } from '../item/index.ts'
import { folderForCategory } from '../learn/index.ts'
import { type DraftEntry, meantFor } from './entry.ts'
import type { Shape } from './shape.ts'

/** With few folders, one that would hold fewer files than this is none of its own. */
export const FEWEST_FILES = 3

/** True when nothing inside a thing had a say in where it goes. */
export const isOfType = ({ by }: Verdict): boolean => isByType({ by }) || by === 'bundle' || by === 'none'

/** What is known of all that is meant for one category. */
interface Known {
  count: number
  /** How many are there by their type alone. */
  byType: number
  readonly families: Map<string, number>
}

const FAMILIES: ReadonlyMap<FileKind, string> = new Map(
  FILE_KINDS.map((kind) => [kind, categoryOf('families', { kind, mediaType: '', extension: '' }).label]),
)

/** The family of things that a verdict's kind belongs to. */
export const familyOf = ({ fileKind }: Verdict): string => FAMILIES.get(fileKind) ?? fileKind

function survey(entries: readonly DraftEntry[]): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>()
  for (const entry of entries) {
    const meant = meantFor(entry)
    const one = known.get(meant) ?? { count: 0, byType: 0, families: new Map<string, number>() }
    known.set(meant, one)
    one.count += 1
    if (isOfType(entry.verdict)) one.byType += 1
    const family = familyOf(entry.verdict)
    one.families.set(family, (one.families.get(family) ?? 0) + 1)
  }
  return known
}

/** True when a category is a type of file, not what its files are about: most of them are there by their type alone. */
const isType = ({ count, byType }: Known): boolean => byType * 2 > count

const familyOfMost = ({ families }: Known): string =>
  [...families].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0] as [string, number])[0]

/**
 * The folder of each category, by grain and levels: its family's, its own, or its own in its family's. What a folder is
 * about is told from its type by who decided, so that one level keeps to one of the two. A family is called as the draft
 * calls it already (`Bilder`), else in the language.
 */
export function folderByGrain(
  entries: readonly DraftEntry[],
  { grain, isNested, language }: Pick<Shape, 'grain' | 'isNested' | 'language'>,
): (meant: string) => string {
  if (!isNested && grain !== 'families' && grain !== 'fewer') return (meant) => meant
  const known = survey(entries)
  const names = [...known.keys()]
  const folderFor = (meant: string, one: Known): string => {
    const family = folderForCategory(familyOfMost(one), names, language)
    const isOwn = grain === 'fewer' ? !isType(one) && one.count >= FEWEST_FILES : grain !== 'families'
    if (!isOwn || meant === family) return family
    if (!isNested) return meant
    return isType(one) ? family : `${family}/${meant}`
  }
  const folders = new Map([...known].map(([meant, one]) => [meant, folderFor(meant, one)]))
  return (meant) => folders.get(meant) ?? meant
}

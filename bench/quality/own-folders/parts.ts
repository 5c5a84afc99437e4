/** A part of a set: weights and words are fitted on the first, thresholds chosen on the second, the third is reported. */
export type Part = 'fit' | 'choose' | 'report'
export const PARTS: readonly Part[] = ['fit', 'choose', 'report']

/** A text of a source (a package, a program, a matter), which is what a folder holds. */
export interface Document {
  readonly id: string
  readonly source: string
  readonly name: string
  readonly text: string
  /** What its headers say, where it is a mail. */
  readonly mail?: { readonly from: string; readonly subject: string; readonly attachments: readonly string[] }
}

/** A family of sources: its texts by source, each source in one part only. */
export interface Family {
  readonly name: string
  /** What the sources are, in a few words. */
  readonly holds: string
  readonly sources: ReadonlyMap<string, readonly Document[]>
}

/** FNV-1a, 32 bits: an even number for a name that is the same on every machine. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** The part that a source is in, by its name alone: no file of it is ever in another. */
export const partOf = (source: string): Part => PARTS[numberOf(`part of ${source}`) % PARTS.length] as Part

/** Sources of a part that have enough texts, none of which more than `most`. */
export function sourcesOf(family: Family, part: Part, least: number, most = 20): Map<string, readonly Document[]> {
  const kept = [...family.sources]
    .filter(([source, documents]) => partOf(source) === part && documents.length >= least)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const byNumber = (a: Document, b: Document) => numberOf(a.id) - numberOf(b.id)
  return new Map(kept.map(([source, documents]) => [source, documents.toSorted(byNumber).slice(0, most)]))
}

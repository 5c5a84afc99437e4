/** Names that tell what belongs together. All of them take names in lower case. */

/** Endings that browsers give to the folder of a saved page, after the page's own name without its extension. */
const pageFolderEndings = [
  '_files',
  '.files',
  '-dateien',
  '_dateien',
  '-filer',
  '_fichiers',
  '_archivos',
  '_arquivos',
  '_ficheiros',
  '_bestanden',
  '-bestanden',
  '_pliki',
  '_soubory',
  '_file',
] as const

/** Name of the page whose folder this may be, without extension: `Recipe` for `Recipe_files`. */
export function pageFolderStem(folderName: string): string | undefined {
  const ending = pageFolderEndings.find((end) => folderName.endsWith(end) && folderName.length > end.length)
  return ending && folderName.slice(0, -ending.length)
}

/** Extensions of files that hold notes on the photo or video of the same name; those of an export have names of their own. */
export const photoSidecars: ReadonlySet<string> = new Set(['xmp', 'aae', 'thm', 'pp3', 'dop', 'cos', 'lrv'])

/** Last characters of the names below: nearly all other names are known by theirs at once. */
const PART_ENDINGS = '0123456789per'

/** How the parts of an archive are numbered: pattern, and which series and part a name is. */
const schemes: readonly (readonly [pattern: RegExp, series: string, first: number])[] = [
  [/^(.+)\.part(\d{1,4})\.(?:rar|exe)$/u, 'part.rar', 0],
  [/^(.+)\.[rs](\d{2,3})$/u, 'rar', 2],
  [/^(.+)\.z(\d{2,3})$/u, 'zip', 2],
  [/^(.+\.(?:zip|7z|rar|tar|gz|tgz|bz2|xz|iso))\.(\d{3,4})$/u, 'split', 0],
]

/**
 * Series and number of an archive part: `a.part2.rar`, `a.r00`, `a.z01`, `a.zip.001`. The archive that such parts
 * belong to (`a.rar`, `a.zip`) is part 1 of its series; undefined for any other name.
 */
export function archiveSeries(name: string): { readonly series: string; readonly part: number } | undefined {
  if (!PART_ENDINGS.includes(name.at(-1) ?? '')) return undefined
  for (const [pattern, series, first] of schemes) {
    const [, stem, number] = pattern.exec(name) ?? []
    if (stem !== undefined && number !== undefined) return { series: `${series}:${stem}`, part: Number(number) + first }
  }
  const [, stem, extension] = /^(.+)\.(rar|zip)$/u.exec(name) ?? []
  return stem === undefined || extension === undefined ? undefined : { series: `${extension}:${stem}`, part: 1 }
}

/** Stem of the film that a subtitle of this stem belongs to: the same, or with language marks after it (`.en.sdh`). */
export function filmOfSubtitle(stem: string, films: ReadonlyMap<string, unknown>): string | undefined {
  let rest = stem
  for (let marks = 0; marks <= 3; marks += 1) {
    if (films.has(rest)) return rest
    const [, shorter] =
      /^(.+)(?:[._-](?:[a-z]{2,3}(?:-[a-z]{2,4})?|forced|sdh|cc|english)|\.\d{1,2})$/u.exec(rest) ?? []
    if (shorter === undefined) return undefined
    rest = shorter
  }
  return undefined
}

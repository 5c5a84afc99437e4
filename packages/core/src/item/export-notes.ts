/** Longest name that Google's export gives a file, its ending not counted: what is longer is cut, of the JSON file's name, too. */
const LONGEST_NAME = 46
/** What stands in the name of the JSON file behind that of its picture, cut anywhere. */
const SUPPLEMENT = '.supplemental-metadata'

/** Which of the JSON files of a folder speaks of a picture, in the same folder, by their names; undefined where none does. */
export interface ExportNotes {
  /** The note that is called after the whole name of a picture. */
  ofName(picture: string): string | undefined
  /** As `ofName`, else the note that is called after the name without its ending: such files may be anything. */
  ofNameOrStem(picture: string): string | undefined
}

/**
 * Tells notes that an export of Google Photos put beside pictures by their names: `IMG_1.jpg.json` or
 * `IMG_1.jpg.supplemental-metadata.json` speaks of `IMG_1.jpg` and of `IMG_1-edited.jpg`, `IMG_1.jpg(2).json` of `IMG_1(2).jpg`; names
 * that were cut are found, too. Of several of one name the first counts.
 */
export function exportNotes(files: Iterable<string>): ExportNotes {
  const whole = new Map<string, string>()
  const cut: { readonly name: string; readonly copy: string; readonly file: string }[] = []
  for (const file of files) {
    const { name, copy, isCut } = picturedBy(file)
    const key = `${copy}/${name}`
    if (!whole.has(key)) whole.set(key, file)
    if (isCut) cut.push({ name, copy, file })
  }
  const find = (picture: string, byStem: boolean): string | undefined => {
    const { name, copy } = wanted(picture)
    const stem = byStem ? whole.get(`${copy}/${name.replace(/\.[^.]+$/u, '')}`) : undefined
    return (
      whole.get(`${copy}/${name}`) ??
      stem ??
      cut.find((one) => one.copy === copy && one.name !== '' && name.startsWith(one.name))?.file
    )
  }
  return { ofName: (picture) => find(picture, false), ofNameOrStem: (picture) => find(picture, true) }
}

/** True for the edited twin of a picture, of which the note of the picture itself speaks. */
export const isEdited = (picture: string): boolean => EDITED.test(wholeAndCopy(picture).stem)

const EDITED = /-(?:edited|bearbeitet|editado)$/iu

/** `IMG_1.jpg(2).json` speaks of the second `IMG_1.jpg`. */
function picturedBy(file: string): { readonly name: string; readonly copy: string; readonly isCut: boolean } {
  const [, whole = '', copy = ''] = /^(.*?)(\(\d+\))?\.json$/isu.exec(file) ?? []
  const at = whole.lastIndexOf('.')
  const isSupplement = at > 0 && SUPPLEMENT.startsWith(whole.slice(at)) && whole.slice(0, at).includes('.')
  return { name: isSupplement ? whole.slice(0, at) : whole, copy, isCut: whole.length >= LONGEST_NAME }
}

/** How the note of a picture calls it: without `-edited`, its number apart. */
function wanted(picture: string): { readonly name: string; readonly copy: string } {
  const { stem, copy, ending } = wholeAndCopy(picture)
  return { name: stem.replace(EDITED, '') + ending, copy }
}

function wholeAndCopy(picture: string): { readonly stem: string; readonly copy: string; readonly ending: string } {
  const [, stem = '', copy = '', ending = ''] = /^(.*?)(\(\d+\))?(\.[^.]*)?$/su.exec(picture) ?? []
  return { stem, copy, ending }
}

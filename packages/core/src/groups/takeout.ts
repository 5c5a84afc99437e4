import { baseName, parentPath } from '../item/index.ts'

/** What an export of Google Photos says beside a picture, in a JSON file of its own. */
export interface TakeoutNote {
  /** When it was taken, in universal time. */
  readonly takenAtMs?: number
  readonly place?: { readonly lat: number; readonly lng: number }
  readonly people: readonly string[]
  readonly isFavorite: boolean
}

/** Longest name that the export gives a file, its ending not counted: what is longer is cut, of the JSON file's name, too. */
const LONGEST_NAME = 46
/** What stands in the name of the JSON file behind that of its picture, cut anywhere. */
const SUPPLEMENT = '.supplemental-metadata'
const MOST_PEOPLE = 100

/**
 * Joins pictures with the notes that an export put beside them, by the path of the picture: `IMG_1.jpg` with `IMG_1.jpg.json`
 * or `IMG_1.jpg.supplemental-metadata.json`, `IMG_1(2).jpg` with `IMG_1.jpg(2).json`, `IMG_1-edited.jpg` with the note of `IMG_1.jpg`,
 * and names that were cut. Texts are hostile: what is no such note joins nothing.
 */
export function takeoutNotes(
  pictures: readonly string[],
  sidecars: readonly { readonly path: string; readonly text: string }[],
): ReadonlyMap<string, TakeoutNote> {
  const folders = new Map<string, (Pictured & { readonly note: TakeoutNote })[]>()
  for (const { path, text } of sidecars) {
    const note = readNote(text)
    if (!note) continue
    const folder = folders.get(parentPath(path)) ?? []
    folder.push({ ...picturedBy(baseName(path)), note })
    folders.set(parentPath(path), folder)
  }
  const joined = new Map<string, TakeoutNote>()
  for (const path of pictures) {
    const { name, copy } = wanted(baseName(path))
    const near = (folders.get(parentPath(path)) ?? []).filter((one) => one.copy === copy)
    const stem = name.replace(/\.[^.]+$/u, '')
    const found =
      near.find((one) => one.name === name) ??
      near.find((one) => one.name === stem) ??
      near.find((one) => one.isCut && name.startsWith(one.name))
    if (found) joined.set(path, found.note)
  }
  return joined
}

/** Which picture a JSON file speaks of. */
interface Pictured {
  readonly name: string
  /** `(2)` of the second of its name. */
  readonly copy: string
  /** True where the name may have lost its end. */
  readonly isCut: boolean
}

/** `IMG_1.jpg(2).json` speaks of the second `IMG_1.jpg`. */
function picturedBy(file: string): Pictured {
  const [, whole = '', copy = ''] = /^(.*?)(\(\d+\))?\.json$/isu.exec(file) ?? []
  const at = whole.lastIndexOf('.')
  const isSupplement = at > 0 && SUPPLEMENT.startsWith(whole.slice(at)) && whole.slice(0, at).includes('.')
  return { name: isSupplement ? whole.slice(0, at) : whole, copy, isCut: whole.length >= LONGEST_NAME }
}

/** How the note of a picture calls it: without `-edited`, its number apart. */
function wanted(picture: string): { readonly name: string; readonly copy: string } {
  const [, stem = '', copy = '', ending = ''] = /^(.*?)(\(\d+\))?(\.[^.]*)?$/su.exec(picture) ?? []
  return { name: stem.replace(/-(?:edited|bearbeitet|editado)$/iu, '') + ending, copy }
}

/** Reads one note; undefined for a text that is none. */
function readNote(text: string): TakeoutNote | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  const { photoTakenTime, geoData, people, favorited } = membersOf(parsed)
  const seconds = Number(membersOf(photoTakenTime).timestamp)
  if (photoTakenTime === undefined || !Number.isFinite(seconds) || Math.abs(seconds) > 8e12) return undefined
  const { latitude: lat, longitude: lng } = membersOf(geoData)
  const isPlace = typeof lat === 'number' && typeof lng === 'number' && (lat !== 0 || lng !== 0)
  const names = Array.isArray(people) ? people.slice(0, MOST_PEOPLE).map((one) => membersOf(one).name) : []
  return {
    takenAtMs: seconds * 1000,
    ...(isPlace && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && { place: { lat, lng } }),
    people: names.filter((name) => typeof name === 'string' && name.trim() !== '').map(String),
    isFavorite: favorited === true,
  }
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

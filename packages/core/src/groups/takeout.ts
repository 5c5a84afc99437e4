import { baseName, exportNotes, parentPath } from '../item/index.ts'

/** What an export of Google Photos says beside a picture, in a JSON file of its own. */
export interface TakeoutNote {
  /** When it was taken, in universal time. */
  readonly takenAtMs?: number
  readonly place?: { readonly lat: number; readonly lng: number }
  readonly people: readonly string[]
  readonly isFavorite: boolean
}

const MOST_PEOPLE = 100

/**
 * Joins pictures with the notes that an export put beside them, by the path of the picture (names: `exportNotes`). Texts are
 * hostile: what is no such note joins nothing.
 */
export function takeoutNotes(
  pictures: readonly string[],
  sidecars: readonly { readonly path: string; readonly text: string }[],
): ReadonlyMap<string, TakeoutNote> {
  const folders = new Map<string, Map<string, TakeoutNote>>()
  for (const { path, text } of sidecars) {
    const note = readNote(text)
    if (!note) continue
    const folder = folders.get(parentPath(path)) ?? new Map<string, TakeoutNote>()
    folders.set(parentPath(path), folder.set(baseName(path), note))
  }
  const names = new Map([...folders].map(([folder, notes]) => [folder, exportNotes(notes.keys())]))
  const joined = new Map<string, TakeoutNote>()
  for (const path of pictures) {
    const folder = parentPath(path)
    const note = folders.get(folder)?.get(names.get(folder)?.ofNameOrStem(baseName(path)) ?? '')
    if (note) joined.set(path, note)
  }
  return joined
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

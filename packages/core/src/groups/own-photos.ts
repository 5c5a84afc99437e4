import { momentOfPicture, pictureFacts, type Reading } from '../facts/index.ts'
import type { PictureKind } from '../images/index.ts'
import { baseName, collisionKey, type FileKind, type Item, parentPath, stemOf } from '../item/index.ts'
import { type Photo, qualityOf } from './photo.ts'
import { takeoutNotes } from './takeout.ts'

/** A picture or a film as it was found and read. */
export interface PictureFound {
  readonly item: Pick<Item, 'id' | 'path' | 'name' | 'sizeBytes' | 'modifiedAtMs'>
  readonly fileKind: FileKind
  readonly pictureKind?: PictureKind | undefined
  readonly reading?: Reading | undefined
}

/** What lies beside pictures, by paths: JSON files of an export as texts, `.xmp` files as they were read. */
export interface BesidePictures {
  readonly notes?: readonly { readonly path: string; readonly text: string }[]
  readonly sidecars?: readonly { readonly path: string; readonly reading: Reading }[]
}

/**
 * Photos as they are listed and sorted, in their order: by what an editor wrote beside them, else by what cameras wrote, else by
 * what an export says beside them, else by their names and files. Who is on them is told by all of these. A photo and a
 * short film of one name in one folder are one live photo. Pure.
 */
export function ownPhotos(
  found: readonly PictureFound[],
  { notes = [], sidecars = [] }: BesidePictures = {},
): readonly Photo[] {
  const paths = found.map(({ item }) => item.path)
  const noteOf = takeoutNotes(paths, notes)
  const besideOf = sidecarsOf(sidecars)
  const films = new Set(
    found.flatMap(({ item, fileKind }) => (isFilm(fileKind, item.name) ? [stemKey(item.path)] : [])),
  )
  return found.map(({ item, fileKind, pictureKind, reading = {} }) => {
    const { takenAt, gps, people: marked = [] } = besideOf(item.path) ?? {}
    const facts = pictureFacts({ ...reading, ...(takenAt && { takenAt }), ...(gps && { gps }) })
    const note = noteOf.get(item.path)
    const momentMs = momentOfPicture(item, facts.takenAtMs ?? note?.takenAtMs ?? null)
    const { widthPx: width = 0, heightPx: height = 0 } = facts.size ?? {}
    const place = facts.place ? { lat: facts.place.latitude, lng: facts.place.longitude } : note?.place
    const type = fileKind === 'video' ? 'video' : pictureKind === 'screenshot' ? 'screenshot' : 'photo'
    const people = [...new Set([...(reading.people ?? []), ...marked, ...(note?.people ?? [])])]
    return {
      ...{ id: item.id, name: item.name, size: item.sizeBytes, type, tags: [] },
      dateTaken: Math.abs(momentMs) <= 8.64e15 && momentMs !== 0 ? new Date(momentMs).toISOString() : '',
      ...{ dimensions: { width, height }, quality: qualityOf({ width, height }), device: facts.camera ?? '' },
      isLivePhoto: type === 'photo' && films.has(stemKey(item.path)),
      isFavorite: note?.isFavorite === true,
      ...(place && { location: place }),
      ...(people.length > 0 && { people }),
    }
  })
}

/** The film beside a live photo is a QuickTime film. */
const isFilm = (kind: FileKind, name: string): boolean => kind === 'video' && /\.mov$/iu.test(name)

const stemKey = (path: string): string => `${parentPath(path)}/${collisionKey(stemOf(baseName(path)))}`
const nameKey = (path: string): string => `${parentPath(path)}/${collisionKey(baseName(path))}`

/** `IMG_1.jpg.xmp` speaks of that file alone, `IMG_1.xmp` of all of that stem that have none of their own. */
function sidecarsOf(sidecars: NonNullable<BesidePictures['sidecars']>): (picture: string) => Reading | undefined {
  const known = new Map(sidecars.map(({ path, reading }) => [stemKey(path), reading]))
  return (picture) => known.get(nameKey(picture)) ?? known.get(stemKey(picture))
}

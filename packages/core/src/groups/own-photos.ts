import { momentOfPicture, pictureFacts, type Reading } from '../facts/index.ts'
import type { PictureKind } from '../images/index.ts'
import { type FileKind, type Item, parentPath } from '../item/index.ts'
import { type Photo, qualityOf } from './photo.ts'
import type { TakeoutNote } from './takeout.ts'

/** A picture or a film as it was found and read. */
export interface PictureFound {
  readonly item: Pick<Item, 'id' | 'path' | 'name' | 'sizeBytes' | 'modifiedAtMs'>
  readonly fileKind: FileKind
  readonly pictureKind?: PictureKind | undefined
  readonly reading?: Reading | undefined
}

/**
 * Photos as they are listed and sorted, in their order: by what cameras wrote, else by what an export says beside them (`notes`, by
 * path), else by their names and files. A photo and a short film of one name in one folder are one live photo. Pure.
 */
export function ownPhotos(
  found: readonly PictureFound[],
  notes: ReadonlyMap<string, TakeoutNote> = new Map(),
): readonly Photo[] {
  const films = new Set(found.flatMap(({ item, fileKind }) => (isFilm(fileKind, item.name) ? [stemOf(item)] : [])))
  return found.map(({ item, fileKind, pictureKind, reading = {} }) => {
    const facts = pictureFacts(reading)
    const note = notes.get(item.path)
    const momentMs = momentOfPicture(item, facts.takenAtMs ?? note?.takenAtMs ?? null)
    const { widthPx: width = 0, heightPx: height = 0 } = facts.size ?? {}
    const place = facts.place ? { lat: facts.place.latitude, lng: facts.place.longitude } : note?.place
    const type = fileKind === 'video' ? 'video' : pictureKind === 'screenshot' ? 'screenshot' : 'photo'
    const people = note?.people ?? []
    return {
      ...{ id: item.id, name: item.name, size: item.sizeBytes, type, tags: [] },
      dateTaken: Math.abs(momentMs) <= 8.64e15 && momentMs !== 0 ? new Date(momentMs).toISOString() : '',
      ...{ dimensions: { width, height }, quality: qualityOf({ width, height }), device: facts.camera ?? '' },
      isLivePhoto: type === 'photo' && films.has(stemOf(item)),
      isFavorite: note?.isFavorite === true,
      ...(place && { location: place }),
      ...(people.length > 0 && { people }),
    }
  })
}

/** The film beside a live photo is a QuickTime film. */
const isFilm = (kind: FileKind, name: string): boolean => kind === 'video' && /\.mov$/iu.test(name)

const stemOf = ({ path, name }: Pick<Item, 'path' | 'name'>): string =>
  `${parentPath(path)}/${name.replace(/\.[^.]+$/u, '').toLowerCase()}`

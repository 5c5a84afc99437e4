import type {
  Album,
  ListPhotosResponse,
  PhotoIdsResponse,
  PhotoMonthsResponse,
  PhotoPlacesQuery,
  PhotoPlacesResponse,
} from '@octavo/contract'
import { requestJson } from './http.ts'

/** The contract's schemas, fetched with the first call: what a server says is checked before anything trusts it. */
const schemas = () => import('@octavo/contract')

/** Some of the photos: all, those of an album, or of a part of the world in degrees. */
export interface WhichPhotos {
  readonly album?: string
  readonly west?: number
  readonly east?: number
  readonly south?: number
  readonly north?: number
}

const queryOf = (values: object): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()

/** How many photos each month has, newest first. Throws HttpError. */
export const photoMonths = async (signal?: AbortSignal): Promise<PhotoMonthsResponse> => {
  const [{ photoMonthsResponse }, answer] = await Promise.all([
    schemas(),
    requestJson('/api/photos/months', signal ? { signal } : {}),
  ])
  return photoMonthsResponse.parse(answer)
}

/** Photos from `offset` on, newest first. Throws HttpError. */
export const listPhotos = async (
  query: WhichPhotos & { readonly offset: number; readonly limit: number },
  signal: AbortSignal,
): Promise<ListPhotosResponse> => {
  const [{ listPhotosResponse }, answer] = await Promise.all([
    schemas(),
    requestJson(`/api/photos?${queryOf(query)}`, { signal }),
  ])
  return listPhotosResponse.parse(answer)
}

/** The ids of all of them in the same order, and how wide each is for one of height. Throws HttpError. */
export const listPhotoIds = async (which: WhichPhotos, signal: AbortSignal): Promise<PhotoIdsResponse> => {
  const [{ photoIdsResponse }, answer] = await Promise.all([
    schemas(),
    requestJson(`/api/photos/ids?${queryOf(which)}`, { signal }),
  ])
  return photoIdsResponse.parse(answer)
}

/** Where photos of a part of the world were taken, near ones together. Throws HttpError. */
export const listPlaces = async (
  query: PhotoPlacesQuery,
  signal: AbortSignal,
): Promise<PhotoPlacesResponse['places']> => {
  const [{ photoPlacesResponse }, answer] = await Promise.all([
    schemas(),
    requestJson(`/api/photos/places?${queryOf(query)}`, { signal }),
  ])
  return photoPlacesResponse.parse(answer).places
}

/** The albums, by name. Throws HttpError. */
export const listAlbums = async (signal?: AbortSignal): Promise<readonly Album[]> => {
  const [{ listAlbumsResponse }, answer] = await Promise.all([
    schemas(),
    requestJson('/api/albums', signal ? { signal } : {}),
  ])
  return listAlbumsResponse.parse(answer).albums
}

const albumCall = async (path: string, method: 'POST' | 'PATCH' | 'DELETE', body?: unknown): Promise<Album> => {
  const [{ albumResponse }, answer] = await Promise.all([
    schemas(),
    requestJson(`/api/albums${path}`, { method, ...(body === undefined ? {} : { body }) }),
  ])
  return albumResponse.parse(answer).album
}
const pathOf = (id: string): string => `/${encodeURIComponent(id)}`

/** Makes an album with its first photos. Throws HttpError. */
export const createAlbum = (name: string, ids: readonly string[]): Promise<Album> =>
  albumCall('', 'POST', { name, ids })

/** Gives an album another name. Throws HttpError. */
export const renameAlbum = (id: string, name: string): Promise<Album> => albumCall(pathOf(id), 'PATCH', { name })

/** Deletes an album; its photos stay where they are. Throws HttpError. */
export const deleteAlbum = (id: string): Promise<Album> => albumCall(pathOf(id), 'DELETE')

/** Takes the deletion of an album back. Throws HttpError. */
export const restoreAlbum = (id: string): Promise<Album> => albumCall(`${pathOf(id)}/restore`, 'POST')

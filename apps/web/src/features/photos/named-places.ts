import type { PhotoPlacesQuery, PhotoPlacesResponse } from '@octavo/contract'
import type { NamedPlace } from '@octavo/core/places'
import { listPlaces } from '../../http/photos.ts'

/** Where photos of a part of the world were taken, under the names that the person gave to places. Throws HttpError. */
export const listNamedPlaces = async (
  query: PhotoPlacesQuery,
  named: readonly NamedPlace[],
  signal: AbortSignal,
): Promise<PhotoPlacesResponse['places']> => {
  const places = await listPlaces(query, signal)
  if (named.length === 0) return places
  const { withNames } = await import('./with-names.ts')
  return withNames(places, named)
}

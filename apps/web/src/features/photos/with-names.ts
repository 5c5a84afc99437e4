import type { PhotoPlacesResponse } from '@octavo/contract'
import { type NamedPlace, placeGiven } from '@octavo/core/places'

type Place = PhotoPlacesResponse['places'][number]

/** Places under the names that a person gave: they win over those of towns. */
export const withNames = (places: readonly Place[], named: readonly NamedPlace[]): Place[] =>
  places.map((place) => {
    const given = placeGiven(named, { lat: place.latitude, lng: place.longitude })
    return given ? { ...place, town: given.name } : place
  })

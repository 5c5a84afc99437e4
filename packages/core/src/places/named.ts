import { isWithinKm, kmApart, type Point } from './near.ts'

/** What a person calls a place: everything within `radiusKm` of a point. */
export interface NamedPlace extends Point {
  readonly name: string
  readonly radiusKm: number
}

/** Which of the names that a person gave is that of a place: of several around it the smallest circle, of equal ones the nearest. */
export function placeGiven(places: readonly NamedPlace[], at: Point): NamedPlace | undefined {
  const around = places.filter((place) => isWithinKm(place, at, place.radiusKm))
  return around.sort((one, other) => one.radiusKm - other.radiusKm || kmApart(one, at) - kmApart(other, at))[0]
}

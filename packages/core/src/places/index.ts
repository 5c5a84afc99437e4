export { readGeoNames } from './geonames.ts'
export { NAMED_PLACES, type NamedPlace, placeGiven } from './named.ts'
export { circleAround, isWithinKm, kmApart, nearby, type Point } from './near.ts'
export { type PlaceNames, placeOf } from './place-of.ts'

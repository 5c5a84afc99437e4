export { isWithinKm, nearby, type Point } from './near.ts'
export { placeOf } from './place-of.ts'

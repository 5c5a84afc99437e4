export { askForPlace } from './ask.ts'
export { forgetPlace } from './forget.ts'
export { accessTo, knownPlaces, openPlace, type Place } from './places.ts'
export {
  carryOutInPlace,
  finishInPlace,
  type RanInPlace,
  type RunInPlace,
  runsInPlace,
  undoInPlace,
  unfinishedInPlace,
} from './runs.ts'
export { scanPlace } from './scan.ts'

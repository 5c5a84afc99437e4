export { dayInName } from './day-in-name.ts'
export { exportNotes, isEdited } from './export-notes.ts'
export type { Facets } from './facets.ts'
export { FILE_KINDS, type FileKind } from './file-kind.ts'
export { collisionKey } from './fold.ts'
export { FreeNames, FreeNumbers, numbered } from './free-names.ts'
export type { Item, Origin } from './item.ts'
export { itemOf } from './item-of.ts'
export { categoryPath, cutName, folderName, folderPath, MAX_NAME_BYTES, numberedName, safeName } from './name.ts'
export {
  baseName,
  byPath,
  byPathThenId,
  isWithin,
  joinPath,
  MAX_PATH_BYTES,
  MAX_PATH_LEVELS,
  parentPath,
  pathProblem,
  safePath,
  stemOf,
} from './path.ts'
export { isLitter, unseen } from './unseen.ts'
export { cutToBytes, utf8Length } from './utf8.ts'
export { DECIDERS, type Decider, isByType, isUnclear, isUnsure, UNSURE_BELOW, type Verdict } from './verdict.ts'
export { visibleName } from './visible.ts'

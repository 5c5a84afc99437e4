export { type Classified, type ClassifyInput, classify } from './classify.ts'
export { type Collapsed, collapse, collapseLibrary } from './collapse.ts'
export type { FolderEntry, FolderOptions } from './folder.ts'
export { onePage } from './one-page.ts'
export { RUBBISH, rubbishOf } from './rubbish.ts'
export { categoryOf, TAXONOMIES, type TaxonomyId } from './taxonomies.ts'
export { findUnits, groupUnits, type Unit } from './units.ts'
export { type Measure, type OpenFolder, walk } from './walk.ts'
export {
  FEWEST_CHARACTERS,
  isDocument,
  isPicture,
  isReadable,
  isWorthReading,
  LARGEST_READ_BYTES,
} from './worth-reading.ts'

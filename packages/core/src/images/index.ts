export { FEATURE_SIDE_PX, type ImageFeatures, imageFeatures } from './features.ts'
export { nearDuplicates } from './near-duplicates.ts'
export { type Thumb, thumbOf } from './thumb.ts'

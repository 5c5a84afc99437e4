export { clusterImages, type ImageToGroup } from './cluster-images.ts'
export { type Colours, coloursOf } from './colours.ts'
export { FEATURE_SIDE_PX, type ImageFeatures, imageFeatures } from './features.ts'
export { isFiner, mayBeSameWhole, SEEN_BEYOND } from './finer.ts'
export {
  BEST_REASONS,
  type Best,
  type BestReason,
  bestCopy,
  bestShot,
  bestVersion,
  type Copy,
  LOSSLESS_QUALITY,
  PALETTE_QUALITY,
} from './keeper.ts'
export { kindOfPicture, type PictureKindShare } from './kind-of-picture.ts'
export { asLook, lookOf, type PictureLook } from './look.ts'
export { nearDuplicates } from './near-duplicates.ts'
export { ownShareOf } from './own-share.ts'
export { ALL_PICTURE_KINDS, type PictureKind, pictureFolder } from './picture-kinds.ts'
export { sceneLikeness, type Thumb, thumbOf } from './thumb.ts'
export { toneOf } from './tone.ts'

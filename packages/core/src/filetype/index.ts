export { hidesScript, isActive } from './active.ts'
export { type DetectedType, detect } from './detect.ts'
export {
  canonicalMediaType,
  extensionOf,
  extensionOfMediaType,
  extensionTypes,
  kindOfMediaType,
  typeOfName,
} from './extension-types.ts'
export { nameFits } from './families.ts'
export { bytesWanted, FARTHEST_HEAD_BYTES } from './farther.ts'
export { ALWAYS_SIGNED } from './signatures.ts'
export { binaryMeaning, mayBeText, textMeaning } from './textual.ts'

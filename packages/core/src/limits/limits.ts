/** Numbers of the spec that limit what a person can do, part 1 sections 5 and 9, part 2 section 9. */
export const LIMITS = {
  /** Files of a directory tree that a local scan reads at most. */
  directoryScanFiles: 1000,
  /** Web photo import takes the first so many, image and video types only. */
  photoImport: 50,
  documentImport: 30,
  nativePhotoLoop: 10,
  /** Image previews only below this size. */
  previewBytes: 5 * 1024 * 1024,
  passwordMinLength: 6,
  feedbackMaxLength: 500,
} as const

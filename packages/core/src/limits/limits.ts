/** Numbers of the spec that limit what a person can do or see: part 1 sections 5 and 9, part 2 section 9. */
export const LIMITS = {
  /** Files of the paid plans, and the storage shown in the settings. */
  planFiles: 2500,
  passwordMinLength: 6,
  feedbackMaxLength: 500,
  ratingMin: 1,
  ratingMax: 5,
  tutorialFiles: 6,
  /** Files that download at the same time. */
  downloadConcurrencyDesktop: 3,
  downloadConcurrencyMobile: 1,
  /** Share of a ZIP's progress for adding the files; then the value before generation. */
  zipAddPercent: 80,
  zipGeneratePercent: 90,
  /** Percentage of a single download once its data is at hand. */
  downloadDataPercent: 50,
  /** Photos and documents taken from a device's own stores at once, and how often a picker that gives one photo is opened. */
  photoImport: 50,
  documentImport: 30,
  nativePhotoRounds: 10,
  /** Document and image clusters, at most. */
  clusterCountMax: 5,
  /** Files that a scan of a device reads before it asks whether to go on (part 1 section 5). */
  scanFiles: 1000,
  /** Pictures of a device that are as large are not drawn small for a list (part 1 section 5). */
  previewBytes: 5 * 1024 * 1024,
} as const

/** What a new person finds set: part 1 section 9. */
export const DEFAULTS = {
  darkMode: true,
  emailNotifications: true,
  pushNotifications: false,
  smsNotifications: false,
  autoOrganize: false,
  rating: 5,
  musicVolume: 0.8,
  musicVolumeStep: 0.1,
  introPlaybackRate: 0.75,
  zipName: 'organized-files.zip',
  /** What a judgement is said to take where nobody knows better (part 2 section 9). */
  approvalEstimateSeconds: 30,
} as const

/** How many clusters to ask for: min(5, ceil(file count / 3)), part 2 section 9. */
export function clusterCount(fileCount: number): number {
  return Math.min(LIMITS.clusterCountMax, Math.ceil(fileCount / 3))
}

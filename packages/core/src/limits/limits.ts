/** Numbers of the spec that limit what a person can do or see: part 1 sections 5 and 9, part 2 sections 5 and 9. */
export const LIMITS = {
  /** Files that are free, and recommended in one batch. */
  trialFiles: 25,
  /** Files of the paid plans, and the storage shown in the settings. */
  planFiles: 2500,
  passwordMinLength: 6,
  feedbackMaxLength: 500,
  ratingMin: 1,
  ratingMax: 5,
  /** Files that a local scan reads from a directory tree at most. */
  directoryScanFiles: 1000,
  /** Web photo import takes the first so many, image and video types only. */
  photoImportFiles: 50,
  documentImportFiles: 30,
  /** How often native photo picking asks for one more. */
  nativePhotoRounds: 10,
  /** Image previews only below this size. */
  previewBytes: 5 * 1024 * 1024,
  /** Mobile flow: files shown in a folder, and in the list of picked files. */
  mobileFolderFiles: 5,
  mobilePickedFiles: 5,
  /** Device organizer: files shown in a category. */
  devicePreviewFiles: 5,
  tutorialFiles: 6,
  sortPreviewItems: 9,
  /** Earlier folder-access variant: the scan's progress stops here, reached at so many files. */
  scanPercentCap: 95,
  scanPercentCapFiles: 50,
  /** The approval component's progress while it processes. */
  approvalPercentCap: 95,
  /** Files that download at the same time. */
  downloadConcurrencyDesktop: 3,
  downloadConcurrencyMobile: 1,
  /** Cloud-drive downloads: files in a batch, steps of each file. */
  driveBatchFiles: 5,
  driveFileSteps: 10,
  /** Share of a ZIP's progress for adding the files; then the value before generation. */
  zipAddPercent: 80,
  zipGeneratePercent: 90,
  /** Percentage of a single download once its data is at hand. */
  downloadDataPercent: 50,
  musicTracks: 5,
  tutorialSteps: 8,
  /** Workbench and agents: how many a list shows. */
  discoveredShown: 10,
  tasksShown: 10,
  cloudTasksShown: 5,
  bulkListShown: 10,
  fileCardsShown: 12,
  groupEmailsShown: 3,
  albumThumbnailsShown: 6,
  approvalGroupsShown: 3,
  /** Workbench demo data. */
  demoFiles: 50,
  demoEmails: 30,
  demoPhotos: 40,
  /** Compliance page. */
  complianceItems: 25,
  complianceCategories: 5,
  /** Document and image clusters, at most. */
  clusterCountMax: 5,
  /** One toast at a time, at most so wide from medium screens on, swiped away after so many pixels. */
  toastsVisible: 1,
  toastWidthPx: 420,
  toastSwipePx: 50,
} as const
export type LimitName = keyof typeof LIMITS

/** What a new person finds set: part 1 section 9, part 2 section 9. */
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
  downloadTitle: 'Download Files',
  downloadMode: 'individual',
  toastHotkey: 'F8',
  syncMode: 'both',
  syncMaxFiles: 100,
  syncGroups: 5,
  scoutName: 'My Personal Scout',
  scoutFrequency: 'daily',
  scoutSources: ['local', 'gmail', 'drive'],
} as const

/** What a person may choose from. */
export const CHOICES = {
  syncModes: ['download', 'organize', 'both'],
  syncMaxFiles: [50, 100, 250, 500, 1000],
  syncGroups: [3, 5, 7, 10],
  scoutFrequencies: ['realtime', 'hourly', 'daily', 'weekly'],
  scoutSources: ['local', 'gmail', 'drive', 'dropbox', 'onedrive'],
  sortFields: ['name', 'extension', 'mimeType', 'sizeBytes', 'updatedAt', 'createdAt', 'sender', 'subject'],
  ruleFields: [
    'name',
    'extension',
    'mimeType',
    'sizeBytes',
    'updatedAt',
    'createdAt',
    'sender',
    'subject',
    'senderDomain',
    'hasAttachment',
    'takenYear',
    'takenMonth',
    'starred',
    'tag',
  ],
  ruleOperators: ['contains', 'equals', 'startsWith', '>', '>=', '<', '<=', 'is', 'isNot'],
  ruleActions: ['setCategory', 'addTag', 'setStarred', 'setColor'],
  emailSortMethods: ['category', 'sender', 'date', 'size', 'attachment'],
  photoSortMethods: ['date', 'events', 'location', 'people', 'type', 'quality'],
  bulkActions: ['download', 'create-folder', 'star', 'tag', 'archive', 'ai-organize', 'delete'],
} as const

/** How many clusters to ask for: min(5, ceil(file count / 3)), part 2 section 9. */
export function clusterCount(fileCount: number): number {
  return Math.min(LIMITS.clusterCountMax, Math.ceil(fileCount / 3))
}

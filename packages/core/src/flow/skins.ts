/** What one state of a flow looks like: title and percentage, and the words of its lines and buttons. */
export interface Skin {
  readonly title: string
  /** 0 to 100; the value on entering the state. */
  readonly percent: number
  readonly text?: string
  readonly actions?: Readonly<Record<string, string>>
}

/** State -> skin. */
export type SkinTable = Readonly<Record<string, Skin>>

/** `/`: part 1 sections 2 and 4. */
const main = {
  collect: { title: 'AI Collect', percent: 0, actions: { upload: 'Upload Files' } },
  sort: { title: 'AI Sort', percent: 33, actions: { sort: 'Start AI Sort' } },
  sorting: { title: 'AI Sort', percent: 66, actions: { sort: 'Sorting...' } },
  review: { title: 'AI Review', percent: 100, actions: { approve: 'Approve & Organize' } },
  approving: { title: 'AI Review', percent: 100, actions: { approve: 'Approve & Organize' } },
  complete: { title: 'Complete!', percent: 100, text: 'Your files have been organized successfully' },
} as const satisfies SkinTable

/** `/mobile`: part 1 sections 2 and 4. The halves of organizing are two states, so that each has its percentage. */
const mobile = {
  upload: {
    title: 'Choose Files',
    percent: 0,
    actions: { choose: 'Choose Files', add: 'Add More Files', cancel: 'Cancel' },
  },
  organizing: { title: 'Organizing Files', percent: 20 },
  organizingHalf: { title: 'Organizing Files', percent: 60 },
  preview: {
    title: 'Preview',
    percent: 100,
    actions: { add: 'Add More Files', sort: 'AI Sort', skip: 'Skip AI Sort', cancel: 'Cancel & Exit' },
  },
  aiSorting: { title: 'AI Sort', percent: 25 },
  complete: { title: 'All Done!', percent: 100, actions: { go: 'Continue to Dashboard' } },
} as const satisfies SkinTable

/** `/mobile-organizer`: part 1 sections 2 and 4. */
const folderAccess = {
  request: { title: 'Real Device File Access', percent: 0, actions: { grant: 'Grant Access' } },
  scanning: { title: 'Scanning Device Files', percent: 20 },
  organizing: { title: 'Organizing Files', percent: 60 },
  preview: {
    title: 'Organization Preview',
    percent: 100,
    actions: { sort: 'Apply AI Smart Sort', download: 'Download Organized Files' },
  },
  aiSorting: { title: 'AI Smart Sort', percent: 25 },
  complete: { title: 'Organization Complete!', percent: 100, actions: { view: 'View Organized Files' } },
} as const satisfies SkinTable

/** `/cross-platform`: part 2 sections 2 and 4. */
const device = {
  permission: {
    title: 'Device Organizer',
    percent: 0,
    actions: {
      scan: 'Scan My Files Now',
      folder: 'Scan Folder',
      files: 'Select Files',
      all: 'Organize All Files (No Storage)',
      native: 'Access My device Files',
    },
  },
  scanning: { title: 'Scanning', percent: 0 },
  preview: {
    title: 'Found N Device Files',
    percent: 0,
    actions: {
      images: 'AI Style Clustering',
      documents: 'AI Content Clustering',
      drive: 'Google Drive Sync & AI Clustering',
      organize: 'Organize These Files',
      tutorial: 'Tutorial',
      movement: 'Learn File Movement',
    },
  },
  organizing: { title: 'Organizing', percent: 20 },
  complete: {
    title: 'Complete',
    percent: 100,
    actions: { download: 'Download All Files', view: 'View Organized Files', practice: 'Practice Tutorial' },
  },
} as const satisfies SkinTable

/** `/consent`: part 2 sections 2 and 4. */
const consent = {
  overview: {
    title: 'Consent',
    percent: 0,
    actions: { review: 'Review Detailed Permissions', decline: 'Decline' },
  },
  details: { title: 'Detailed Permissions', percent: 0, text: 'Please Accept Required Permissions' },
  confirmation: { title: 'Confirmation', percent: 0, actions: { start: 'Start Organizing Files', cancel: 'Cancel' } },
  selectFiles: { title: 'Select Files', percent: 0 },
  processing: { title: 'Processing', percent: 0 },
  preview: {
    title: 'Preview',
    percent: 0,
    actions: { sort: 'Complete Sort', again: 'Scan Different Files' },
  },
  sorting: { title: 'Sorting', percent: 0 },
  done: {
    title: 'Files Organized!',
    percent: 100,
    actions: { home: 'Back to Home', more: 'Organize More Files' },
  },
} as const satisfies SkinTable

/** E-mail and photo sort of the workbench: part 2 section 4. */
const aiSort = {
  idle: { title: '', percent: 0 },
  waiting: { title: 'Preparing for AI Sorting', percent: 0 },
  processing: { title: 'AI Sorting in Progress', percent: 0, text: 'Analyzing and organizing...' },
  approval: {
    title: 'Review & Approve',
    percent: 100,
    actions: { approve: 'Approve', reject: 'Reject & Redo' },
  },
  completed: { title: 'Sorting Completed', percent: 100 },
} as const satisfies SkinTable

/** Flow -> state -> skin, for every flow of the spec. Machines differ in nothing else that can be a table. */
export const SKINS = { main, mobile, folderAccess, device, consent, aiSort } as const
export type FlowId = keyof typeof SKINS

/** Percentages of an AI sort, one for each step of `PACING.aiSortStep` (mobile and folder access). */
export const AI_SORT_PERCENTS = [25, 50, 75, 100] as const

/** Percentages of the device organizer's stages (part 2 section 4): where each one ends. */
export const DEVICE_ORGANIZE_PERCENTS = { scanning: 20, classifying: 80, organizing: 90, complete: 100 } as const

/** The earlier folder-access variant's scan progress: reaches its cap of 95 at 50 files. */
export function folderScanPercent(fileCount: number): number {
  return Math.min(95, Math.floor((Math.max(0, fileCount) * 95) / 50))
}

/** Stages of the circular progress indicator (part 1 section 2); processed/total stands below the text. */
export const PROGRESS_STAGES = {
  scanning: { title: 'Scanning...' },
  classifying: { title: 'AI Classifying...' },
  organizing: { title: 'Organizing...' },
  complete: { title: 'Complete!' },
} as const
export type ProgressStage = keyof typeof PROGRESS_STAGES

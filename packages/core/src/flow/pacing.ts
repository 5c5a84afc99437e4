/**
 * How long a stage is shown at least, in ms: every timing of the spec that paces what a person sees. Work starts at
 * once and a stage ends when its work and its pacing are both over; all are 0 for those who want no animation.
 */
export const PACING = {
  /** Welcome modal opens after load (part 1 section 2). */
  welcomeModal: 500,
  /** Main flow: complete goes back to collect (part 1 section 4). */
  mainCompleteReset: 2000,
  /** Main flow: each stage of the circular progress indicator, so that a quick sort can still be followed. */
  mainSortStage: 300,
  /** Mobile flow: progress 20 to 60 after upload, preview from the start (part 1 section 4). */
  mobileOrganizingHalf: 1000,
  mobileOrganizing: 2500,
  /** One step of the AI sort's 25, 50, 75, 100 (mobile and folder access, part 1 section 4). */
  aiSortStep: 1000,
  /** Folder access: scanning becomes organizing, and everything until preview (part 1 section 4). */
  folderScanSwitch: 3000,
  folderScanFinish: 5000,
  /** Feedback: send, then close and reset (part 1 section 4). */
  feedbackSend: 1500,
  feedbackClose: 3000,
  /** One character of the mascot's typewriter (part 1 section 9). */
  typewriterCharacter: 30,
  /** Intro video: fade at the end (part 1 section 4). */
  introFade: 500,
  /** Sequential download-all: pause between two files (part 1 section 9). */
  downloadPause: 100,
  /** Device organizer: one step to 20, classifying to 80, organizing at 90, end before the reset (part 2 section 9). */
  deviceScanStep: 100,
  deviceClassify: 1500,
  deviceOrganize: 300,
  deviceEnd: 1000,
  /** Consent mode: per file and per category (part 2 section 9). */
  consentFile: 10,
  consentCategory: 500,
  /** E-mail and photo sort: waiting, one step of 20 without the server, completed goes to idle (part 2 section 9). */
  aiSortWait: 5000,
  aiSortFallbackStep: 200,
  aiSortCompletedReset: 3000,
} as const
export type PacingName = keyof typeof PACING
export type Pacing = Readonly<Record<PacingName, number>>

/** Times that mean something besides looks, in ms: the same for everybody. */
export const TIMINGS = {
  /** A second tap on Cancel within this time leaves (part 1 section 4). */
  doubleCancelWindow: 3000,
  /** No files this long after the picker opened counts as cancelled (part 1 section 4). */
  pickerCancelDetection: 2000,
  /** The intro is skipped this long after its video failed (part 1 section 4). */
  introErrorSkip: 1000,
  toast: 5000,
  /** A download's object URL is released after this (part 1 section 7). */
  objectUrlRelease: 1000,
  healthTimeout: 3000,
  healthInterval: 30_000,
  agentsInterval: 10_000,
  cloudTasksInterval: 2000,
  /** Time that the approval component shows as its estimate (part 2 section 9). */
  approvalEstimate: 30_000,
} as const
export type TimingName = keyof typeof TIMINGS

/** What a person wants to see of motion: the system's wish and Octavo's own setting. */
export interface MotionWish {
  readonly reducedMotion: boolean
  readonly skipAnimations: boolean
}

/** The pacing for a person: the table, or all 0 with reduced motion or the setting "Skip animations". */
export function pacingFor(wish: MotionWish): Pacing {
  if (!wish.reducedMotion && !wish.skipAnimations) return PACING
  return Object.fromEntries(Object.keys(PACING).map((name) => [name, 0])) as Record<PacingName, number>
}

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
  /** Feedback: send, then close and reset (part 1 section 4). */
  feedbackSend: 1500,
  feedbackClose: 3000,
  /** One character of the mascot's typewriter (part 1 section 9). */
  typewriterCharacter: 30,
  /** Intro video: fade at the end (part 1 section 4). */
  introFade: 500,
  /** Sequential download-all: pause between two files (part 1 section 9). */
  downloadPause: 100,
  /** Device organizer, AI organizing: to 20 in steps of 100 ms, classifying, organizing, complete (part 2 section 9). */
  aiScanning: 500,
  aiClassifying: 1500,
  aiOrganizing: 300,
  aiComplete: 1000,
  /** A device flow that failed at the end: its progress goes back (part 2 section 4). */
  failedReset: 1000,
  /** Consent mode: each file that is listed, each category that is sorted (part 2 section 9). */
  consentFile: 10,
  consentCategory: 500,
  /** Mobile organizer: 20 % at first, 60 % then, the folders 2.5 s after files were chosen (part 1 section 4). */
  mobileCollecting: 1000,
  mobileOrganizing: 1500,
  /** Folder access: organizing 3 s after access was granted, the folders after 5 s (part 1 section 4). */
  folderScanning: 3000,
  folderOrganizing: 2000,
  /** Each percentage of 'AI Sort' and 'AI Smart Sort' (part 1 section 4). */
  aiSortStep: 1000,
  /** Organizers of e-mails and photos: the wait before they begin, each 20 percent without a server (part 2 section 9). */
  organiserWait: 5000,
  organiserStep: 200,
} as const
export type PacingName = keyof typeof PACING
export type Pacing = Readonly<Record<PacingName, number>>

/** Times that mean something besides looks, in ms: the same for everybody. */
export const TIMINGS = {
  /** The intro is skipped this long after its video failed (part 1 section 4). */
  introErrorSkip: 1000,
  /** A download's object URL is released after this (part 1 section 7). */
  objectUrlRelease: 1000,
  /** A first press on a button that leaves waits this long for the second (part 1 section 4). */
  cancelArm: 3000,
  /** Organizers of e-mails and photos: the words of their end stay so long (part 2 section 9). */
  organiserReset: 3000,
  /** A file dialog of which nothing is heard counts as cancelled this long after the page has the focus again. */
  pickSilence: 2000,
  healthTimeout: 3000,
  healthInterval: 30_000,
} as const

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

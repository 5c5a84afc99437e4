import { isOffline, useConnection } from '../connection/connection.ts'
import { m } from '../paraglide/messages.js'

const TITLES = {
  collect: { ai: m.collect_title, plain: m.stage_collect },
  sort: { ai: m.sort_title, plain: m.stage_sort },
  review: { ai: m.review_title, plain: m.stage_review },
} as const

/** The title of a stage; it speaks of AI only while the server can be reached: the banner says that there is none without. */
export const useStageTitle = (stage: keyof typeof TITLES): string =>
  TITLES[stage][isOffline(useConnection()) ? 'plain' : 'ai']()

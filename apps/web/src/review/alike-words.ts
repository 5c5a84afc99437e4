import type { BestReason, Stack } from '@octavo/core'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'

const WHY: Record<BestReason, () => string> = {
  camera_facts: m.best_camera_facts,
  original_name: m.best_original_name,
  most_pixels: m.best_most_pixels,
  sharpest: m.best_sharpest,
  best_exposed: m.best_best_exposed,
  unedited: m.best_unedited,
  nothing_added: m.best_nothing_added,
  least_compressed: m.best_least_compressed,
  oldest: m.best_oldest,
  newest: m.best_newest,
  first: m.best_first,
}
const IS: Record<Stack['is'], (words: { readonly n: string }) => string> = {
  exact: m.alike_exact,
  near: m.alike_near,
  burst: m.alike_burst,
  version: m.alike_version,
}

/** What a number of files that are alike are, e.g. `3 equal files`. */
export const alikeWords = (is: Stack['is'], count: number): string => IS[is]({ n: number(count) })

/** Why one of several is proposed to keep, in a sentence that names it. */
export const whyBest = (name: string, why: readonly BestReason[]): string =>
  m.alike_why({ name, why: why.map((one) => WHY[one]()).join(', ') })

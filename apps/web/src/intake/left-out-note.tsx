import { baseName, type Unlisted, visibleName } from '@octavo/core'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'

const NAMES_TOLD = 5

/** How many hidden names and files of systems a pick left where they are. */
export const leftOutTitle = (leftOut: readonly Unlisted[]): string =>
  m.left_out_title({ count: leftOut.length, n: number(leftOut.length) })

/** Names of some of them, each once: a folder of a Mac has the same one at every depth. */
export const leftOutNames = (leftOut: readonly Unlisted[]): string => {
  const names = [...new Set(leftOut.map(({ path }) => visibleName(baseName(path))))]
  const more = names.length > NAMES_TOLD ? [m.failures_more({ n: number(names.length - NAMES_TOLD) })] : []
  return [...names.slice(0, NAMES_TOLD), ...more].join(', ')
}

/** Tells of what the last pick left where it is, beside what came of it. */
export const LeftOutNote = ({ leftOut }: { readonly leftOut: readonly Unlisted[] }) =>
  leftOut.length === 0 ? null : (
    <p role="status" className="text-sm text-pretty text-muted [overflow-wrap:anywhere]">
      {leftOutTitle(leftOut)}: <bdi>{leftOutNames(leftOut)}</bdi>
    </p>
  )

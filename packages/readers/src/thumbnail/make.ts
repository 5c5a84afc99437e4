import type { Reading } from '@octavo/core'
import { encodeThumbnail } from '../image/pixels.ts'
import type { Thumbnail } from '../image/thumbnail.ts'
import type { ReadLimits } from '../limits.ts'
import type { ReadInput } from '../read.ts'
import { findPicture } from './find.ts'

/**
 * A small picture of what is inside an item, at most `maxSidePx` on its longer side, or a code when there is none. Never
 * throws. For Node only, in a process that may die: it decodes hostile bytes in native code, and may hang.
 */
export const makeThumbnail = (input: ReadInput, maxSidePx: number, limits: ReadLimits): Promise<Thumbnail | Reading> =>
  findPicture(input, limits, (picture) => encodeThumbnail(picture, maxSidePx))

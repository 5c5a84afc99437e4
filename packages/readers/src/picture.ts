import { type Reader, readWhole } from './draft.ts'
import { readImage } from './image/index.ts'

/** Pictures are looked at as far as this: what they say of themselves stands at the beginning of nearly all. */
const PICTURE_BYTES = 48 * 1024 * 1024

/** Pictures and RAW photos: when and where they were taken, with what, and their size. */
export const readPicture: Reader = async (job) => job.draft.merge(await readImage(await readWhole(job, PICTURE_BYTES)))

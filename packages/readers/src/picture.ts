import { type Reader, readWhole } from './draft.ts'
import { readImage, readSidecar } from './image/index.ts'
import { decodeBytes } from './text/charset.ts'
import { xmlText } from './text/plain.ts'

/** Pictures are looked at as far as this: what they say of themselves stands at the beginning of nearly all. */
const PICTURE_BYTES = 48 * 1024 * 1024
/** Notes of an editor of pictures are some kilobytes, with masks in them some more. */
const SIDECAR_BYTES = 4 * 1024 * 1024

/** Pictures and RAW photos: when and where they were taken, with what, and their size. */
export const readPicture: Reader = async (job) => job.draft.merge(await readImage(await readWhole(job, PICTURE_BYTES)))

/** A file of XMP beside a picture: what it says of the picture, and its words. */
export const readXmpFile: Reader = async (job) => {
  const xml = decodeBytes(await readWhole(job, SIDECAR_BYTES))
  job.draft.merge(readSidecar(xml))
  xmlText(xml, job.draft)
}

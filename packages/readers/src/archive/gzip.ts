import { bytesSource } from '@octavo/core'
import { Bytes } from '../bytes.ts'
import { type Reader, type ReadJob, readRange } from '../draft.ts'
import { damaged, ReadProblem } from '../problem.ts'
import { decodeCodePage } from '../text/codepages.ts'
import { InflateBudget, inflate } from '../zip/inflate.ts'
import { Listing } from './listing.ts'
import { readTar } from './tar.ts'

const PACKED_BYTES = 32 * 1024 * 1024
/** As much of what is inside as tells whether it is a tar archive. */
const PROBE_BYTES = 512

/** Where the packed data begins, and the name that was packed (RFC 1952, section 2.3). */
function header(bytes: Bytes): { at: number; name: string } {
  const flags = bytes.u8(3)
  if (bytes.u8(2) !== 8) throw damaged()
  let at = 10
  if (flags & 4) at += 2 + bytes.u16(at)
  const untilZero = (): Uint8Array => {
    const from = at
    while (at < bytes.length && bytes.u8(at) !== 0) at += 1
    at += 1
    return bytes.slice(from, at - 1 - from)
  }
  const name = flags & 8 ? decodeCodePage(untilZero(), 28605) : ''
  if (flags & 16) untilZero()
  if (flags & 2) at += 2
  return { at, name }
}

/** The packed data of a gzip file, the name that was packed, and whether it is a tar archive. Throws ReadProblem. */
export async function openGzip({ source, limits }: Pick<ReadJob, 'source' | 'limits'>) {
  const bytes = await readRange(source, 0, Math.min(source.sizeBytes, PACKED_BYTES))
  const { at, name } = header(new Bytes(bytes))
  const packed = bytes.subarray(at)
  const start = inflate(packed.subarray(0, 64 * 1024), new InflateBudget(limits), PROBE_BYTES).bytes
  return { packed, name, isTar: new TextDecoder('latin1').decode(start.subarray(257, 262)) === 'ustar' }
}

/** A gzip file: a tar archive inside is listed, anything else is one member with the name and size that it tells. */
export const readGzip: Reader = async (job) => {
  const { source, limits, draft } = job
  const { packed, name, isTar } = await openGzip(job)
  if (isTar) {
    const inner = inflate(packed, new InflateBudget(limits), limits.inflatedBytes / 2)
    await readTar({ ...job, source: bytesSource(inner.bytes) })
    if (!inner.isWhole) throw new ReadProblem('too_large')
    return
  }
  const trailer = new Bytes(await readRange(source, source.sizeBytes - 4, 4))
  const listing = new Listing(job)
  listing.add(name || job.name.replace(/\.(?:gz|gzip)$/iu, ''), trailer.u32(0))
  listing.finish()
  if (trailer.u32(0) > 1024 * 1024 && trailer.u32(0) > source.sizeBytes * limits.ratio)
    draft.note('too_large', 'It unpacks to many times its size, so nothing in it is looked at.')
}

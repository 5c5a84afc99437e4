import { bytesSource } from '@octavo/core'
import { Bytes } from '../bytes.ts'
import { type Reader, type ReadJob, readRange } from '../draft.ts'
import { damaged } from '../problem.ts'
import { decodeBytes } from '../text/charset.ts'
import { Listing } from './listing.ts'

const BLOCK = 512

const field = (header: Bytes, at: number, length: number): string => {
  const bytes = header.slice(at, length)
  const end = bytes.indexOf(0)
  return decodeBytes(end === -1 ? bytes : bytes.subarray(0, end))
}

/** A number in octal digits, or in base 256 when the first bit is set (GNU tar). */
function amount(header: Bytes, at: number, length: number): number {
  if (header.u8(at) & 0x80) return header.slice(at + 1, length - 1).reduce((sum, byte) => sum * 256 + byte, 0)
  const digits = field(header, at, length).trim()
  return /^[0-7]*$/u.test(digits) ? Number.parseInt(digits || '0', 8) : Number.NaN
}

function isSound(header: Bytes): boolean {
  let sum = 0
  for (let at = 0; at < BLOCK; at += 1) sum += at >= 148 && at < 156 ? 32 : header.u8(at)
  return sum === amount(header, 148, 8)
}

/** Path and size out of an extended header: lines of `length key=value` (POSIX.1-2017, pax). */
function extended(text: string): { path?: string; size?: number } {
  const path = /^\d+ path=(.*)$/mu.exec(text)?.[1]
  const size = /^\d+ size=(\d{1,15})$/mu.exec(text)?.[1]
  return { ...(path !== undefined && { path }), ...(size !== undefined && { size: Number(size) }) }
}

/** A member of a tar archive and where its bytes are. */
export interface TarMember {
  readonly name: string
  readonly sizeBytes: number
  readonly dataAt: number
  readonly isLink: boolean
}

/** The members of a tar archive, header by header (POSIX.1-2017 ustar and pax, GNU long names). Throws ReadProblem. */
export async function* tarMembers({ source, draft }: Pick<ReadJob, 'source' | 'draft'>): AsyncGenerator<TarMember> {
  let next: { path?: string; size?: number } = {}
  let at = 0
  while (at + BLOCK <= source.sizeBytes) {
    draft.checkTime()
    const header = new Bytes(await readRange(source, at, BLOCK))
    if (header.u8(0) === 0 && header.bytes.every((byte) => byte === 0)) break
    const sizeBytes = next.size ?? amount(header, 124, 12)
    if (!isSound(header) || !(sizeBytes >= 0)) throw damaged(at === 0 ? undefined : 'Its list of contents breaks off.')
    const type = String.fromCharCode(header.u8(156))
    const dataAt = at + BLOCK
    at = dataAt + Math.ceil(sizeBytes / BLOCK) * BLOCK
    if (type === 'x' || type === 'L') {
      const text = decodeBytes(await readRange(source, dataAt, Math.min(sizeBytes, 64 * 1024)))
      next = type === 'x' ? { ...next, ...extended(text) } : { ...next, path: text.replace(/\0.*$/su, '') }
      continue
    }
    if (type === 'g' || type === 'K') continue
    const prefix = header.u8(257) === 0x75 ? field(header, 345, 155) : ''
    const name = next.path ?? (prefix ? `${prefix}/${field(header, 0, 100)}` : field(header, 0, 100))
    next = {}
    yield { name, sizeBytes, dataAt, isLink: /[1-46]/u.test(type) }
    if (at > source.sizeBytes) throw damaged('It ends before its last member does.')
  }
}

/** Lists a tar archive. */
export const readTar: Reader = async (job) => {
  const { draft, limits } = job
  const listing = new Listing(job)
  try {
    for await (const { name, sizeBytes, isLink } of tarMembers(job)) {
      listing.add(name, sizeBytes, { isLink })
      if (listing.count >= limits.entries) {
        draft.note('too_large', 'It has too many members to look at them all.')
        break
      }
    }
  } finally {
    listing.finish()
  }
}

/** Lists a tar archive that was unpacked into memory. */
export const listTar = (bytes: Uint8Array, job: ReadJob): Promise<void> =>
  readTar({ ...job, source: bytesSource(bytes) })

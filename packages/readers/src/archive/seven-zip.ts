import { Bytes, indexOf } from '../bytes.ts'
import { type Reader, readRange } from '../draft.ts'
import { damaged, ReadProblem } from '../problem.ts'
import { Listing } from './listing.ts'

const MAX_HEADER = 4 * 1024 * 1024
/** Identifier of the AES coder in a folder's description (7zFormat.txt, "Methods"). */
const AES = '\u0006\u00f1\u0007\u0001'
const ENCODED = 0x17
const HEADER = 0x01
const NAMES = 0x11

/** Names in a plain header: after their property's number, size and a zero come UTF-16 strings that end in zero. */
function names(header: Bytes): string[] {
  for (let at = 0; at + 4 < header.length; at += 1) {
    if (header.u8(at) !== NAMES) continue
    const [length, width] = packedNumber(header, at + 1)
    const from = at + 1 + width
    if (length < 5 || length % 2 === 0 || from + length > header.length || header.u8(from) !== 0) continue
    const text = header.utf16(from + 1, length - 1)
    if (text.endsWith('\0') && !/(?!\0)\p{Cc}/u.test(text)) return text.split('\0').slice(0, -1)
  }
  return []
}

/** A number of one to nine bytes; the ones that lead its first byte say how many follow. */
function packedNumber(bytes: Bytes, at: number): [value: number, width: number] {
  const first = bytes.u8(at)
  if (first < 0x80) return [first, 1]
  if (first < 0xc0) return [(first & 0x3f) * 256 + bytes.u8(at + 1), 2]
  if (first < 0xe0) return [(first & 0x1f) * 65_536 + bytes.u16(at + 1), 3]
  return [Number.POSITIVE_INFINITY, 1]
}

/** A 7z archive: says whether it is encrypted; lists its members where the list itself is not packed. */
export const read7z: Reader = async (job) => {
  const { source } = job
  const start = new Bytes(await readRange(source, 0, 32))
  const at = 32 + start.u64(12)
  const length = start.u64(20)
  if (length === 0) {
    new Listing(job).finish()
    return
  }
  if (at + length > source.sizeBytes) throw damaged('Its list of contents is missing.')
  if (length > MAX_HEADER) throw new ReadProblem('too_large')
  const header = new Bytes(await readRange(source, at, length))
  const kind = header.u8(0)
  if (kind !== HEADER && kind !== ENCODED) throw damaged('Its list of contents is damaged.')
  if (indexOf(header.bytes, AES) !== -1) {
    job.draft.note('password_needed')
    list(header, job)
    return
  }
  if (kind === ENCODED)
    throw new ReadProblem('unsupported', 'Its list of contents is packed in a way that Octavo does not read.')
  list(header, job)
}

function list(header: Bytes, job: Parameters<Reader>[0]): void {
  const found = header.u8(0) === HEADER ? names(header) : []
  if (found.length === 0) {
    job.draft.note('damaged', 'Its list of contents is damaged.')
    return
  }
  const listing = new Listing(job)
  for (const name of found.slice(0, job.limits.entries)) listing.add(name, 0)
  listing.finish(found.length)
}

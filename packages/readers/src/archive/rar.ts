import { Bytes, startsWith } from '../bytes.ts'
import { type Reader, type ReadJob, readRange } from '../draft.ts'
import { damaged, ReadProblem } from '../problem.ts'
import { decodeBytes } from '../text/charset.ts'
import { Listing } from './listing.ts'

const HEADER_BYTES = 4096
/** File attributes of Unix links in a RAR header. */
const isUnixLink = (attributes: number): boolean => (attributes & 0xf000) === 0xa000

class State {
  readonly listing: Listing
  locked = 0

  constructor(job: ReadJob) {
    this.listing = new Listing(job)
  }

  add(name: string, sizeBytes: number, isEncrypted: boolean, isLink: boolean): void {
    if (isEncrypted) this.locked += 1
    this.listing.add(name, sizeBytes, { isEncrypted, isLink })
  }
}

/** Variable-length number of RAR 5: seven bits a byte, the lowest first. */
function variable(bytes: Bytes, at: number): [value: number, next: number] {
  let value = 0
  for (let index = 0; index < 10; index += 1) {
    const byte = bytes.u8(at + index)
    value += (byte & 0x7f) * 128 ** index
    if ((byte & 0x80) === 0) return [value, at + index + 1]
  }
  throw damaged('Its list of contents is damaged.')
}

/** One block of RAR 5 (RAR 5.0 archive format, "Archive structure"); returns where the next one begins. */
function block5(bytes: Bytes, at: number, state: State): number | undefined {
  const [size, typeAt] = variable(bytes, 4)
  const [type, flagsAt] = variable(bytes, typeAt)
  const [flags, extraAt] = variable(bytes, flagsAt)
  const [extra, dataAt] = flags & 1 ? variable(bytes, extraAt) : [0, extraAt]
  const [data, bodyAt] = flags & 2 ? variable(bytes, dataAt) : [0, dataAt]
  const end = typeAt + size
  if (size === 0 || size > 2 * 1024 * 1024) throw damaged('Its list of contents is damaged.')
  if (type === 4) throw new ReadProblem('password_needed')
  if (type === 5) return undefined
  if (type === 2) {
    const [fileFlags, sizeAt] = variable(bytes, bodyAt)
    const [sizeBytes, attributesAt] = variable(bytes, sizeAt)
    const [attributes, afterAt] = variable(bytes, attributesAt)
    const [, systemAt] = variable(bytes, afterAt + (fileFlags & 2 ? 4 : 0) + (fileFlags & 4 ? 4 : 0))
    const [system, lengthAt] = variable(bytes, systemAt)
    const [length, nameAt] = variable(bytes, lengthAt)
    const records = extraRecords(bytes, end - extra, end)
    state.add(
      decodeBytes(bytes.slice(nameAt, Math.min(length, 2048))),
      sizeBytes,
      records.has(1),
      records.has(5) || (system === 1 && isUnixLink(attributes)),
    )
  }
  return at + end + data
}

/** Types of the records in a block's extra area: 1 is encryption, 5 a link. */
function extraRecords(bytes: Bytes, from: number, end: number): Set<number> {
  const types = new Set<number>()
  let at = from
  while (at < end && at < bytes.length) {
    const [size, typeAt] = variable(bytes, at)
    types.add(variable(bytes, typeAt)[0])
    if (size === 0) break
    at = typeAt + size
  }
  return types
}

/** One block of RAR 1.5 to 4 (technote.txt of RAR 4): header with its size and flags, data after file headers. */
function block4(bytes: Bytes, at: number, state: State): number | undefined {
  const type = bytes.u8(2)
  const flags = bytes.u16(3)
  const size = bytes.u16(5)
  if (size < 7 || type < 0x72 || type > 0x7b) throw damaged('Its list of contents is damaged.')
  if (type === 0x73 && flags & 0x0080) throw new ReadProblem('password_needed')
  if (type === 0x7b) return undefined
  const data =
    type === 0x74 || flags & 0x8000
      ? bytes.u32(7) + (type === 0x74 && flags & 0x0100 ? bytes.u32(32) * 0x1_0000_0000 : 0)
      : 0
  if (type === 0x74) {
    const nameAt = 32 + (flags & 0x0100 ? 8 : 0)
    const raw = bytes.slice(nameAt, Math.min(bytes.u16(26), 2048))
    const zero = flags & 0x0200 ? raw.indexOf(0) : -1
    state.add(
      decodeBytes(zero === -1 ? raw : raw.subarray(0, zero)),
      bytes.u32(11),
      (flags & 4) !== 0,
      bytes.u8(15) === 3 && isUnixLink(bytes.u32(28)),
    )
  }
  return at + size + data
}

/** A RAR archive: lists its members from their headers; says so when these or all members are encrypted. */
export const readRar: Reader = async (job) => {
  const { source, draft, limits } = job
  const mark = await readRange(source, 0, 8)
  const is5 = startsWith(mark, 'Rar!\u001a\u0007\u0001\u0000')
  const state = new State(job)
  let at: number | undefined = is5 ? 8 : 7
  try {
    while (at !== undefined && at + 7 <= source.sizeBytes && state.listing.count < limits.entries) {
      draft.checkTime()
      const bytes = new Bytes(await readRange(source, at, HEADER_BYTES))
      const next: number | undefined = is5 ? block5(bytes, at, state) : block4(bytes, at, state)
      if (next !== undefined && next <= at) throw damaged('Its list of contents is damaged.')
      at = next
    }
    if (at !== undefined && at > source.sizeBytes) draft.note('damaged', 'It ends before its last member does.')
  } finally {
    state.listing.finish()
    if (state.locked > 0) draft.note('password_needed')
  }
}

import type { ByteSource } from '@octavo/core'
import { Bytes, indexOf, startsWith } from '../bytes.ts'
import { readRange } from '../draft.ts'
import { damaged } from '../problem.ts'
import { decodeCodePage } from '../text/codepages.ts'

/** One entry of a ZIP archive's central directory (APPNOTE 6.3.10, section 4.3.12), as declared: nothing is trusted. */
export interface ZipEntryFacts {
  readonly name: string
  readonly method: number
  readonly crc32: number
  readonly packedBytes: number
  readonly sizeBytes: number
  readonly headerAt: number
  readonly isEncrypted: boolean
  readonly isFolder: boolean
  readonly isLink: boolean
}

export interface ZipDirectory {
  readonly entries: readonly ZipEntryFacts[]
  /** How many entries the archive says it has; more than were read when the limit was reached. */
  readonly entryCount: number
}

const END_BYTES = 22
const MAX_COMMENT = 65_535
const ENTRY_BYTES = 46

interface Place {
  readonly at: number
  readonly sizeBytes: number
  readonly count: number
  /** Where the directory ends; it may begin elsewhere than declared when something stands before the archive. */
  readonly endsAt: number
}

async function findEnd(source: ByteSource): Promise<Place> {
  const from = Math.max(0, source.sizeBytes - END_BYTES - MAX_COMMENT - 1024)
  const tail = new Bytes(await readRange(source, from, source.sizeBytes - from))
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.u32(at) !== 0x06054b50) continue
    const isWide = at >= 20 && tail.u32(at - 20) === 0x07064b50
    if (isWide) {
      const wideAt = tail.u64(at - 12)
      const wide = new Bytes(await readRange(source, Math.min(wideAt, source.sizeBytes), 56))
      if (wide.u32(0) === 0x06064b50)
        return { at: wide.u64(48), sizeBytes: wide.u64(40), count: wide.u64(32), endsAt: wideAt }
    }
    return { at: tail.u32(at + 16), sizeBytes: tail.u32(at + 12), count: tail.u16(at + 10), endsAt: from + at }
  }
  throw damaged('Its list of contents is missing.')
}

/** A name in UTF-8 where that is valid, else in the code page of the archive format (APPNOTE appendix D). */
export function zipName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeCodePage(bytes, 437)
  }
}

/** Sizes and offset beyond 32 bits stand in an extra field, in this order, only those that are all ones (4.5.3). */
function widen(extra: Bytes, values: number[]): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.u16(at + 2)) {
    if (extra.u16(at) !== 1) continue
    let from = at + 4
    const end = from + extra.u16(at + 2)
    return values.map((value) => {
      if (value !== 0xffff_ffff) return value
      if (from + 8 > end) throw damaged('Its list of contents is damaged.')
      from += 8
      return extra.u64(from - 8)
    })
  }
  return values
}

function entryAt(bytes: Bytes, at: number, shift: number): ZipEntryFacts {
  const nameLength = bytes.u16(at + 28)
  const name = zipName(bytes.slice(at + ENTRY_BYTES, nameLength))
  const extra = new Bytes(bytes.slice(at + ENTRY_BYTES + nameLength, bytes.u16(at + 30)))
  const [sizeBytes = 0, packedBytes = 0, headerAt = 0] = widen(extra, [
    bytes.u32(at + 24),
    bytes.u32(at + 20),
    bytes.u32(at + 42),
  ])
  const method = bytes.u16(at + 10)
  const isUnix = bytes.u8(at + 5) === 3
  return {
    name,
    method,
    crc32: bytes.u32(at + 16),
    packedBytes,
    sizeBytes,
    headerAt: headerAt + shift,
    isEncrypted: (bytes.u16(at + 8) & 1) !== 0 || method === 99,
    isFolder: name.endsWith('/'),
    isLink: isUnix && bytes.u32(at + 38) >>> 28 === 0xa,
  }
}

/**
 * Reads the list of contents of a ZIP archive: the end record, the ZIP64 one where there is one, then at most
 * `maxEntries` entries. Throws ReadProblem `damaged` when there is none or it contradicts itself.
 */
export async function readZipDirectory(source: ByteSource, maxEntries: number): Promise<ZipDirectory> {
  const end = await findEnd(source)
  // What was put before the archive (a self-extractor, say) moves everything by as much.
  const shift = Math.max(0, end.endsAt - end.sizeBytes - end.at)
  const from = end.at + ((await isEntry(source, end.at)) ? 0 : shift)
  if (end.count > 0 && (from >= source.sizeBytes || end.sizeBytes > source.sizeBytes))
    throw damaged('Its list of contents is missing.')
  const bytes = new Bytes(
    await readRange(source, from, Math.min(source.sizeBytes - from, end.sizeBytes, maxEntries * 400)),
  )
  const entries: ZipEntryFacts[] = []
  for (let at = 0; at + ENTRY_BYTES <= bytes.length && entries.length < Math.min(maxEntries, end.count); ) {
    if (!startsWith(bytes.bytes, 'PK\u0001\u0002', at)) throw damaged('Its list of contents is damaged.')
    entries.push(entryAt(bytes, at, from - end.at))
    at += ENTRY_BYTES + bytes.u16(at + 28) + bytes.u16(at + 30) + bytes.u16(at + 32)
  }
  if (entries.length === 0 && end.count > 0) throw damaged('Its list of contents is damaged.')
  return { entries, entryCount: Math.max(end.count, entries.length) }
}

const isEntry = async (source: ByteSource, at: number): Promise<boolean> =>
  indexOf(await readRange(source, Math.min(at, source.sizeBytes), 4), 'PK\u0001\u0002') === 0

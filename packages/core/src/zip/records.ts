/**
 * The records of a ZIP file as PKWARE's APPNOTE 6.3.10 lays them out: stored entries (method 0), UTF-8 names,
 * Info-ZIP's extended timestamp ('UT', 0x5455), ZIP64 fields only where a number needs them.
 */

const UINT32_MAX = 0xffffffff
const UINT16_MAX = 0xffff

const FLAG_DESCRIPTOR = 0x0008
const FLAG_UTF8 = 0x0800
const METHOD_STORED = 0
const VERSION_PLAIN = 20
const VERSION_ZIP64 = 45
const MADE_ON_UNIX = 3 << 8
/** A regular file that its owner may write and everybody may read. */
const UNIX_MODE = 0o100644 * 0x10000

/** When an entry was changed, in the two forms that a ZIP holds. */
export interface ZipTime {
  /** MS-DOS date in the upper 16 bits, time in the lower: local time, even seconds, 1980 to 2107. */
  readonly dos: number
  /** Seconds since 1970 UTC; undefined when 32 signed bits can't hold it. */
  readonly unixSeconds: number | undefined
}

/** What the two headers of an entry say. */
export interface ZipRecord {
  readonly name: Uint8Array
  readonly time: ZipTime
  readonly sizeBytes: number
  readonly crc32: number
  readonly offset: number
  /** Size and CRC-32 follow the content, because they weren't known before. */
  readonly descriptor: boolean
  /** The local header has (or must have) 64-bit sizes. */
  readonly wide: boolean
}

/** Converts a moment to the times of a ZIP entry; moments before 1980 or after 2107 are shown as the nearest one. */
export function zipTime(modifiedAtMs: number, utcOffsetMinutes: number): ZipTime {
  const finite = Number.isFinite(modifiedAtMs) ? modifiedAtMs : 0
  const seconds = Math.floor(finite / 1000)
  const unixSeconds = seconds >= -0x80000000 && seconds <= 0x7fffffff ? seconds : undefined
  const local = new Date(finite + utcOffsetMinutes * 60_000)
  const year = local.getUTCFullYear()
  if (!(year >= 1980)) return { dos: 0x00210000, unixSeconds }
  if (year > 2107) return { dos: 0xff9fbf7d, unixSeconds }
  const date = ((year - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate()
  const time = (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1)
  return { dos: ((date << 16) | time) >>> 0, unixSeconds }
}

/** True when an entry of this size (undefined: not known) needs 64-bit sizes in its local header. */
export function needsWideSizes(sizeBytes: number | undefined): boolean {
  return sizeBytes === undefined || sizeBytes >= UINT32_MAX
}

/** Length in bytes of the local header that `localHeader` makes. */
export function localHeaderSize(record: Pick<ZipRecord, 'name' | 'time' | 'wide'>): number {
  return 30 + record.name.length + (record.wide ? 20 : 0) + (record.time.unixSeconds === undefined ? 0 : 9)
}

/** Writes the header in front of an entry's content into `view` at `at`, every byte of it. */
export function writeLocalHeader(view: DataView, at: number, record: ZipRecord): void {
  const { name, time, wide, descriptor } = record
  const size = wide ? UINT32_MAX : descriptor ? 0 : record.sizeBytes
  view.setUint32(at, 0x04034b50, true)
  view.setUint16(at + 4, wide ? VERSION_ZIP64 : VERSION_PLAIN, true)
  view.setUint16(at + 6, FLAG_UTF8 | (descriptor ? FLAG_DESCRIPTOR : 0), true)
  view.setUint16(at + 8, METHOD_STORED, true)
  view.setUint32(at + 10, time.dos, true)
  view.setUint32(at + 14, descriptor ? 0 : record.crc32, true)
  view.setUint32(at + 18, size, true)
  view.setUint32(at + 22, size, true)
  view.setUint16(at + 26, name.length, true)
  view.setUint16(at + 28, localHeaderSize(record) - 30 - name.length, true)
  let next = writeName(view, at + 30, name)
  if (wide) {
    view.setUint16(next, 0x0001, true)
    view.setUint16(next + 2, 16, true)
    writeUint64(view, next + 4, descriptor ? 0 : record.sizeBytes)
    writeUint64(view, next + 12, descriptor ? 0 : record.sizeBytes)
    next += 20
  }
  writeTimestamp(view, next, time)
}

/** Length in bytes of a data descriptor. */
function descriptorSize(wide: boolean): number {
  return wide ? 24 : 16
}

/** What follows the content of an entry whose size and CRC-32 weren't known before. */
export function dataDescriptor(record: ZipRecord): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(descriptorSize(record.wide))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x08074b50, true)
  view.setUint32(4, record.crc32, true)
  if (record.wide) {
    writeUint64(view, 8, record.sizeBytes)
    writeUint64(view, 16, record.sizeBytes)
  } else {
    view.setUint32(8, record.sizeBytes, true)
    view.setUint32(12, record.sizeBytes, true)
  }
  return bytes
}

function wideExtraSize(record: Pick<ZipRecord, 'sizeBytes' | 'offset'>): number {
  const fields = (record.sizeBytes >= UINT32_MAX ? 16 : 0) + (record.offset >= UINT32_MAX ? 8 : 0)
  return fields === 0 ? 0 : 4 + fields
}

/** Length in bytes of an entry's record in the central directory. */
export function directoryRecordSize(record: Pick<ZipRecord, 'name' | 'time' | 'sizeBytes' | 'offset'>): number {
  return 46 + record.name.length + wideExtraSize(record) + (record.time.unixSeconds === undefined ? 0 : 9)
}

/** Writes an entry's record of the central directory into `view`, which is zero from `at` on; returns the position behind. */
export function writeDirectoryRecord(view: DataView, at: number, record: ZipRecord): number {
  const { name, time, sizeBytes, offset } = record
  const wideExtra = wideExtraSize(record)
  view.setUint32(at, 0x02014b50, true)
  view.setUint16(at + 4, MADE_ON_UNIX | VERSION_ZIP64, true)
  view.setUint16(at + 6, record.wide || wideExtra > 0 ? VERSION_ZIP64 : VERSION_PLAIN, true)
  view.setUint16(at + 8, FLAG_UTF8 | (record.descriptor ? FLAG_DESCRIPTOR : 0), true)
  view.setUint32(at + 12, time.dos, true)
  view.setUint32(at + 16, record.crc32, true)
  view.setUint32(at + 20, Math.min(sizeBytes, UINT32_MAX), true)
  view.setUint32(at + 24, Math.min(sizeBytes, UINT32_MAX), true)
  view.setUint16(at + 28, name.length, true)
  view.setUint16(at + 30, wideExtra + (time.unixSeconds === undefined ? 0 : 9), true)
  view.setUint32(at + 38, UNIX_MODE, true)
  view.setUint32(at + 42, Math.min(offset, UINT32_MAX), true)
  let next = writeName(view, at + 46, name)
  if (wideExtra > 0) {
    view.setUint16(next, 0x0001, true)
    view.setUint16(next + 2, wideExtra - 4, true)
    next += 4
    if (sizeBytes >= UINT32_MAX) {
      writeUint64(view, next, sizeBytes)
      writeUint64(view, next + 8, sizeBytes)
      next += 16
    }
    if (offset >= UINT32_MAX) {
      writeUint64(view, next, offset)
      next += 8
    }
  }
  return writeTimestamp(view, next, time)
}

/** Where the central directory lies and how many records it holds. */
export interface DirectoryPlace {
  readonly count: number
  readonly offset: number
  readonly sizeBytes: number
}

function needsWideEnd(place: DirectoryPlace): boolean {
  return place.count >= UINT16_MAX || place.offset >= UINT32_MAX || place.sizeBytes >= UINT32_MAX
}

/** Length in bytes of what `endRecords` makes. */
function endRecordsSize(place: DirectoryPlace): number {
  return needsWideEnd(place) ? 56 + 20 + 22 : 22
}

/** The end of an archive: the ZIP64 end record and its locator where needed, then the end of central directory record. */
export function endRecords(place: DirectoryPlace): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(endRecordsSize(place))
  const view = new DataView(bytes.buffer)
  let at = 0
  if (needsWideEnd(place)) {
    view.setUint32(0, 0x06064b50, true)
    writeUint64(view, 4, 44)
    view.setUint16(12, MADE_ON_UNIX | VERSION_ZIP64, true)
    view.setUint16(14, VERSION_ZIP64, true)
    writeUint64(view, 24, place.count)
    writeUint64(view, 32, place.count)
    writeUint64(view, 40, place.sizeBytes)
    writeUint64(view, 48, place.offset)
    view.setUint32(56, 0x07064b50, true)
    writeUint64(view, 64, place.offset + place.sizeBytes)
    view.setUint32(72, 1, true)
    at = 76
  }
  view.setUint32(at, 0x06054b50, true)
  view.setUint16(at + 8, Math.min(place.count, UINT16_MAX), true)
  view.setUint16(at + 10, Math.min(place.count, UINT16_MAX), true)
  view.setUint32(at + 12, Math.min(place.sizeBytes, UINT32_MAX), true)
  view.setUint32(at + 16, Math.min(place.offset, UINT32_MAX), true)
  return bytes
}

function writeName(view: DataView, at: number, name: Uint8Array): number {
  // For the few bytes of a name a loop beats the set-up of a bulk copy.
  for (let index = 0; index < name.length; index++) view.setUint8(at + index, name[index] ?? 0)
  return at + name.length
}

function writeTimestamp(view: DataView, at: number, time: ZipTime): number {
  if (time.unixSeconds === undefined) return at
  view.setUint16(at, 0x5455, true)
  view.setUint16(at + 2, 5, true)
  view.setUint8(at + 4, 1)
  view.setInt32(at + 5, time.unixSeconds, true)
  return at + 9
}

function writeUint64(view: DataView, at: number, value: number): void {
  view.setUint32(at, value % 0x100000000, true)
  view.setUint32(at + 4, Math.floor(value / 0x100000000), true)
}

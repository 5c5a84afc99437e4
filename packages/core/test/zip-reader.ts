/**
 * A ZIP reader for tests, written apart from the writer: it believes the central directory and checks that every local
 * header says the same.
 */
export interface ReadEntry {
  readonly name: string
  readonly crc32: number
  readonly sizeBytes: number
  readonly offset: number
  readonly flags: number
  readonly versionNeeded: number
  readonly externalAttributes: number
  readonly dosTime: number
  readonly unixSeconds: number | undefined
}

/** The records of the central directory, given the end of an archive that is `totalBytes` long. */
export function readDirectory(tail: Uint8Array, totalBytes = tail.length): ReadEntry[] {
  const base = totalBytes - tail.length
  const view = new DataView(tail.buffer, tail.byteOffset, tail.length)
  const end = tail.length - 22
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error('no end record at the very end')
  let count = view.getUint16(end + 10, true)
  let size = view.getUint32(end + 12, true)
  let offset = view.getUint32(end + 16, true)
  if (end >= 20 && view.getUint32(end - 20, true) === 0x07064b50) {
    const wideEnd = Number(view.getBigUint64(end - 12, true)) - base
    if (view.getUint32(wideEnd, true) !== 0x06064b50) throw new Error('the locator points elsewhere')
    count = Number(view.getBigUint64(wideEnd + 32, true))
    size = Number(view.getBigUint64(wideEnd + 40, true))
    offset = Number(view.getBigUint64(wideEnd + 48, true))
  } else if (count === 0xffff || size === 0xffffffff || offset === 0xffffffff) throw new Error('ZIP64 end is missing')
  const entries: ReadEntry[] = []
  let at = offset - base
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error(`record ${index} is no directory record`)
    if (view.getUint16(at + 10, true) !== 0) throw new Error('not stored')
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const name = new TextDecoder('utf-8', { fatal: true }).decode(tail.subarray(at + 46, at + 46 + nameLength))
    const extras = readExtras(tail.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength))
    const wide = extras.get(1)
    let wideAt = 0
    const widened = (value: number) => {
      if (value !== 0xffffffff) return value
      if (!wide) throw new Error('ZIP64 field is missing')
      wideAt += 8
      return Number(wide.getBigUint64(wideAt - 8, true))
    }
    const sizeBytes = widened(view.getUint32(at + 24, true))
    if (widened(view.getUint32(at + 20, true)) !== sizeBytes) throw new Error('stored sizes differ')
    entries.push({
      name,
      sizeBytes,
      offset: widened(view.getUint32(at + 42, true)),
      crc32: view.getUint32(at + 16, true),
      flags: view.getUint16(at + 8, true),
      versionNeeded: view.getUint16(at + 6, true),
      externalAttributes: view.getUint32(at + 38, true),
      dosTime: view.getUint32(at + 12, true),
      unixSeconds: extras.get(0x5455)?.getInt32(1, true),
    })
    if (wide && wideAt !== wide.byteLength) throw new Error('ZIP64 field is too long')
    at += 46 + nameLength + extraLength
  }
  if (at - (offset - base) !== size) throw new Error('size of the directory is wrong')
  return entries
}

/** Every file of a whole archive with its bytes; throws where local header, descriptor and directory disagree. */
export function readZip(archive: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length)
  for (const entry of readDirectory(archive)) {
    const { offset, sizeBytes, name, crc32, flags } = entry
    if (view.getUint32(offset, true) !== 0x04034b50) throw new Error(`${name}: no local header`)
    const nameLength = view.getUint16(offset + 26, true)
    const extraLength = view.getUint16(offset + 28, true)
    const start = offset + 30 + nameLength + extraLength
    const localName = new TextDecoder().decode(archive.subarray(offset + 30, offset + 30 + nameLength))
    if (localName !== name) throw new Error(`${name}: local name ${localName}`)
    if (view.getUint16(offset + 6, true) !== flags) throw new Error(`${name}: flags differ`)
    const wide = readExtras(archive.subarray(offset + 30 + nameLength, start)).get(1)
    const end = start + sizeBytes
    if (flags & 8) {
      if (view.getUint32(end, true) !== 0x08074b50) throw new Error(`${name}: no descriptor`)
      if (view.getUint32(end + 4, true) !== crc32) throw new Error(`${name}: CRC of the descriptor`)
      const said = wide ? Number(view.getBigUint64(end + 16, true)) : view.getUint32(end + 12, true)
      if (said !== sizeBytes) throw new Error(`${name}: size of the descriptor`)
    } else {
      const said = wide ? Number(wide.getBigUint64(0, true)) : view.getUint32(offset + 22, true)
      if (said !== sizeBytes || view.getUint32(offset + 14, true) !== crc32) throw new Error(`${name}: local header`)
    }
    const bytes = archive.slice(start, end)
    if (plainCrc32(bytes) !== crc32) throw new Error(`${name}: CRC of the content`)
    if (files.has(name)) throw new Error(`${name} twice`)
    files.set(name, bytes)
  }
  return files
}

/** CRC-32 bit by bit, as the standard defines it. */
export function plainCrc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

function readExtras(bytes: Uint8Array): Map<number, DataView> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const fields = new Map<number, DataView>()
  for (let at = 0; at < bytes.length; ) {
    const length = view.getUint16(at + 2, true)
    fields.set(view.getUint16(at, true), new DataView(bytes.buffer, bytes.byteOffset + at + 4, length))
    at += 4 + length
  }
  return fields
}

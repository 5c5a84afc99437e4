import { AppError } from '../errors/errors.ts'
import { createAbortGate } from './abort.ts'
import { changed, checkCrc32, checkSize, type Pieces, readHead } from './content.ts'
import { createDirectory } from './directory.ts'
import type { MissingEntry, ZipEntry, ZipOptions, ZipResult } from './entry.ts'
import { describeMissing, MANIFEST_NAME, manifestBytes } from './manifest.ts'
import { createZipNames } from './names.ts'
import { createPacker } from './packer.ts'
import { openAhead } from './read-ahead.ts'
import { dataDescriptor, localHeader, needsWideSizes, type ZipRecord, zipTime } from './records.ts'
import { needsDescriptor } from './size.ts'

/**
 * Writes a ZIP archive (stored, ZIP64 where needed) of `entries`, in order, as chunks to be used in order; the
 * generator's value is the result. A chunk may be the very array that an entry gave: use it up before asking for more.
 *
 * An entry that can't be opened or read is left out of the archive's directory and listed in `_missing_files.json` at
 * the archive's end. When it breaks after its first bytes have left, those stay behind as dead space that no directory
 * record points to: a truncated file never stands under its name. Aborting the signal throws AppError `cancelled`, and
 * an error of the entries' iterator or of `rewrite` passes through; both leave bytes without an end record, which no
 * program takes for an archive.
 */
export async function* zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  options: ZipOptions,
): AsyncGenerator<Uint8Array, ZipResult, void> {
  const { rewrite } = options
  const gate = createAbortGate(options.signal)
  const names = createZipNames()
  const directory = createDirectory()
  const packer = createPacker()
  const missing: MissingEntry[] = []

  const record = (name: Uint8Array, entry: Omit<ZipEntry, 'open'>, sizeBytes: number | undefined): ZipRecord => ({
    name,
    time: zipTime(entry.modifiedAtMs, options.utcOffsetMinutes?.(entry.modifiedAtMs) ?? 0),
    sizeBytes: sizeBytes ?? 0,
    crc32: entry.crc32 ?? 0,
    offset: packer.offset,
    wide: needsWideSizes(sizeBytes),
    descriptor: !rewrite && needsDescriptor(entry),
  })

  const addWhole = (name: Uint8Array, entry: Omit<ZipEntry, 'open'>, bytes: Uint8Array) => {
    const crc32 = options.crc32(bytes, 0)
    checkCrc32(entry, crc32)
    // The descriptor of a big entry with a known size stays, so that the forecast of the archive's length holds.
    const descriptor = entry.sizeBytes !== undefined && !rewrite && needsDescriptor(entry)
    const whole = { ...record(name, entry, bytes.length), crc32, descriptor }
    packer.push(localHeader(whole))
    packer.push(bytes)
    if (descriptor) packer.push(dataDescriptor(whole))
    directory.add(whole)
  }

  /** Returns what broke, if anything. Only reading may fail here quietly: errors of the output pass through. */
  async function* addStreamed(name: Uint8Array, entry: ZipEntry, first: Uint8Array, rest: Pieces) {
    const begun = record(name, entry, entry.sizeBytes)
    packer.push(localHeader(begun))
    let piece: Uint8Array | undefined = first
    let sizeBytes = 0
    let crc32 = 0
    let failure: { readonly error: unknown } | undefined
    while (piece && !failure) {
      crc32 = options.crc32(piece, crc32)
      sizeBytes += piece.length
      packer.push(piece)
      yield* packer.take()
      try {
        piece = await rest.next()
        if (!piece) checkSize(entry, sizeBytes)
        else if (sizeBytes + piece.length > (entry.sizeBytes ?? Number.POSITIVE_INFINITY)) throw changed()
        if (!piece) checkCrc32(entry, crc32)
      } catch (error) {
        gate.check()
        failure = { error }
      }
    }
    // A program that reads without the directory stays in step and finds a broken entry out by its checksum.
    const done = { ...begun, sizeBytes, crc32: failure ? ~crc32 >>> 0 : crc32 }
    if (done.descriptor) packer.push(dataDescriptor(done))
    if (rewrite) {
      yield* packer.take(true)
      await rewrite(done.offset, localHeader(done))
    }
    if (!failure) directory.add(done)
    return failure
  }

  async function* add(entry: ZipEntry, content: Parameters<typeof readHead>[1]) {
    let rest: Pieces | undefined
    try {
      let name: Uint8Array | undefined
      let first: Uint8Array
      try {
        const head = await readHead(entry, content, gate)
        rest = head.rest
        first = head.bytes
        name = names.take(entry.name)?.bytes
        if (!name) throw new AppError('bad_name', 'The path is too long for a ZIP archive')
        if (!rest) addWhole(name, entry, first)
      } catch (error) {
        gate.check()
        return { error }
      }
      return rest ? yield* addStreamed(name, entry, first, rest) : undefined
    } finally {
      await rest?.close()
    }
  }

  try {
    for await (const { index, entry, content } of openAhead(entries, options.readAhead ?? 1, gate, options.signal)) {
      gate.check()
      const failure = yield* add(entry, content)
      if (failure) missing.push(describeMissing(index, entry.name, failure.error))
      options.onEntry?.(index, failure ? 'missing' : 'added')
      // The very first bytes leave at once, so that whoever waits for the archive sees it begin.
      yield* packer.take(index === 0)
    }
    const added = directory.count
    const manifest = missing.length > 0 ? names.take(MANIFEST_NAME) : undefined
    const manifestEntry = { name: MANIFEST_NAME, modifiedAtMs: options.nowMs ?? 0 }
    if (manifest) addWhole(manifest.bytes, manifestEntry, manifestBytes(added, missing))
    gate.check()
    for (const chunk of directory.finish(packer.offset)) packer.push(chunk)
    yield* packer.take(true)
    const result: ZipResult = { added, missing, sizeBytes: packer.offset, manifestName: manifest?.path }
    options.onDone?.(result)
    return result
  } finally {
    gate.close()
  }
}

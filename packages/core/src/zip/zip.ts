import { AppError } from '../errors/index.ts'
import { createAbortGate } from './abort.ts'
import { changed, checkCrc32, checkWhole, type Head, type Pieces, readHead } from './content.ts'
import { createDirectory } from './directory.ts'
import { INLINE_LIMIT_BYTES, type MissingEntry, type ZipEntry, type ZipOptions, type ZipResult } from './entry.ts'
import { describeMissing, MANIFEST_NAME, manifestBytes } from './manifest.ts'
import { createZipNames } from './names.ts'
import { createPacker } from './packer.ts'
import { createReadAhead } from './read-ahead.ts'
import {
  dataDescriptor,
  localHeaderSize,
  needsWideSizes,
  writeLocalHeader,
  type ZipRecord,
  zipTime,
} from './records.ts'

type EntryFacts = Pick<ZipEntry, 'modifiedAtMs' | 'sizeBytes' | 'crc32'>
type Failure = { readonly error: unknown }

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
  const packer = createPacker(options.reuse)
  const missing: MissingEntry[] = []
  const ahead = createReadAhead(entries, options.readAhead ?? 1, gate, options.signal)

  const begin = (
    name: Uint8Array,
    entry: EntryFacts,
    sizeBytes: number | undefined,
    crc32: number,
    descriptor: boolean,
  ): ZipRecord => ({
    name,
    time: zipTime(entry.modifiedAtMs, options.utcOffsetMinutes?.(entry.modifiedAtMs) ?? 0),
    sizeBytes: sizeBytes ?? 0,
    crc32,
    offset: packer.offset,
    descriptor,
    wide: needsWideSizes(sizeBytes),
  })

  const addWhole = (name: Uint8Array, entry: EntryFacts, bytes: Uint8Array, crc32: number) => {
    // The descriptor of a big entry with a known size stays, so that the forecast of the archive's length holds.
    const descriptor = entry.sizeBytes !== undefined && !rewrite && needsDescriptor(entry)
    const record = begin(name, entry, bytes.length, crc32, descriptor)
    packer.pushHeader(record)
    packer.push(bytes)
    if (descriptor) packer.push(dataDescriptor(record))
    directory.add(record)
  }

  /** Returns what broke, if anything. Only reading may fail here quietly: errors of the output pass through. */
  async function* addStreamed(name: Uint8Array, entry: ZipEntry, first: Uint8Array, rest: Pieces) {
    const begun = begin(name, entry, entry.sizeBytes, entry.crc32 ?? 0, !rewrite && needsDescriptor(entry))
    packer.pushHeader(begun)
    let piece: Uint8Array | undefined = first
    let sizeBytes = 0
    let crc32 = 0
    let failure: Failure | undefined
    while (piece && !failure) {
      crc32 = options.crc32(piece, crc32)
      sizeBytes += piece.length
      packer.push(piece)
      yield* packer.take()
      try {
        piece = await rest.next()
        if (!piece) checkWhole(entry, sizeBytes, crc32)
        else if (sizeBytes + piece.length > (entry.sizeBytes ?? Number.POSITIVE_INFINITY)) throw changed()
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

  /** Small entries are done when this returns; a big one is left for `addStreamed`. */
  const place = (entry: ZipEntry, head: Head): Uint8Array => {
    const name = names.take(entry.name)
    if (!name) throw new AppError('bad_name', 'The path is too long for a ZIP archive.')
    if (head.rest) return name
    const crc32 = options.crc32(head.bytes, 0)
    checkCrc32(entry, crc32)
    addWhole(name, entry, head.bytes, crc32)
    return name
  }

  try {
    for (;;) {
      const next = ahead.next()
      const opened = next instanceof Promise ? await next : next
      if (!opened) break
      gate.check()
      let failure: Failure | undefined
      let head: Head | undefined
      let name: Uint8Array | undefined
      try {
        const reading = readHead(opened, gate)
        head = reading instanceof Promise ? await reading : reading
        name = place(opened.entry, head)
      } catch (error) {
        gate.check()
        failure = { error }
      }
      if (head?.rest) {
        try {
          if (name) failure = yield* addStreamed(name, opened.entry, head.bytes, head.rest)
        } finally {
          await head.rest.close()
        }
      }
      if (failure) missing.push(describeMissing(opened.index, opened.entry.name, failure.error))
      options.onEntry?.(opened.index, failure ? 'missing' : 'added')
      // The very first bytes leave at once, so that whoever waits for the archive sees it begin.
      const chunks = packer.take(opened.index === 0)
      if (chunks.length > 0) yield* chunks
    }
    gate.check()
    const added = directory.count
    const manifest = missing.length > 0 ? names.take(MANIFEST_NAME) : undefined
    if (manifest) {
      const bytes = manifestBytes(added, missing)
      addWhole(manifest, { modifiedAtMs: options.nowMs ?? 0 }, bytes, options.crc32(bytes, 0))
    }
    for (const chunk of directory.finish(packer.offset)) packer.push(chunk)
    yield* packer.take(true)
    const manifestName = manifest && new TextDecoder().decode(manifest)
    const result: ZipResult = { added, missing, sizeBytes: packer.offset, manifestName }
    options.onDone?.(result)
    return result
  } finally {
    ahead.close()
    gate.close()
  }
}

function localHeader(record: ZipRecord): Uint8Array {
  const bytes = new Uint8Array(localHeaderSize(record))
  writeLocalHeader(new DataView(bytes.buffer), 0, record)
  return bytes
}

/** True when an entry's size and CRC-32 have to follow its content, given an output that can't be rewritten. */
function needsDescriptor({ sizeBytes, crc32 }: Pick<ZipEntry, 'sizeBytes' | 'crc32'>): boolean {
  return sizeBytes === undefined || (sizeBytes > INLINE_LIMIT_BYTES && crc32 === undefined)
}

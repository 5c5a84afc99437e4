import { createHash, hash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '@octavo/core'
import type { DataDir } from '../datadir/datadir.ts'
import { filesBelow, LocalDisk } from '../datadir/local-disk.ts'
import { type CompactedPack, compactPack, type LiveRange } from './compact.ts'
import { diskShelf, Intake, syncFolder } from './intake.ts'
import { type BlobLocation, holderPath, loosePath, packPath, sha256OfPath } from './layout.ts'
import type { BlobIntake, Blobs, ContentReader, HearDamage, StoredThing } from './port.ts'
import { type Ranges, rangesOf } from './ranges.ts'
import { Removals } from './removals.ts'
import { CHECKED_FIRST_BYTES, checkedStream, damaged } from './whole.ts'

const gone = (cause: unknown) =>
  new AppError('not_found', 'The bytes of this file are missing on the server', { cause })

/** Contents in the data folder, each under its hash. */
export class BlobStore implements Blobs {
  readonly disk: LocalDisk
  readonly removals = new Removals()
  readonly #dir: DataDir
  #onDamaged: HearDamage = () => undefined

  constructor(dir: DataDir, minFreeBytes: number) {
    this.#dir = dir
    this.disk = new LocalDisk(dir, minFreeBytes)
  }

  tellDamaged(hear: HearDamage): void {
    this.#onDamaged = hear
  }

  /** A fresh place for what a request brings in. */
  receive(): BlobIntake {
    return new Intake(this.#dir, diskShelf(this.#dir))
  }

  /** True when the place holds at least as many bytes as the content needs. */
  async holds(blob: BlobLocation): Promise<boolean> {
    const found = await stat(holderPath(this.#dir, blob)).catch(() => undefined)
    if (!found?.isFile()) return false
    return blob.packOffset === null ? found.size === blob.sizeBytes : found.size >= blob.packOffset + blob.sizeBytes
  }

  /**
   * Opens bytes `start` to `end` (both counted) of a content. Throws AppError `not_found` when they are not there, before
   * the first byte is given out.
   */
  async stream(blob: BlobLocation, start = 0, end = blob.sizeBytes - 1): Promise<Readable> {
    const handle = await this.#open(blob)
    const base = blob.packOffset ?? 0
    const range = { start: base + start, end: base + end }
    return createReadStream('', { fd: handle, autoClose: true, highWaterMark: 256 * 1024, ...range })
  }

  /**
   * Opens a whole content that is held against its hash: a small one before the first byte (AppError `corrupt`), a large
   * one on its way, so that the stream breaks before its end. Throws like `stream`.
   */
  async whole(blob: BlobLocation): Promise<Readable> {
    if (blob.sizeBytes > CHECKED_FIRST_BYTES)
      return checkedStream(blob, await this.stream(blob), (actual) => this.#onDamaged(blob, actual))
    const reader = this.reader()
    try {
      return Readable.from([await reader.read(blob)], { objectMode: false })
    } finally {
      await reader.close()
    }
  }

  /** Never: a disk has no address that a browser could go to. */
  addressOf(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  /** The hash of the bytes that lie where a content should; undefined when they are not there. */
  async hashOf(blob: BlobLocation): Promise<string | undefined> {
    try {
      const digest = createHash('sha256')
      if (blob.sizeBytes === 0) await (await this.#open(blob)).close()
      else for await (const piece of await this.stream(blob)) digest.update(piece as Buffer)
      return digest.digest('hex')
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return undefined
      throw error
    }
  }

  /** Opens a content to be read by ranges; `close` when done. Throws AppError `not_found` when its bytes are not there. */
  async openRanges(blob: BlobLocation): Promise<Ranges> {
    return rangesOf(await this.#open(blob), blob.packOffset ?? 0, blob.sizeBytes)
  }

  /** Reads many contents one after the other without opening their packs again; `close` when done. */
  reader(): ContentReader {
    return new BlobReader(
      async (blob) => await this.#open(blob),
      (blob, actual) => this.#onDamaged(blob, actual),
    )
  }

  /** Removes a content that is a file of its own, or a pack; it may be gone already. */
  async remove(place: { readonly sha256: string } | { readonly pack: string }): Promise<void> {
    const file = 'pack' in place ? packPath(this.#dir, place.pack) : undefined
    const blob = 'pack' in place ? undefined : { sha256: place.sha256, sizeBytes: 0, pack: null, packOffset: null }
    await unlink(file ?? holderPath(this.#dir, blob as BlobLocation)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    })
  }

  /** Overwrites parts of a pack with zeros, durably: bytes of contents that have gone, beside others that stay. */
  async wipe(pack: string, ranges: readonly { readonly offset: number; readonly sizeBytes: number }[]): Promise<void> {
    const handle = await open(packPath(this.#dir, pack), 'r+').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (!handle) return
    try {
      for (const { offset, sizeBytes } of ranges) await handle.write(Buffer.alloc(sizeBytes), 0, sizeBytes, offset)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  /** True when a pack takes more than twice the disk space of what is needed of it. */
  async isMostlyDead(pack: string, liveBytes: number): Promise<boolean> {
    const found = await stat(packPath(this.#dir, pack)).catch(() => undefined)
    return found !== undefined && found.blocks * 512 > 2 * liveBytes
  }

  /** Writes a pack anew without what is not needed of it; see `compactPack`. Ranges come in the order of their offsets. */
  compact(pack: string, live: readonly LiveRange[]): Promise<CompactedPack | undefined> {
    return compactPack(packPath(this.#dir, pack), this.#dir.temporary.in(`compact-${randomUUID()}`), live)
  }

  /** Walks everything on the disk. */
  async *walk(): AsyncGenerator<StoredThing> {
    for (const folder of ['blobs', 'packs']) {
      for await (const file of filesBelow(this.#dir.in(folder))) {
        const stored = await storedFile(file)
        if (stored) yield stored
      }
    }
  }

  /** Takes a file that nothing refers to out of the way, without destroying it. */
  async quarantine({ path: file }: StoredThing): Promise<void> {
    await mkdir(this.#dir.in('quarantine'), { recursive: true })
    await rename(file, this.#dir.in('quarantine', path.basename(file)))
  }

  /** What was taken out of the way; strangers' files are left out. */
  async quarantined(): Promise<readonly StoredThing[]> {
    const found: StoredThing[] = []
    for await (const file of filesBelow(this.#dir.in('quarantine'))) {
      const stored = await storedFile(file)
      if (stored) found.push(stored)
    }
    return found
  }

  /** Puts a file of the quarantine where it was, durably; false when something is there already. */
  async bringBack(file: StoredThing): Promise<boolean> {
    const place = file.sha256 === undefined ? packPath(this.#dir, file.pack ?? '') : loosePath(this.#dir, file.sha256)
    if (await stat(place).catch(() => undefined)) return false
    await mkdir(path.dirname(place), { recursive: true })
    await rename(file.path, place)
    await syncFolder(path.dirname(place))
    return true
  }

  /** Removes a file of the quarantine for good. */
  async discardQuarantined(file: StoredThing): Promise<void> {
    await unlink(file.path)
  }

  /** None: what is half received lies in `tmp`, which each start clears. */
  sweepParts(): Promise<number> {
    return Promise.resolve(0)
  }

  /** Proves that the disk takes and gives back bytes. */
  async probe(): Promise<void> {
    const file = this.#dir.temporary.in(`probe-${randomUUID()}`)
    const handle = await open(file, 'w+')
    try {
      await handle.write('octavo')
    } finally {
      await handle.close()
      await unlink(file)
    }
  }

  async #open(blob: BlobLocation): Promise<FileHandle> {
    let handle: FileHandle
    try {
      handle = await open(holderPath(this.#dir, blob), 'r')
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? gone(error) : error
    }
    const { size } = await handle.stat()
    if (size >= (blob.packOffset ?? 0) + blob.sizeBytes) return handle
    await handle.close()
    throw gone(undefined)
  }
}

/** Keeps packs open in between. */
class BlobReader implements ContentReader {
  readonly #open: (blob: BlobLocation) => Promise<FileHandle>
  readonly #onDamaged: (blob: BlobLocation, actual: string) => void
  readonly #packs = new Map<string, Promise<FileHandle>>()

  constructor(
    open: (blob: BlobLocation) => Promise<FileHandle>,
    onDamaged: (blob: BlobLocation, actual: string) => void,
  ) {
    this.#open = open
    this.#onDamaged = onDamaged
  }

  /**
   * The first bytes of a content, `maxBytes` at most; all of them when left out. They have to fit into memory. Throws
   * AppError `corrupt` when all are read and they are not what was stored.
   */
  async read(blob: BlobLocation, maxBytes = blob.sizeBytes): Promise<Uint8Array> {
    const handle = await (blob.pack === null ? this.#open(blob) : this.#packHandle(blob, blob.pack))
    try {
      const bytes = Buffer.allocUnsafe(Math.min(maxBytes, blob.sizeBytes))
      let at = 0
      while (at < bytes.length) {
        const { bytesRead } = await handle.read(bytes, at, bytes.length - at, (blob.packOffset ?? 0) + at)
        if (bytesRead === 0) throw gone(undefined)
        at += bytesRead
      }
      if (bytes.length === blob.sizeBytes) this.#check(blob, bytes)
      return bytes
    } finally {
      if (blob.pack === null) await handle.close()
    }
  }

  #check(blob: BlobLocation, bytes: Uint8Array): void {
    const actual = hash('sha256', bytes, 'hex')
    if (actual === blob.sha256) return
    this.#onDamaged(blob, actual)
    throw damaged(blob, actual)
  }

  async close(): Promise<void> {
    const handles = await Promise.allSettled(this.#packs.values())
    this.#packs.clear()
    await Promise.all(handles.map((handle) => (handle.status === 'fulfilled' ? handle.value.close() : undefined)))
  }

  #packHandle(blob: BlobLocation, pack: string): Promise<FileHandle> {
    const known = this.#packs.get(pack)
    if (known) return known
    const opened = this.#open(blob)
    this.#packs.set(pack, opened)
    opened.catch(() => this.#packs.delete(pack))
    return opened
  }
}

const modifiedAt = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now()

/** What a file is by its name; undefined for a stranger's. */
async function storedFile(file: string): Promise<StoredThing | undefined> {
  const sha256 = sha256OfPath(file)
  if (sha256) return { path: file, sha256, modifiedAtMs: await modifiedAt(file) }
  if (!file.endsWith('.pack')) return undefined
  return { path: file, pack: path.basename(file, '.pack'), modifiedAtMs: await modifiedAt(file) }
}

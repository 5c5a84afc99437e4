import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, unlink } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@octavo/core'
import type { DataDir } from '../../datadir/datadir.ts'
import { LocalDisk } from '../../datadir/local-disk.ts'
import type { LiveRange } from '../compact.ts'
import { Intake, type Shelf } from '../intake.ts'
import type { BlobLocation } from '../layout.ts'
import type { BlobIntake, Blobs, ContentReader, HearDamage, Shown, StoredThing } from '../port.ts'
import type { Ranges } from '../ranges.ts'
import { Removals } from '../removals.ts'
import { CHECKED_FIRST_BYTES, checkedStream } from '../whole.ts'
import { allOf, parsed, type S3Client, textOf } from './client.ts'
import { ASIDE, gone, isGone, keyOf, looseKey, packKey, thingOf } from './keys.ts'
import { presignedAddress } from './presigned.ts'
import { collected, readRange } from './read.ts'
import { S3Reader } from './reader.ts'
import { sameTwice } from './same-twice.ts'
import { hashOfFile, hashOfStream, Uploads } from './upload.ts'

/** What a request for a list gives at most. */
const PAGE_ITEMS = 1000

/**
 * Contents in a bucket of an S3-compatible store, under the hash of each. Bytes wait on the disk of this process until they are
 * whole; a content is there when the store has read back its size. No checksum of the store is believed: what is read whole is hashed.
 */
export class S3Store implements Blobs {
  readonly disk: LocalDisk
  readonly removals = new Removals()
  readonly #client: S3Client
  readonly #dir: DataDir
  readonly #uploads: Uploads
  readonly #pageItems: number
  readonly #presignedAt: string | undefined
  #onDamaged: HearDamage = () => undefined

  constructor(
    client: S3Client,
    dir: DataDir,
    options: {
      readonly minFreeBytes?: number
      readonly partBytes?: number
      readonly pageItems?: number
      /** Where people reach the store; left out, they are given no address there. */
      readonly presignedAt?: string | undefined
    } = {},
  ) {
    const { minFreeBytes = 0, partBytes, pageItems = PAGE_ITEMS } = options
    this.#client = client
    this.#dir = dir
    this.disk = new LocalDisk(dir, minFreeBytes)
    this.#pageItems = pageItems
    this.#presignedAt = options.presignedAt
    this.#uploads = new Uploads(client, { partBytes, pageItems })
  }

  tellDamaged(hear: HearDamage): void {
    this.#onDamaged = hear
  }

  receive(): BlobIntake {
    const uploads = this.#uploads
    const carried = new Set<string>()
    const carry = async (file: string, key: string, sizeBytes: number, sha256?: string): Promise<void> => {
      await uploads.put(file, key, sizeBytes, sha256)
      carried.add(key)
    }
    const settle = async (file: string, key: string, sizeBytes: number, sha256?: string): Promise<void> => {
      // Somebody may have taken it from there since: nothing referred to it.
      const isThere = carried.has(key) && (await uploads.sizeOf(key)) === sizeBytes
      if (!isThere) await uploads.put(file, key, sizeBytes, sha256)
      await unlink(file)
    }
    const shelf: Shelf = {
      ahead: (file, place) =>
        'pack' in place
          ? carry(file, packKey(place.pack), place.sizeBytes)
          : carry(file, looseKey(place.sha256), place.sizeBytes, place.sha256),
      loose: (file, { sha256, sizeBytes }) => settle(file, looseKey(sha256), sizeBytes, sha256),
      pack: (file, pack, sizeBytes) => settle(file, packKey(pack), sizeBytes),
      settle: () => Promise.resolve(),
      dropPack: (pack) => this.remove({ pack }).catch(() => undefined),
    }
    return new Intake(this.#dir, shelf)
  }

  async holds(blob: BlobLocation): Promise<boolean> {
    const sizeBytes = await this.#uploads.sizeOf(keyOf(blob))
    if (sizeBytes === undefined) return false
    return blob.packOffset === null ? sizeBytes === blob.sizeBytes : sizeBytes >= blob.packOffset + blob.sizeBytes
  }

  async stream(blob: BlobLocation, start = 0, end = blob.sizeBytes - 1): Promise<Readable> {
    const base = blob.packOffset ?? 0
    if (end >= start) return await readRange(this.#client, keyOf(blob), base + start, base + end)
    if (!(await this.holds(blob))) throw gone()
    return Readable.from([], { objectMode: false })
  }

  async whole(blob: BlobLocation): Promise<Readable> {
    if (blob.sizeBytes > CHECKED_FIRST_BYTES)
      return checkedStream(blob, await this.stream(blob), () => void this.#confirm(blob))
    const reader = this.reader()
    return Readable.from([await reader.read(blob)], { objectMode: false })
  }

  async addressOf(blob: BlobLocation, shown: Shown): Promise<string | undefined> {
    const endpoint = this.#presignedAt
    return endpoint === undefined ? undefined : await presignedAddress(this.#client, blob, shown, endpoint)
  }

  /** Tells that a content is damaged, if it is so when it is read anew: what came wrong may have been the way. */
  async #confirm(blob: BlobLocation): Promise<void> {
    const actual = await this.hashOf(blob).catch(() => undefined)
    if (actual !== undefined && actual !== blob.sha256) this.#onDamaged(blob, actual)
  }

  async hashOf(blob: BlobLocation): Promise<string | undefined> {
    try {
      const read = async () => ({ sha256: await hashOfStream(await this.stream(blob)) })
      return (await sameTwice(blob.sha256, read)).sha256
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return undefined
      throw error
    }
  }

  async openRanges(blob: BlobLocation): Promise<Ranges> {
    if (!(await this.holds(blob))) throw gone()
    const { sizeBytes } = blob
    return {
      sizeBytes,
      read: async (at, length) => {
        const end = Math.min(at + length, sizeBytes) - 1
        return end < at ? Buffer.alloc(0) : await collected(await this.stream(blob, at, end))
      },
      close: () => Promise.resolve(),
    }
  }

  reader(): ContentReader {
    return new S3Reader({
      fetch: async (blob, start, end) => {
        if (end >= start) return await collected(await readRange(this.#client, keyOf(blob), start, end))
        if (!(await this.holds(blob))) throw gone()
        return Buffer.alloc(0)
      },
      packSize: (blob) => this.#uploads.sizeOf(keyOf(blob)),
      onDamaged: (blob, actual) => this.#onDamaged(blob, actual),
    })
  }

  remove(place: { readonly sha256: string } | { readonly pack: string }): Promise<void> {
    return this.#delete('pack' in place ? packKey(place.pack) : looseKey(place.sha256))
  }

  /**
   * No store changes a part of what it has: the pack is written anew, at once for everybody who reads. It is read twice before,
   * for a byte that turned on the way would stay turned.
   */
  async wipe(pack: string, ranges: readonly LiveRange[]): Promise<void> {
    const key = packKey(pack)
    const sizeBytes = await this.#uploads.sizeOf(key)
    if (sizeBytes === undefined || sizeBytes === 0) return
    const draft = this.#dir.temporary.in(`wipe-${randomUUID()}`)
    const read = () => readRange(this.#client, key, 0, sizeBytes - 1)
    try {
      await pipeline(await read(), createWriteStream(draft))
      if ((await hashOfFile(draft, 0, sizeBytes)) !== (await hashOfStream(await read())))
        throw new AppError('transient', 'The store gives other bytes each time')
      const file = await open(draft, 'r+')
      try {
        for (const range of ranges) await file.write(Buffer.alloc(range.sizeBytes), 0, range.sizeBytes, range.offset)
      } finally {
        await file.close()
      }
      await this.#uploads.put(draft, key, sizeBytes)
    } finally {
      await unlink(draft).catch(() => undefined)
    }
  }

  /** Never: a bucket knows no holes, so nothing would come back. A pack goes with its last content. */
  isMostlyDead(): Promise<boolean> {
    return Promise.resolve(false)
  }

  compact(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  async *walk(): AsyncGenerator<StoredThing> {
    for (const prefix of ['blobs/', 'packs/']) yield* this.#list(prefix)
  }

  async quarantine({ path: key }: StoredThing): Promise<void> {
    if (await this.#uploads.copy(key, `${ASIDE}${key}`)) await this.#delete(key)
  }

  async quarantined(): Promise<readonly StoredThing[]> {
    const found: StoredThing[] = []
    for await (const thing of this.#list(ASIDE)) found.push(thing)
    return found
  }

  async bringBack({ path: aside }: StoredThing): Promise<boolean> {
    const key = aside.slice(ASIDE.length)
    if ((await this.#uploads.sizeOf(key)) !== undefined || !(await this.#uploads.copy(aside, key))) return false
    await this.#delete(aside)
    return true
  }

  discardQuarantined({ path: aside }: StoredThing): Promise<void> {
    return this.#delete(aside)
  }

  async probe(): Promise<void> {
    await this.#client.text('GET', '', { query: { 'list-type': '2', 'max-keys': '1' } })
  }

  /** Throws away parts of contents whose upload nobody ended for a day; what others keep in the bucket stays. Gives how many. */
  sweepParts(nowMs: number): Promise<number> {
    return this.#uploads.sweepParts(nowMs)
  }

  /** Puts a file of this disk into the bucket as what it is here, over what may lie there. */
  async putThing(
    thing: { readonly sha256: string } | { readonly pack: string },
    file: string,
    sizeBytes: number,
  ): Promise<void> {
    await this.#uploads.put(file, 'pack' in thing ? packKey(thing.pack) : looseKey(thing.sha256), sizeBytes)
  }

  /** The hash of all bytes of something that lies in the bucket, read twice where it is another than `sha256`; undefined when nothing does. */
  async hashOfThing(thing: { readonly sha256: string } | { readonly pack: string }): Promise<string | undefined> {
    const key = 'pack' in thing ? packKey(thing.pack) : looseKey(thing.sha256)
    const sizeBytes = await this.#uploads.sizeOf(key)
    if (sizeBytes === undefined) return undefined
    return await hashOfStream(
      sizeBytes === 0 ? Readable.from([]) : await readRange(this.#client, key, 0, sizeBytes - 1),
    )
  }

  async #delete(key: string): Promise<void> {
    await this.#client.text('DELETE', key).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
  }

  /** What lies below a prefix under keys of ours; those of others are left out. */
  async *#list(prefix: string): AsyncGenerator<StoredThing> {
    let next: string | undefined
    do {
      const size = { 'list-type': '2', 'max-keys': String(this.#pageItems) }
      const query = { ...size, prefix, ...(next !== undefined && { 'continuation-token': next }) }
      const root = parsed((await this.#client.text('GET', '', { query })).text)
      for (const found of allOf(root, 'Contents')) {
        const path = textOf(found, 'Key') ?? ''
        const thing = thingOf(prefix === ASIDE ? path.slice(ASIDE.length) : path)
        const modifiedAtMs = Date.parse(textOf(found, 'LastModified') ?? '') || 0
        if (thing) yield { path, ...thing, modifiedAtMs }
      }
      next = textOf(root, 'IsTruncated') === 'true' ? textOf(root, 'NextContinuationToken') : undefined
    } while (next !== undefined)
  }
}

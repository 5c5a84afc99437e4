import { createHash, type Hash, hash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { DataDir } from '../datadir/datadir.ts'
import { AppendFile } from './append-file.ts'
import { type BlobLocation, loosePath, PACK_ENTRY_HEADER_BYTES, PACK_MAGIC, packPath } from './layout.ts'
import type { BlobIntake, LargeContent, Received } from './port.ts'
import { type Ranges, rangesOf } from './ranges.ts'

/** Contents up to this size are held in memory until they are whole; larger ones stream into a file of their own. */
export const SMALL_BYTES = 64 * 1024
/** A request with more small contents than this gets a pack: one file and one flush for all of them. */
const LOOSE_COUNT = 4
/** So many contents of a request are on their way to a store at the same time. */
const CARRIED_AT_ONCE = 4

/** Where sealed files of `tmp` go, each durably; afterwards they are no longer in `tmp`. */
export interface Shelf {
  /** Takes a file ahead, which stays in `tmp`, too; left out where that would save nobody a wait. */
  ahead?(file: string, place: Received | { readonly pack: string; readonly sizeBytes: number }): Promise<void>
  loose(file: string, received: Received): Promise<void>
  pack(file: string, pack: string, sizeBytes: number): Promise<void>
  /** Makes durable what was put; nothing may be said of it before. */
  settle(): Promise<void>
  /** Removes a pack again; never throws. */
  dropPack(pack: string): Promise<void>
}

/** The shelf of a disk: a content is renamed to its place, then the names are flushed. */
export function diskShelf(dir: DataDir): Shelf {
  const folders = new Set<string>()
  return {
    async loose(file, { sha256 }) {
      const target = loosePath(dir, sha256)
      const folder = path.dirname(target)
      if ((await mkdir(folder, { recursive: true })) !== undefined) {
        folders.add(path.dirname(folder)).add(dir.in('blobs'))
      }
      await rename(file, target)
      folders.add(folder)
    },
    async pack(file, pack) {
      await rename(file, packPath(dir, pack))
      folders.add(dir.in('packs'))
    },
    async settle() {
      for (const folder of folders) await syncFolder(folder)
    },
    dropPack: (pack) => unlink(packPath(dir, pack)).catch(() => undefined),
  }
}

/**
 * Everything that one request brings in. Nothing is visible before `place`; `discard` leaves no trace. Bytes lie in
 * `tmp` until then, hashed while they arrive.
 */
export class Intake implements BlobIntake {
  readonly #dir: DataDir
  readonly #shelf: Shelf
  readonly #id = randomUUID()
  readonly #held: { readonly sha256: string; readonly chunks: readonly Uint8Array[]; readonly sizeBytes: number }[] = []
  readonly #loose = new Map<AppendFile, Received | undefined>()
  #pack: AppendFile | undefined
  #packStart: Promise<AppendFile> | undefined
  #packBytes = PACK_MAGIC.length
  readonly #packed = new Map<string, BlobLocation>()
  #count = 0
  #isCarried = false

  constructor(dir: DataDir, shelf: Shelf) {
    this.#dir = dir
    this.#shelf = shelf
  }

  /** Takes a whole small content. Returns its hash, and a promise when the caller should wait before giving more. */
  small(
    chunks: readonly Uint8Array[],
    sizeBytes: number,
  ): { readonly received: Received; readonly wait: Promise<void> | undefined } {
    const [first] = chunks
    const whole = chunks.length === 1 && first ? first : Buffer.concat(chunks, sizeBytes)
    const sha256 = hash('sha256', whole, 'hex')
    const received = { sha256, sizeBytes }
    if (this.#pack) return { received, wait: this.#toPack(this.#pack, sha256, whole) }
    this.#held.push({ sha256, chunks: [whole], sizeBytes })
    return { received, wait: this.#held.length > LOOSE_COUNT ? this.#openPack() : undefined }
  }

  /** Opens a content that is too large to be held. */
  async large(): Promise<LargeContent> {
    const file = await AppendFile.create(this.#temporary())
    this.#loose.set(file, undefined)
    const digest: Hash = createHash('sha256')
    let sizeBytes = 0
    return {
      append: (chunk) => {
        digest.update(chunk)
        sizeBytes += chunk.length
        return file.append(chunk)
      },
      end: () => {
        const received = { sha256: digest.digest('hex'), sizeBytes }
        this.#loose.set(file, received)
        return received
      },
      drop: async () => {
        this.#loose.delete(file)
        await file.discard()
      },
    }
  }

  /** Flushes every byte to the disk. After it, `place` only has to rename. */
  async seal(): Promise<void> {
    await this.#packStart
    for (const { sha256, chunks, sizeBytes } of this.#held.splice(0)) {
      const file = await AppendFile.create(this.#temporary())
      this.#loose.set(file, { sha256, sizeBytes })
      for (const chunk of chunks) await file.append(chunk)
    }
    const files = [...this.#loose].filter(([, received]) => received !== undefined).map(([file]) => file)
    if (this.#pack) files.push(this.#pack)
    const ends = await Promise.allSettled(files.map((file) => file.finish()))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }

  /** Opens a sealed content that is not in its place yet; `close` when done. Throws when it is none of this request's. */
  async openRanges(sha256: string): Promise<Ranges> {
    for (const [file, received] of this.#loose)
      if (received?.sha256 === sha256) return rangesOf(await open(file.path, 'r'), 0, received.sizeBytes)
    const place = this.#packed.get(sha256)
    if (!this.#pack || place?.packOffset == null) throw new Error('No such content was received')
    return rangesOf(await open(this.#pack.path, 'r'), place.packOffset, place.sizeBytes)
  }

  /** Takes sealed bytes to where they are kept, as far as that takes long. */
  async carry(): Promise<void> {
    const ahead = this.#shelf.ahead?.bind(this.#shelf)
    if (!ahead) return
    this.#isCarried = true
    const waiting = [...this.#loose].flatMap(([file, received]) => (received ? [() => ahead(file.path, received)] : []))
    const { path: packed } = this.#pack ?? {}
    if (packed !== undefined) waiting.push(() => ahead(packed, { pack: this.#id, sizeBytes: this.#packBytes }))
    const next = async (): Promise<void> => {
      for (let one = waiting.shift(); one; one = waiting.shift()) await one()
    }
    await Promise.all(Array.from({ length: CARRIED_AT_ONCE }, next))
  }

  /** Puts the sealed contents where they belong, durably, and says where. A file there already is replaced by its like. */
  async place(): Promise<ReadonlyMap<string, BlobLocation>> {
    const places = new Map<string, BlobLocation>()
    for (const [file, received] of this.#loose) {
      if (!received) continue
      await this.#shelf.loose(file.path, received)
      this.#loose.delete(file)
      places.set(received.sha256, { ...received, pack: null, packOffset: null })
    }
    this.#loose.clear()
    if (this.#pack) {
      await this.#shelf.pack(this.#pack.path, this.#id, this.#packBytes)
      this.#pack = undefined
    }
    await this.#shelf.settle()
    for (const [sha256, place] of this.#packed) if (!places.has(sha256)) places.set(sha256, place)
    return places
  }

  /** Removes everything that is not in its place yet; never throws. */
  async discard(): Promise<void> {
    this.#held.length = 0
    await this.#packStart?.catch(() => undefined)
    const files = [...this.#loose.keys()]
    if (this.#pack) files.push(this.#pack)
    const isPackAhead = this.#isCarried && this.#pack !== undefined
    this.#loose.clear()
    this.#pack = undefined
    await Promise.all(files.map((file) => file.discard()))
    if (isPackAhead) await this.#shelf.dropPack(this.#id)
  }

  /** Removes the placed pack again: every content in it was there already. */
  async dropPack(): Promise<void> {
    if (this.#packed.size > 0) await this.#shelf.dropPack(this.#id)
  }

  #temporary(): string {
    this.#count += 1
    return this.#dir.temporary.in(`${this.#id}.${this.#count}`)
  }

  #openPack(): Promise<void> {
    this.#packStart ??= AppendFile.create(this.#temporary())
    return this.#packStart.then(async (pack) => {
      if (this.#pack) return
      this.#pack = pack
      await pack.append(PACK_MAGIC)
      for (const { sha256, chunks } of this.#held.splice(0)) {
        const [whole] = chunks
        if (whole) await this.#toPack(pack, sha256, whole)
      }
    })
  }

  #toPack(pack: AppendFile, sha256: string, content: Uint8Array): Promise<void> | undefined {
    if (this.#packed.has(sha256)) return undefined
    const header = Buffer.allocUnsafe(PACK_ENTRY_HEADER_BYTES)
    header.write(sha256, 'hex')
    header.writeBigUInt64BE(BigInt(content.length), 32)
    const packOffset = this.#packBytes + header.length
    this.#packed.set(sha256, { sha256, sizeBytes: content.length, pack: this.#id, packOffset })
    this.#packBytes = packOffset + content.length
    pack.append(header)
    return content.length === 0 ? undefined : pack.append(content)
  }
}

/** Makes the names in a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

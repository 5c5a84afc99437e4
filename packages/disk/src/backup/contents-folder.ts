import { createHash, hash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@octavo/core'
import {
  flushFolder,
  jsonLinesOf,
  type KeptContent,
  PACK_ENTRY_HEADER_BYTES,
  PACK_MAGIC,
  writeWhole,
} from './format.ts'

/** Contents up to this size share packs; larger ones are files of their own. */
const SMALL_BYTES = 64 * 1024
const PACK_BYTES = 64 * 1024 * 1024
/** Small contents are written to a pack, and read back from it, in pieces of about this size. */
const PIECE_BYTES = 1024 * 1024

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

interface OpenPack {
  readonly id: string
  readonly draft: string
  readonly handle: FileHandle
  readonly entries: KeptContent[]
  /** What is of the pack and not in its file yet. */
  held: Uint8Array[]
  heldBytes: number
  sizeBytes: number
}

const changed = (sha256: string, actual: string) =>
  new AppError('corrupt', 'The bytes of a content are not what its hash says', {
    details: { expected: sha256, actual },
  })

/**
 * A folder of contents, each found by its SHA-256, laid out as in a data folder: large ones in `blobs`, small ones in
 * `packs`, which an index of their own names. Every content is hashed as it comes and once more from the disk. What was cut
 * short leaves no content that counts: a pack without its index is removed when the folder is opened again.
 */
export class ContentsFolder {
  readonly #root: string
  readonly #indexes: string
  readonly #packed = new Map<string, KeptContent>()
  readonly #touched = new Set<string>()
  #pack: OpenPack | undefined

  private constructor(root: string, indexes: string) {
    this.#root = root
    this.#indexes = indexes
  }

  /** Opens a folder to write to, making it where it is missing; the indexes of its packs lie in `indexes`. */
  static async open(root: string, indexes = path.join(root, 'index')): Promise<ContentsFolder> {
    const folder = new ContentsFolder(root, indexes)
    for (const each of [...['blobs', 'packs', 'tmp'].map((name) => path.join(root, name)), indexes])
      await mkdir(each, { recursive: true, mode: 0o700 })
    const known = new Set<string>()
    for (const name of await readdir(indexes)) {
      if (!name.endsWith('.ndjson')) continue
      known.add(path.basename(name, '.ndjson'))
      for await (const entry of jsonLinesOf<KeptContent>(path.join(indexes, name)))
        folder.#packed.set(entry.sha256, entry)
    }
    for (const name of await readdir(path.join(root, 'packs')))
      if (!known.has(path.basename(name, '.pack'))) await rm(path.join(root, 'packs', name))
    for (const name of await readdir(path.join(root, 'tmp'))) await rm(path.join(root, 'tmp', name))
    return folder
  }

  /** Opens a folder that is only read, by places that are known; nothing in it is touched. */
  static forReading(root: string): ContentsFolder {
    return new ContentsFolder(root, '')
  }

  /** Where a content lies; undefined when it is not there. */
  async find(sha256: string, sizeBytes: number): Promise<KeptContent | undefined> {
    const packed = this.#packed.get(sha256)
    if (packed || sizeBytes <= SMALL_BYTES) return packed
    const found = await stat(this.#loose(sha256)).catch(() => undefined)
    return found?.isFile() && found.size === sizeBytes ? { sha256, sizeBytes, pack: null, packOffset: null } : undefined
  }

  /** The bytes of a content as they lie there; throws what reading throws, also when they end too early. */
  async *read({ sha256, sizeBytes, pack, packOffset }: KeptContent): AsyncGenerator<Buffer> {
    const file = pack === null ? this.#loose(sha256) : this.#packFile(pack)
    const base = packOffset ?? 0
    if (sizeBytes === 0) return
    yield* createReadStream(file, { start: base, end: base + sizeBytes - 1, highWaterMark: 256 * 1024 })
  }

  /** The hash of what lies where a content should. Throws what reading throws. */
  async hashOf(content: KeptContent): Promise<string> {
    const digest = createHash('sha256')
    for await (const piece of this.read(content)) digest.update(piece)
    return digest.digest('hex')
  }

  /** Takes a content in. Throws AppError `corrupt` when its bytes, or what the disk gave back, have another hash. */
  async put(sha256: string, sizeBytes: number, bytes: Pieces): Promise<void> {
    if (sizeBytes > SMALL_BYTES) return await this.#putLoose(sha256, bytes)
    const pieces: Uint8Array[] = []
    for await (const piece of bytes) pieces.push(piece)
    const whole = Buffer.concat(pieces)
    const actual = hash('sha256', whole, 'hex')
    if (actual !== sha256) throw changed(sha256, actual)
    await this.#putSmall(sha256, whole)
  }

  /** Makes all that was taken in durable; what is not is lost with the process. */
  async finish(): Promise<void> {
    await this.#closePack()
    for (const folder of this.#touched) await flushFolder(folder)
    this.#touched.clear()
  }

  /** Gives up what is not durable yet; never throws. */
  async discard(): Promise<void> {
    const pack = this.#pack
    this.#pack = undefined
    await pack?.handle.close().catch(() => undefined)
  }

  async #putLoose(sha256: string, bytes: Pieces): Promise<void> {
    const draft = path.join(this.#root, 'tmp', randomUUID())
    const handle = await open(draft, 'wx', 0o600)
    try {
      const digest = createHash('sha256')
      for await (const piece of bytes) {
        digest.update(piece)
        await handle.writeFile(piece)
      }
      await handle.sync()
      const given = digest.digest('hex')
      if (given !== sha256) throw changed(sha256, given)
      const back = createHash('sha256')
      for await (const piece of createReadStream(draft, { highWaterMark: 256 * 1024 })) back.update(piece as Buffer)
      const actual = back.digest('hex')
      if (actual !== sha256) throw changed(sha256, actual)
      const target = this.#loose(sha256)
      const folder = path.dirname(target)
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      await rename(draft, target)
      this.#touched.add(folder)
      if (made !== undefined) this.#touched.add(path.dirname(folder)).add(path.join(this.#root, 'blobs'))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    } finally {
      await handle.close()
    }
  }

  async #putSmall(sha256: string, whole: Buffer): Promise<void> {
    this.#pack ??= await this.#newPack()
    const pack = this.#pack
    const header = Buffer.alloc(PACK_ENTRY_HEADER_BYTES)
    header.write(sha256, 'hex')
    header.writeBigUInt64BE(BigInt(whole.length), 32)
    pack.held.push(header, whole)
    pack.heldBytes += header.length + whole.length
    const packOffset = pack.sizeBytes + header.length
    pack.entries.push({ sha256, sizeBytes: whole.length, pack: pack.id, packOffset })
    pack.sizeBytes = packOffset + whole.length
    if (pack.heldBytes > PIECE_BYTES) await writeHeld(pack)
    if (pack.sizeBytes > PACK_BYTES) await this.#closePack()
  }

  async #newPack(): Promise<OpenPack> {
    const id = randomUUID()
    const draft = path.join(this.#root, 'tmp', `${id}.pack`)
    const handle = await open(draft, 'wx', 0o600)
    await handle.writeFile(PACK_MAGIC)
    return { id, draft, handle, entries: [], held: [], heldBytes: 0, sizeBytes: PACK_MAGIC.length }
  }

  async #closePack(): Promise<void> {
    const pack = this.#pack
    if (!pack) return
    this.#pack = undefined
    try {
      await writeHeld(pack)
      await pack.handle.sync()
    } finally {
      await pack.handle.close()
    }
    await rename(pack.draft, this.#packFile(pack.id))
    await flushFolder(path.join(this.#root, 'packs'))
    await readBack(this.#packFile(pack.id), pack.entries)
    const lines = pack.entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
    await writeWhole(path.join(this.#indexes, `${pack.id}.ndjson`), lines)
    for (const entry of pack.entries) this.#packed.set(entry.sha256, entry)
  }

  #loose(sha256: string): string {
    return path.join(this.#root, 'blobs', sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  }

  #packFile(pack: string): string {
    return path.join(this.#root, 'packs', `${pack}.pack`)
  }
}

async function writeHeld(pack: OpenPack): Promise<void> {
  const bytes = Buffer.concat(pack.held)
  pack.held = []
  pack.heldBytes = 0
  await pack.handle.writeFile(bytes)
}

/** Holds what lies in a pack against its hashes, many contents at a time. Throws AppError `corrupt`. */
async function readBack(file: string, entries: readonly KeptContent[]): Promise<void> {
  const handle = await open(file, 'r')
  try {
    for (let next = 0; next < entries.length; ) {
      const begin = entries[next]?.packOffset ?? 0
      const span: KeptContent[] = []
      let end = begin
      for (; next < entries.length && end - begin < PIECE_BYTES; next += 1) {
        const entry = entries[next] as KeptContent
        span.push(entry)
        end = (entry.packOffset ?? 0) + entry.sizeBytes
      }
      const bytes = Buffer.alloc(end - begin)
      for (let at = 0; at < bytes.length; ) {
        const { bytesRead } = await handle.read(bytes, at, bytes.length - at, begin + at)
        if (bytesRead === 0) break
        at += bytesRead
      }
      for (const { sha256, sizeBytes, packOffset } of span) {
        const from = (packOffset ?? 0) - begin
        const actual = hash('sha256', bytes.subarray(from, from + sizeBytes), 'hex')
        if (actual !== sha256) throw changed(sha256, actual)
      }
    }
  } finally {
    await handle.close()
  }
}

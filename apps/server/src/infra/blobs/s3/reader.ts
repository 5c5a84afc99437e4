import { hash } from 'node:crypto'
import type { BlobLocation } from '../layout.ts'
import type { ContentReader } from '../port.ts'
import { damaged } from '../whole.ts'
import { sameTwice } from './same-twice.ts'

/** So much of a pack is fetched at once: its contents are small, and are mostly read one after the other. */
const WINDOW_BYTES = 1024 * 1024

/** Reads contents of a bucket one after the other; of a pack it keeps the stretch that was fetched last. */
export class S3Reader implements ContentReader {
  readonly #fetch: (blob: BlobLocation, start: number, end: number) => Promise<Buffer>
  readonly #packSize: (pack: BlobLocation) => Promise<number | undefined>
  readonly #onDamaged: (blob: BlobLocation, actual: string) => void
  #window: { readonly pack: string; readonly at: number; readonly bytes: Buffer } | undefined

  constructor(parts: {
    /** Bytes `start` to `end` (both counted) of the thing that holds a content. */
    readonly fetch: (blob: BlobLocation, start: number, end: number) => Promise<Buffer>
    readonly packSize: (pack: BlobLocation) => Promise<number | undefined>
    readonly onDamaged: (blob: BlobLocation, actual: string) => void
  }) {
    this.#fetch = parts.fetch
    this.#packSize = parts.packSize
    this.#onDamaged = parts.onDamaged
  }

  async read(blob: BlobLocation, maxBytes = blob.sizeBytes): Promise<Uint8Array> {
    const length = Math.min(maxBytes, blob.sizeBytes)
    if (length < blob.sizeBytes) return await this.#bytes(blob, length)
    const { bytes, sha256 } = await sameTwice(blob.sha256, async () => {
      const found = await this.#bytes(blob, length)
      const actual = hash('sha256', found, 'hex')
      // What came wrong is not kept: the way may have turned it.
      if (actual !== blob.sha256) this.#window = undefined
      return { bytes: found, sha256: actual }
    })
    if (sha256 === blob.sha256) return bytes
    this.#onDamaged(blob, sha256)
    throw damaged(blob, sha256)
  }

  async close(): Promise<void> {
    this.#window = undefined
  }

  async #bytes(blob: BlobLocation, length: number): Promise<Buffer> {
    const { pack, packOffset } = blob
    if (pack === null || packOffset === null || length > WINDOW_BYTES) {
      const base = packOffset ?? 0
      return await this.#fetch(blob, base, base + length - 1)
    }
    const has = this.#window
    const isIn = has?.pack === pack && packOffset >= has.at && packOffset + length <= has.at + has.bytes.length
    const window = isIn ? has : await this.#open(blob, pack, packOffset)
    return window.bytes.subarray(packOffset - window.at, packOffset - window.at + length)
  }

  async #open(blob: BlobLocation, pack: string, at: number) {
    const sizeBytes = (await this.#packSize(blob)) ?? 0
    // A pack that is too short is one in which the content is not: the fetch says so.
    const end = Math.max(at + blob.sizeBytes, Math.min(at + WINDOW_BYTES, sizeBytes)) - 1
    this.#window = { pack, at, bytes: await this.#fetch(blob, at, end) }
    return this.#window
  }
}

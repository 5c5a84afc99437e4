import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError } from '@octavo/core'
import type { DataDir } from '../../datadir/datadir.ts'
import { Intake, type Shelf } from '../intake.ts'
import type { BlobLocation } from '../layout.ts'
import type { BlobIntake, Blobs, Received } from '../port.ts'
import type { Ranges } from '../ranges.ts'
import { CHECKED_FIRST_BYTES, checkedStream, damaged } from '../whole.ts'
import { allOf, parsed, type S3Client, S3Error, textOf } from './client.ts'

/** What a request for a list gives at most. */
const PAGE_ITEMS = 1000
/** Contents up to this size go in one request; larger ones in parts of it, of which there may be 10,000. */
const PART_BYTES = 64 * 1024 * 1024
const MOST_PARTS = 10_000
/** Parts of an upload that nobody ended are thrown away after so long. */
const STALE_MS = 86_400_000
/** A body that breaks off is gone on with so often without a byte more. */
const RESUMES = 5

const looseKey = (sha256: string) => `blobs/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
const packKey = (pack: string) => `packs/${pack}.pack`
const keyOf = ({ sha256, pack }: Pick<BlobLocation, 'sha256' | 'pack'>) =>
  pack === null ? looseKey(sha256) : packKey(pack)
const gone = (cause?: unknown) =>
  new AppError('not_found', 'The bytes of this file are missing in the store', {
    ...(cause !== undefined && { cause }),
  })
/** A key that a store of contents gives: what lies beside it in the bucket is not ours. */
const OWN_KEY = /^(?:blobs\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}|packs\/[^/]+\.pack)$/u
const isGone = (error: unknown) => error instanceof S3Error && error.status === 404 && error.code !== 'NoSuchBucket'

/**
 * Contents in a bucket of an S3-compatible store, under the hash of each. Bytes wait on the disk of this process until they are
 * whole; a content is there when the store has read back its size. No checksum of the store is believed: what is read whole is hashed.
 */
export class S3Store implements Blobs {
  readonly #client: S3Client
  readonly #dir: DataDir
  readonly #onDamaged: (blob: BlobLocation, actual: string) => void
  readonly #partBytes: number
  readonly #pageItems: number

  constructor(
    client: S3Client,
    dir: DataDir,
    options: {
      readonly onDamaged?: (blob: BlobLocation, actual: string) => void
      readonly partBytes?: number
      readonly pageItems?: number
    } = {},
  ) {
    this.#client = client
    this.#dir = dir
    this.#onDamaged = options.onDamaged ?? (() => undefined)
    this.#partBytes = options.partBytes ?? PART_BYTES
    this.#pageItems = options.pageItems ?? PAGE_ITEMS
  }

  receive(): BlobIntake {
    const shelf: Shelf = {
      loose: (file, received) => this.#upload(file, looseKey(received.sha256), received.sizeBytes, received),
      pack: (file, pack, sizeBytes) => this.#upload(file, packKey(pack), sizeBytes),
      settle: () => Promise.resolve(),
      dropPack: (pack) => this.remove({ pack }).catch(() => undefined),
    }
    return new Intake(this.#dir, shelf)
  }

  async holds(blob: BlobLocation): Promise<boolean> {
    const sizeBytes = await this.#sizeOf(keyOf(blob))
    if (sizeBytes === undefined) return false
    return blob.packOffset === null ? sizeBytes === blob.sizeBytes : sizeBytes >= blob.packOffset + blob.sizeBytes
  }

  async stream(blob: BlobLocation, start = 0, end = blob.sizeBytes - 1): Promise<Readable> {
    const base = blob.packOffset ?? 0
    if (end < start) {
      if (!(await this.holds(blob))) throw gone()
      return Readable.from([], { objectMode: false })
    }
    const first = await this.#range(keyOf(blob), base + start, base + end)
    return Readable.from(this.#resumed(keyOf(blob), first, base + start, base + end), { objectMode: false })
  }

  async whole(blob: BlobLocation): Promise<Readable> {
    if (blob.sizeBytes > CHECKED_FIRST_BYTES)
      return checkedStream(blob, await this.stream(blob), () => void this.#confirm(blob))
    // What came wrong may have been the way: it is fetched once more before it counts as damaged.
    for (let tries = 1; ; tries += 1) {
      const bytes = await collected(await this.stream(blob))
      const actual = createHash('sha256').update(bytes).digest('hex')
      if (actual === blob.sha256) return Readable.from([bytes], { objectMode: false })
      if (tries < 2) continue
      this.#onDamaged(blob, actual)
      throw damaged(blob, actual)
    }
  }

  /** Tells that a content is damaged, if it is so when it is read anew: what came wrong may have been the way. */
  async #confirm(blob: BlobLocation): Promise<void> {
    const actual = await this.hashOf(blob).catch(() => undefined)
    if (actual !== undefined && actual !== blob.sha256) this.#onDamaged(blob, actual)
  }

  async hashOf(blob: BlobLocation): Promise<string | undefined> {
    try {
      const sha256 = await hashOfStream(await this.stream(blob))
      // What came wrong may have been the way.
      return sha256 === blob.sha256 ? sha256 : await hashOfStream(await this.stream(blob))
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

  async remove(place: { readonly sha256: string } | { readonly pack: string }): Promise<void> {
    const key = 'pack' in place ? packKey(place.pack) : looseKey(place.sha256)
    await this.#client.text('DELETE', key).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
  }

  async *walk(): AsyncGenerator<{ readonly sha256?: string; readonly pack?: string; readonly modifiedAtMs: number }> {
    for (const prefix of ['blobs/', 'packs/']) {
      let next: string | undefined
      do {
        const size = { 'list-type': '2', 'max-keys': String(this.#pageItems) }
        const query = { ...size, prefix, ...(next !== undefined && { 'continuation-token': next }) }
        const root = parsed((await this.#client.text('GET', '', { query })).text)
        for (const found of allOf(root, 'Contents')) {
          const name = textOf(found, 'Key')?.split('/').at(-1) ?? ''
          const modifiedAtMs = Date.parse(textOf(found, 'LastModified') ?? '') || 0
          if (prefix === 'packs/' && name.endsWith('.pack')) yield { pack: name.slice(0, -5), modifiedAtMs }
          else if (/^[0-9a-f]{64}$/u.test(name)) yield { sha256: name, modifiedAtMs }
        }
        next = textOf(root, 'IsTruncated') === 'true' ? textOf(root, 'NextContinuationToken') : undefined
      } while (next !== undefined)
    }
  }

  /** Throws away parts of contents whose upload nobody ended for a day; what others keep in the bucket stays. Gives how many. */
  async sweepParts(nowMs: number): Promise<number> {
    let count = 0
    let after: Readonly<Record<string, string>> | undefined = {}
    while (after !== undefined) {
      const query = { uploads: '', 'max-uploads': String(this.#pageItems), ...after }
      const root = parsed((await this.#client.text('GET', '', { query })).text)
      for (const upload of allOf(root, 'Upload')) {
        const [key, uploadId] = [textOf(upload, 'Key') ?? '', textOf(upload, 'UploadId') ?? '']
        const ageMs = nowMs - Date.parse(textOf(upload, 'Initiated') ?? '')
        if (!OWN_KEY.test(key) || !(ageMs >= STALE_MS)) continue
        await this.#abort(key, uploadId)
        count += 1
      }
      const [key, upload] = [textOf(root, 'NextKeyMarker'), textOf(root, 'NextUploadIdMarker')]
      const isMore = textOf(root, 'IsTruncated') === 'true' && key !== undefined
      after = isMore ? { 'key-marker': key, ...(upload && { 'upload-id-marker': upload }) } : undefined
    }
    return count
  }

  /** Whether the store answers, with its bucket. Throws as a request does. */
  async probe(): Promise<void> {
    await this.#client.text('GET', '', { query: { 'list-type': '2', 'max-keys': '1' } })
  }

  async #sizeOf(key: string): Promise<number | undefined> {
    try {
      const { headers } = await this.#client.text('HEAD', key)
      const sizeBytes = Number(headers['content-length'])
      if (Number.isSafeInteger(sizeBytes)) return sizeBytes
      throw new AppError('io_error', 'The store of contents does not say how long they are')
    } catch (error) {
      if (isGone(error)) return undefined
      throw error
    }
  }

  async #range(key: string, start: number, end: number): Promise<Readable> {
    try {
      const headers = { range: `bytes=${start}-${end}` }
      const answer = await this.#client.stream('GET', key, { headers })
      const given = /^bytes (\d+)-(\d+)\//u.exec(answer.headers['content-range'] ?? '')
      const isMeant = answer.status === 206 && given !== null && Number(given[1]) === start
      if (isMeant && Number(given[2]) === end) return answer.body
      // A store that knows no ranges would give the beginning of something else.
      answer.body.destroy()
      if (isMeant) throw gone()
      throw new AppError('io_error', 'The store of contents does not give parts of them')
    } catch (error) {
      if (isGone(error) || (error instanceof S3Error && error.status === 416)) throw gone(error)
      throw error
    }
  }

  /** Bytes of a range; where the answer breaks off, what is missing is asked for. */
  async *#resumed(key: string, first: Readable, start: number, end: number): AsyncGenerator<Buffer> {
    let at = start
    let body = first
    for (let breaks = 0; ; ) {
      const [source, from] = [body, at]
      try {
        for await (const piece of source) {
          const bytes = (piece as Buffer).subarray(0, end + 1 - at)
          at += bytes.length
          if (bytes.length > 0) yield bytes
        }
        if (at > end) return
        throw new Error('The bytes end too early')
      } catch (error) {
        breaks = at > from ? 1 : breaks + 1
        if (breaks > RESUMES) throw new AppError('transient', 'The store breaks off', { cause: error })
        body = await this.#range(key, at, end)
      } finally {
        source.destroy()
      }
    }
  }

  /** Puts a file of this disk under a key, over what may lie there damaged, and removes it here. */
  async #upload(file: string, key: string, sizeBytes: number, received?: Received): Promise<void> {
    if (sizeBytes <= this.#partBytes) {
      const sha256 = received?.sha256 ?? (await hashOfFile(file, 0, sizeBytes))
      const body = { sizeBytes, sha256, open: () => bytesOf(file, 0, sizeBytes) }
      await this.#client.text('PUT', key, { body })
    } else await this.#uploadParts(file, key, sizeBytes)
    if ((await this.#sizeOf(key)) !== sizeBytes)
      throw new AppError('io_error', 'The store has other bytes than it was given')
    await unlink(file)
  }

  async #uploadParts(file: string, key: string, sizeBytes: number): Promise<void> {
    const before = await this.#sizeOf(key)
    const started = parsed((await this.#client.text('POST', key, { query: { uploads: '' } })).text)
    const uploadId = textOf(started, 'UploadId')
    if (!uploadId) throw new AppError('io_error', 'The store begins no upload in parts')
    const partBytes = Math.max(this.#partBytes, Math.ceil(sizeBytes / MOST_PARTS))
    try {
      const parts: string[] = []
      for (let at = 0, number = 1; at < sizeBytes; at += partBytes, number += 1) {
        const size = Math.min(partBytes, sizeBytes - at)
        const body = { sizeBytes: size, sha256: await hashOfFile(file, at, size), open: () => bytesOf(file, at, size) }
        const query = { partNumber: String(number), uploadId }
        const { headers } = await this.#client.text('PUT', key, { query, body })
        const etag = String(headers.etag ?? '').replaceAll(/[<>&]/gu, '')
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`)
      }
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
      await this.#client.text('POST', key, { query: { uploadId }, body })
    } catch (error) {
      // An answer that was lost may have been a yes, after which the upload is not there any more.
      if (before === undefined && (await this.#sizeOf(key).catch(() => undefined)) === sizeBytes) return
      await this.#abort(key, uploadId).catch(() => undefined)
      throw error
    }
  }

  async #abort(key: string, uploadId: string): Promise<void> {
    await this.#client.text('DELETE', key, { query: { uploadId } }).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
  }
}

const bytesOf = (file: string, start: number, sizeBytes: number): Readable =>
  sizeBytes === 0 ? Readable.from([]) : createReadStream(file, { start, end: start + sizeBytes - 1 })

const hashOfFile = (file: string, start: number, sizeBytes: number): Promise<string> =>
  hashOfStream(bytesOf(file, start, sizeBytes))

async function hashOfStream(stream: Readable): Promise<string> {
  const digest = createHash('sha256')
  for await (const piece of stream) digest.update(piece as Buffer)
  return digest.digest('hex')
}

async function collected(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

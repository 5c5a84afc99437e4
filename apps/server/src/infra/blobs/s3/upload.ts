import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { AppError } from '@octavo/core'
import { allOf, parsed, type S3Client, textOf } from './client.ts'
import { isGone, thingOf } from './keys.ts'

/** Contents up to this size go in one request; larger ones in parts of it, of which there may be 10,000. */
const PART_BYTES = 64 * 1024 * 1024
const MOST_PARTS = 10_000
/** Parts of an upload that nobody ended are thrown away after so long. */
const STALE_MS = 86_400_000
/** The longest object that a store copies by itself in one request. */
const MOST_COPIED_BYTES = 5 * 1024 ** 3

/** Puts files of this disk into a bucket: in one request or in parts, and believes no store that it has them before their size was read back. */
export class Uploads {
  readonly #client: S3Client
  readonly #partBytes: number
  readonly #pageItems: number

  constructor(
    client: S3Client,
    { partBytes = PART_BYTES, pageItems }: { readonly partBytes?: number | undefined; readonly pageItems: number },
  ) {
    this.#client = client
    this.#partBytes = partBytes
    this.#pageItems = pageItems
  }

  /** Bytes that lie under a key; undefined when nothing does. */
  async sizeOf(key: string): Promise<number | undefined> {
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

  /** Puts a file of this disk under a key, over what may lie there damaged. */
  async put(file: string, key: string, sizeBytes: number, known?: string): Promise<void> {
    if (sizeBytes <= this.#partBytes) {
      const sha256 = known ?? (await hashOfFile(file, 0, sizeBytes))
      const body = { sizeBytes, sha256, open: () => bytesOf(file, 0, sizeBytes) }
      await this.#client.text('PUT', key, { body })
    } else await this.#uploadParts(file, key, sizeBytes)
    if ((await this.sizeOf(key)) !== sizeBytes)
      throw new AppError('io_error', 'The store has other bytes than it was given')
  }

  async #uploadParts(file: string, key: string, sizeBytes: number): Promise<void> {
    const before = await this.sizeOf(key)
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
      if (before === undefined && (await this.sizeOf(key).catch(() => undefined)) === sizeBytes) return
      await this.#abort(key, uploadId).catch(() => undefined)
      throw error
    }
  }

  async #abort(key: string, uploadId: string): Promise<void> {
    await this.#client.text('DELETE', key, { query: { uploadId } }).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
  }

  /** Copies what lies under a key to another one, within the store; false for what it would not copy at once. */
  async copy(from: string, to: string): Promise<boolean> {
    const sizeBytes = await this.sizeOf(from)
    if (sizeBytes === undefined || sizeBytes > MOST_COPIED_BYTES) return false
    await this.#client.copy(from, to)
    if ((await this.sizeOf(to)) !== sizeBytes) throw new AppError('io_error', 'The store has copied other bytes')
    return true
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
        if (!thingOf(key) || !(ageMs >= STALE_MS)) continue
        await this.#abort(key, uploadId)
        count += 1
      }
      const [key, upload] = [textOf(root, 'NextKeyMarker'), textOf(root, 'NextUploadIdMarker')]
      const isMore = textOf(root, 'IsTruncated') === 'true' && key !== undefined
      after = isMore ? { 'key-marker': key, ...(upload && { 'upload-id-marker': upload }) } : undefined
    }
    return count
  }
}

const bytesOf = (file: string, start: number, sizeBytes: number): Readable =>
  sizeBytes === 0 ? Readable.from([]) : createReadStream(file, { start, end: start + sizeBytes - 1 })

/** The SHA-256 of part of a file. */
export const hashOfFile = (file: string, start: number, sizeBytes: number): Promise<string> =>
  hashOfStream(bytesOf(file, start, sizeBytes))

/** The SHA-256 of what a stream gives. */
export async function hashOfStream(stream: Readable): Promise<string> {
  const digest = createHash('sha256')
  for await (const piece of stream) digest.update(piece as Buffer)
  return digest.digest('hex')
}

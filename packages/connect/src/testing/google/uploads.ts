import { type Asked, json, type Said } from '../double.ts'
import { type DriveFiles, FOLDER_TYPE, type Kept } from './files.ts'

interface Upload {
  readonly asked: Pick<Kept, 'name' | 'mimeType' | 'parents' | 'modifiedTime'>
  readonly sizeBytes: number
  bytes: Buffer
  made?: string
}

/** Pieces are multiples of so many bytes, all but the last. */
const STEP_BYTES = 256 * 1024

/** Google's resumable uploads (https://developers.google.com/workspace/drive/api/guides/manage-uploads), as far as they are used. */
export class Uploads {
  readonly #files: DriveFiles
  readonly #open = new Map<string, Upload>()

  constructor(files: DriveFiles) {
    this.#files = files
  }

  begin({ url, headers }: Asked, sent: unknown, violations: string[]): Said {
    const { name, mimeType, parents = [], modifiedTime = new Date().toISOString() } = sent as Partial<Kept>
    if (url.searchParams.get('uploadType') !== 'resumable') violations.push('an upload of another kind')
    const sizeBytes = Number(headers['x-upload-content-length'] ?? Number.NaN)
    if (headers['x-upload-content-type'] !== mimeType || !Number.isSafeInteger(sizeBytes))
      violations.push('an upload that does not say what it is of')
    const parent = this.#files.get(parents[0] ?? 'root')
    if (parent === undefined || name === undefined || mimeType === undefined) return json(404, { error: { code: 404 } })
    if (parent.mimeType !== FOLDER_TYPE) return json(403, { error: { code: 403 } })
    const id = `upload-${this.#open.size + 1}`
    this.#open.set(id, { asked: { name, mimeType, parents, modifiedTime }, sizeBytes, bytes: Buffer.alloc(0) })
    const query = new URLSearchParams({ uploadType: 'resumable', upload_id: id })
    return { status: 200, headers: { location: `http://${headers.host}/upload/drive/v3/files?${query}` } }
  }

  take({ url, headers, body }: Asked, violations: string[]): Said {
    const upload = this.#open.get(url.searchParams.get('upload_id') ?? '')
    if (upload === undefined) return json(404, { error: { code: 404 } })
    const [, first, last, size] = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/u.exec(String(headers['content-range'])) ?? []
    if (size !== String(upload.sizeBytes)) violations.push(`a piece of ${size}, not of ${upload.sizeBytes} bytes`)
    if (upload.made !== undefined) return this.#told(upload.made)
    if (first !== undefined) {
      if (body.length !== Number(last) - Number(first) + 1) violations.push('a piece of another length')
      const isLast = Number(last) + 1 === upload.sizeBytes
      if (body.length % STEP_BYTES !== 0 && !isLast) violations.push('a piece that is no multiple of 256 KiB')
      // What has come already is passed over.
      if (Number(first) <= upload.bytes.length)
        upload.bytes = Buffer.concat([upload.bytes.subarray(0, Number(first)), body])
    }
    if (upload.bytes.length < upload.sizeBytes)
      return {
        status: 308,
        ...(upload.bytes.length > 0 && { headers: { range: `bytes=0-${upload.bytes.length - 1}` } }),
        ...(first !== undefined && { is: 'change' }),
      }
    upload.made = this.#files.put({ ...upload.asked, bytes: upload.bytes }).id
    return this.#told(upload.made)
  }

  #told(id: string): Said {
    const kept = this.#files.get(id)
    return kept ? json(200, this.#files.told(kept), 'change') : json(404, { error: { code: 404 } })
  }
}

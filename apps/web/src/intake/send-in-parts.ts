import { uploadState } from '@octavo/contract'
import { type getJson, HttpError, type respond } from '../http/http.ts'
import type { sendForm } from '../http/send-form.ts'
import type { BatchResult, SendBatch, UploadEntry } from './types.ts'

/** A part is as large: small enough for proxies and to be repeated cheaply, large enough to be fast. */
const PART_BYTES = 16 * 1024 * 1024

/** How long to wait before it is tried again while nothing gets through; after the last one the caller decides. */
const PAUSES_MS: readonly number[] = [500, 1000, 2000, 4000, 8000, 8000]

const TUS = { 'Tus-Resumable': '1.0.0' }

/** Where uploads of this page stand on the server, by the key of their entry: one that is sent again goes on there. */
const begun = new Map<string, string>()

/** What this needs of the world, so that a test can cut lines and let time pass. */
export interface PartsPorts {
  readonly respond: typeof respond
  readonly sendForm: typeof sendForm
  readonly getJson: typeof getJson
  sleep(durationMs: number, signal: AbortSignal): Promise<void>
}

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))

const metadataOf = ({ name, mediaType, path, folder, modifiedAtMs }: UploadEntry): string =>
  Object.entries({ filename: name, filetype: mediaType, path, folder, lastmodified: String(modifiedAtMs) })
    .flatMap(([key, value]) => (value ? [`${key} ${base64(value)}`] : []))
    .join(',')

/** A refusal after which it may be tried again where the server stands. */
const isPassing = ({ status }: HttpError): boolean =>
  status === 409 || status === 408 || status === 429 || status === 502 || status === 503 || status === 504

/**
 * Sends one large file in parts (tus 1.0.0). A line that was cut is waited for, and the upload goes on at the offset of the
 * server, not at the beginning. Rejects as `sendForm` does when nothing got through for long, or when it is refused.
 */
export const sendInParts = async (
  entry: UploadEntry,
  blob: Blob,
  { signal, onSent, onWaiting = () => undefined }: Parameters<SendBatch>[1],
  ports: PartsPorts,
): Promise<BatchResult> => {
  const begin = async (): Promise<string> => {
    const headers = { ...TUS, 'Upload-Length': String(blob.size), 'Upload-Metadata': metadataOf(entry) }
    const answer = await ports.respond('/api/uploads', { method: 'POST', headers, signal })
    const address = answer.headers.get('Location') ?? ''
    begun.set(entry.key, address)
    return address
  }
  const standing = async (address: string): Promise<number> => {
    const answer = await ports.respond(address, { method: 'HEAD', headers: TUS, signal })
    return Number(answer.headers.get('Upload-Offset'))
  }
  const send = async (address: string, from: number): Promise<number> => {
    const end = Math.min(blob.size, from + PART_BYTES)
    await ports.sendForm(address, blob.slice(from, end), {
      ...{ signal, method: 'PATCH', onSent: (share: number) => onSent(Math.floor(from + share * (end - from))) },
      headers: { ...TUS, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(from) },
    })
    onWaiting(false)
    return end
  }

  let address = begun.get(entry.key)
  let offset: number | undefined = address === undefined ? 0 : undefined
  let reached = 0
  let failures = 0
  let isDone = false
  while (!isDone) {
    try {
      address ??= await begin()
      offset ??= await standing(address)
      offset = await send(address, offset)
      isDone = offset >= blob.size
    } catch (error) {
      signal.throwIfAborted()
      const isGone = error instanceof HttpError && error.status === 404 && address !== undefined
      if (isGone) address = undefined
      else if (error instanceof HttpError && !isPassing(error)) throw error
      if ((offset ?? 0) > reached) failures = 0
      reached = Math.max(reached, offset ?? 0)
      const pauseMs = PAUSES_MS[failures]
      if (pauseMs === undefined || !(await isReadable(blob))) throw error
      failures += 1
      if (!isGone) onWaiting(true)
      await ports.sleep(pauseMs, signal)
      offset = isGone ? 0 : undefined
    }
  }
  const { file } = uploadState.parse(await ports.getJson(address ?? '', { signal }))
  begun.delete(entry.key)
  return file ? { stored: [{ entry, file }], failed: [] } : { stored: [], failed: [{ entry, code: 'unconfirmed' }] }
}

/** True while the file can still be read as it was picked; one that changed is no longer waited for. */
const isReadable = async (blob: Blob): Promise<boolean> =>
  await blob
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

import { getJson, HttpError, respond } from '../http/http.ts'
import { sendForm } from '../http/send-form.ts'
import { clock } from '../platform/index.ts'
import { BATCH, matchAnswer } from './batches.ts'
import { type BatchResult, type SendBatch, SendError, type UploadEntry } from './types.ts'

/** Where batches go, and which fields go with each. */
interface BatchCall {
  readonly url: string
  readonly fields?: Readonly<Record<string, string>>
}

/** True when the file can still be read as it was picked (it may have been moved, changed or locked since). */
const isReadable = async (entry: UploadEntry): Promise<boolean> => {
  if (!(entry.blob instanceof Blob)) return false
  try {
    await entry.blob.slice(0, 1).arrayBuffer()
    return entry.blob.size === entry.sizeBytes
  } catch {
    return false
  }
}

const formOf = (batch: readonly UploadEntry[], { fields = {} }: BatchCall): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const metadata = batch.map(({ name, sizeBytes, mediaType, modifiedAtMs, path, folder }) => ({
    name,
    size: sizeBytes,
    type: mediaType,
    lastModified: modifiedAtMs,
    path,
    folder,
  }))
  form.append('metadata', JSON.stringify(metadata))
  for (const { blob, name } of batch) if (blob instanceof Blob) form.append('files', blob, name)
  return form
}

/** Sends one multipart request; `onSent` gets the bytes of file content that have left. */
const post = (
  call: BatchCall,
  batch: readonly UploadEntry[],
  { signal, onSent }: Parameters<SendBatch>[1],
): Promise<string> => {
  const bytesTotal = batch.reduce((sum, entry) => sum + entry.sizeBytes, 0)
  const onShare = (share: number) => onSent(Math.floor(share * bytesTotal))
  return sendForm(call.url, formOf(batch, call), { signal, onSent: onShare })
}

/** A refusal that is about the account or the server would meet every file; any other may be about one of them. */
const remedyOf = (status: number, code: string): SendError['remedy'] => {
  if (status === 408 || status === 429 || status === 502 || status === 503 || status === 504) return 'later'
  if (status === 401 || status === 402 || status === 507 || code === 'too_many_files') return 'stop'
  return 'split'
}

/** What a refusal means that came without a code of ours, e.g. from a proxy before the server. */
const CODES: Readonly<Record<number, string>> = { 400: 'bad_request', 403: 'forbidden', 413: 'too_large' }

const toSendError = (error: unknown): SendError => {
  if (!(error instanceof HttpError)) return new SendError('network', 'later', { cause: error })
  const code = error.code ?? CODES[error.status] ?? 'internal'
  return new SendError(code, remedyOf(error.status, code), { text: error.serverText, cause: error })
}

/**
 * Sends batches somewhere. When the connection breaks it looks whether a file of the batch can no longer be
 * read: browsers abort the whole request for one such file. Those are failed, the others are sent again.
 */
const sendTo =
  (call: BatchCall): SendBatch =>
  async (batch, options) => {
    const { signal } = options
    let lost: readonly UploadEntry[] = []
    let readable = batch
    let answer: string | undefined
    while (answer === undefined && readable.length > 0) {
      try {
        const [only] = readable
        // A file that has a batch of its own goes in parts, so that a lost connection costs a part of it and not all.
        if (only?.blob instanceof Blob && readable.length === 1 && only.sizeBytes > BATCH.bytes) {
          const { sendInParts } = await import('./send-in-parts.ts')
          return await sendInParts(only, only.blob, options, { respond, sendForm, getJson, sleep: clock.sleep })
        }
        answer = await post(call, readable, options)
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof HttpError) throw toSendError(error)
        const checks = await Promise.all(readable.map(isReadable))
        const gone = readable.filter((_, index) => checks[index] === false)
        if (gone.length === 0) throw toSendError(error)
        lost = [...lost, ...gone]
        readable = readable.filter((_, index) => checks[index] === true)
      }
    }
    const failed = lost.map((entry) => ({ entry, code: 'source_missing' }))
    if (answer === undefined) return { stored: [], failed }
    const { uploadResponse } = await import('@octavo/contract')
    const matched: BatchResult = matchAnswer(readable, uploadResponse.parse(JSON.parse(answer)))
    return { stored: matched.stored, failed: [...failed, ...matched.failed] }
  }

/** Sends a batch to the library: POST /api/files/upload. */
export const sendBatch = sendTo({ url: '/api/files/upload' })

/**
 * Sends a batch of a phone's flow: POST /api/upload-batch. Its organization is empty: the folders follow as one plan for all
 * batches, exactly once. A batch that moves its files as it arrives would double them when its answer gets lost and it is
 * sent again.
 */
export const sendPhoneBatch = sendTo({ url: '/api/upload-batch', fields: { organization: '[]' } })

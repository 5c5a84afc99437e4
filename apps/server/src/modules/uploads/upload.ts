import { type FileFailure, type UploadMetadata, uploadMetadata } from '@octavo/contract'
import { typeOfName } from '@octavo/core'
import type { BlobStore } from '../../infra/blobs/store.ts'
import type { Db } from '../../infra/db/db.ts'
import { isDiskFull, noSpace, Refusal } from '../../infra/http/refusal.ts'
import type { Owner } from '../guests/index.ts'
import type { StoredEntry } from '../library/index.ts'
import { commitUpload, type NewFile } from './commit.ts'
import type { IncomingFile } from './file-part.ts'
import { nameOf, wantedPlace } from './names.ts'
import type { IncomingUpload } from './receive.ts'

/** What became of an upload: the files that are in the library now, and those that are not and why. */
export interface Uploaded {
  readonly entries: readonly StoredEntry[]
  readonly failed: readonly FileFailure[]
  /** The name under which each entry was sent, folders and all, in the order of `entries`. */
  readonly sentNames: readonly string[]
}

/** Puts a received request into the caller's library. Throws the first refusal when not one file could be taken. */
export async function storeUpload(options: {
  readonly db: Db
  readonly store: BlobStore
  readonly owner: Owner
  readonly upload: IncomingUpload
  readonly key: string | undefined
  readonly nowMs: number
}): Promise<Uploaded> {
  const { db, store, owner, upload, key, nowMs } = options
  const failed: FileFailure[] = []
  const files: NewFile[] = []
  const sentNames: string[] = []
  let firstRefusal: Refusal | undefined
  try {
    const metadata = readMetadata(upload.fields)
    upload.files.forEach((file, index) => {
      const about = metadata[index]
      const sent = nameOf(file.fileName, about)
      try {
        files.push(toNewFile(file, sent, about, nowMs))
        sentNames.push(sent)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        firstRefusal ??= error
        failed.push({ name: sent.slice(0, 1024).toWellFormed(), code: error.code, error: error.message })
      }
    })
    if (files.length === 0) throw firstRefusal ?? new Refusal('bad_request', 'The upload holds no files')
    const entries = await commitUpload({ db, store, owner, intake: upload.intake, files, key, nowMs })
    return { entries, failed, sentNames }
  } catch (error) {
    throw isDiskFull(error) ? noSpace(error) : error
  } finally {
    await upload.intake.discard()
  }
}

function toNewFile(
  file: IncomingFile,
  sent: string,
  about: UploadMetadata[number] | undefined,
  nowMs: number,
): NewFile {
  if (file.refusal) throw file.refusal
  if (!file.received) throw new Refusal('internal', 'The file was not received')
  const place = wantedPlace(sent)
  const { sha256, sizeBytes } = file.received
  const { facts, declaredType } = file
  const modifiedAtMs = Number.isSafeInteger(about?.lastModified) ? (about?.lastModified ?? nowMs) : nowMs
  const mediaType =
    facts.detectedMediaType ?? (typeOfName(place.name)?.mediaType || declaredType || 'application/octet-stream')
  return {
    place,
    sha256,
    sizeBytes,
    mediaType,
    declaredType,
    typeMismatch: facts.mismatch === true,
    modifiedAtMs,
  }
}

/** The `metadata` fields: one JSON array, or one JSON object for each file, in the order of the files. */
function readMetadata(fields: ReadonlyMap<string, readonly string[]>): UploadMetadata {
  const all: unknown[] = []
  for (const [name, texts] of fields) {
    if (!/^metadata(?:[_[]\d{1,6}\]?)?$/u.test(name)) continue
    for (const text of texts) {
      const value = parseField('metadata', text)
      if (Array.isArray(value)) all.push(...(value as unknown[]))
      else all.push(value)
    }
  }
  const parsed = uploadMetadata.safeParse(all)
  if (parsed.success) return parsed.data
  throw new Refusal('bad_request', 'The field "metadata" is not as documented', { field: 'metadata' })
}

/** Parses a JSON field; throws Refusal for what is no JSON or names JavaScript's own members. */
export function parseField(name: string, text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new SyntaxError('forbidden name')
      return value
    })
  } catch (error) {
    throw new Refusal('bad_request', `The field "${name}" is no valid JSON`, { field: name }, error)
  }
}

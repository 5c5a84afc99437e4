import { type FileFailure, type UploadMetadata, uploadMetadata } from '@octavo/contract'
import { typeOfName } from '@octavo/core'
import type { Blobs } from '../../infra/blobs/port.ts'
import type { Config } from '../../infra/config/config.ts'
import type { Db } from '../../infra/db/db.ts'
import { isDiskFull, noSpace, Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'
import type { StoredEntry } from '../library/index.ts'
import { roomOf } from '../pricing/index.ts'
import { commitUpload, type NewFile } from './commit.ts'
import type { IncomingFile } from './file-part.ts'
import { nameOf, wantedPlace } from './names.ts'
import { type IncomingUpload, MAX_FILES } from './receive.ts'

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
  readonly store: Blobs
  readonly config: Config
  readonly owner: Caller
  readonly upload: IncomingUpload
  readonly key: string | undefined
  readonly nowMs: number
}): Promise<Uploaded> {
  const { db, store, config, owner, upload, key, nowMs } = options
  const failed: FileFailure[] = []
  const files: NewFile[] = []
  const sent: string[] = []
  let firstRefusal: Refusal | undefined
  const fail = (name: string, refusal: Refusal) => {
    firstRefusal ??= refusal
    failed.push({ name: name.slice(0, 1024).toWellFormed(), code: refusal.code, error: refusal.message })
  }
  try {
    const metadata = readMetadata(upload.fields)
    upload.files.forEach((file, index) => {
      const about = metadata[index]
      const name = nameOf(file.fileName, about)
      try {
        files.push(toNewFile(file, name, about, nowMs))
        sent.push(name)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        fail(name, error)
      }
    })
    if (files.length === 0) throw firstRefusal ?? new Refusal('bad_request', 'The upload holds no files')
    const room = (tx: Db) => roomOf(tx, owner, config, store)
    const { intake } = upload
    const { entries, refused } = await commitUpload({ db, store, owner, room, intake, files, key, nowMs })
    for (const [index, refusal] of refused) fail(sent[index] ?? '', refusal)
    return { entries, failed, sentNames: sent.filter((_, index) => !refused.has(index)) }
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
  const place = wantedPlace(sent, about?.folder)
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
      for (const about of Array.isArray(value) ? (value as unknown[]) : [value]) all.push(about)
      if (all.length <= MAX_FILES) continue
      const most = `The field "metadata" is about ${MAX_FILES.toLocaleString('en')} files at most`
      throw new Refusal('too_large', most, { field: 'metadata', limit: MAX_FILES })
    }
  }
  const parsed = uploadMetadata.safeParse(all)
  if (parsed.success) return parsed.data
  throw new Refusal('bad_request', 'The field "metadata" is not as documented', { field: 'metadata' })
}

/** Parses a JSON field; throws Refusal for what is no JSON, has too many values or names JavaScript's own members. */
export function parseField(name: string, text: string): unknown {
  const refuse = (code: 'bad_request' | 'too_large', what: string, cause?: unknown) =>
    new Refusal(code, `The field "${name}" ${what}`, { field: name }, cause)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw refuse('bad_request', 'is no valid JSON', error)
  }
  const waiting: unknown[] = [value]
  for (let at = 0; at < waiting.length; at += 1) {
    const parent = waiting[at]
    if (typeof parent !== 'object' || parent === null) continue
    // A list is not taken apart before it is known to be short.
    const children = Array.isArray(parent) && parent.length > MAX_FIELD_VALUES ? parent : Object.entries(parent)
    if (waiting.length + children.length > MAX_FIELD_VALUES) {
      const most = MAX_FIELD_VALUES.toLocaleString('en')
      throw refuse('too_large', `has more than ${most} values. Send fewer files at a time.`)
    }
    for (const [key, child] of children) {
      if (FORBIDDEN_NAMES.has(key)) throw refuse('bad_request', 'is no valid JSON')
      waiting.push(child)
    }
  }
  return value
}

/** More than twice what the metadata of a full request has. */
const MAX_FIELD_VALUES = 50_000
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

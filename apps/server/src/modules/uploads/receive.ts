import type { IncomingMessage } from 'node:http'
import { utf8Length } from '@octavo/core'
import type { BlobIntake, Blobs } from '../../infra/blobs/port.ts'
import { showBytes } from '../../infra/config/units.ts'
import { isDiskFull, noSpace, Refusal } from '../../infra/http/refusal.ts'
import { chunksOf } from './chunks.ts'
import { FilePart, type IncomingFile } from './file-part.ts'
import { boundaryOf, MultipartParser, type PartSink } from './multipart.ts'
import type { PartHead } from './part-head.ts'

/** What one request may bring. */
export interface UploadLimits {
  readonly maxFileBytes: number
  /** Files and bytes that the library has room for, and what to say beyond. */
  readonly roomFiles: number
  readonly roomBytes: number
  readonly tooMany: () => Refusal
  readonly overQuota: () => Refusal
  /** Silence after which the request is given up. */
  readonly idleMs: number
}

/** A request that was read to its end. Its bytes lie in the intake, sealed. */
export interface IncomingUpload {
  readonly intake: BlobIntake
  readonly files: readonly IncomingFile[]
  readonly fields: ReadonlyMap<string, readonly string[]>
}

const MAX_FIELDS = 64
/** As many as a plan holds. Who has more sends them in several requests, as the web app does a hundred at a time. */
export const MAX_FILES = 2500
const MAX_FIELD_BYTES = 1024 ** 2
/** What a path may have, by core's rule for paths. */
const MAX_NAME_BYTES = 4096
const MAX_NAMES_BYTES = 2 * 1024 ** 2
const MAX_WASTED_BYTES = 64 * 1024 * 1024
const SPACE_CHECK_BYTES = 32 * 1024 * 1024
/** Of a name that is refused so much is told back. */
const TOLD_NAME_CHARS = 255

/**
 * Reads a multipart request: files into an intake, plain fields into memory (1 MB in all at most, and 2 MB of
 * names). A file that is too large, or one too many for the library, is skipped with its refusal while the others go on; a body that is no form data, ends early,
 * falls silent or fills the disk throws, and nothing of the request is left.
 */
export async function receiveUpload(
  request: IncomingMessage,
  store: Blobs,
  limits: UploadLimits,
): Promise<IncomingUpload> {
  const boundary = boundaryOf(request.headers['content-type'])
  await store.disk.checkSpace()
  const intake = store.receive()
  const form = new Form(intake, limits)
  const parser = new MultipartParser(boundary, (head) => form.part(head))
  try {
    let sinceCheck = 0
    for await (const chunk of chunksOf(request, limits.idleMs)) {
      parser.write(chunk)
      await form.settle()
      sinceCheck += chunk.length
      if (sinceCheck < SPACE_CHECK_BYTES) continue
      sinceCheck = 0
      await store.disk.checkSpace()
    }
    parser.end()
    await form.settle()
    await intake.seal()
    return { intake, files: form.files(), fields: form.fields }
  } catch (error) {
    await intake.discard()
    throw isDiskFull(error) ? noSpace(error) : error
  }
}

class Form {
  readonly #intake: BlobIntake
  readonly #limits: UploadLimits
  readonly #parts: FilePart[] = []
  readonly fields = new Map<string, string[]>()
  #waiting: FilePart[] = []
  #current: FilePart | undefined
  #bytes = 0
  #wastedBytes = 0
  #fieldBytes = 0
  #fieldCount = 0
  #namesBytes = 0

  constructor(intake: BlobIntake, limits: UploadLimits) {
    this.#intake = intake
    this.#limits = limits
  }

  part(head: PartHead): PartSink {
    if (['__proto__', 'constructor', 'prototype'].includes(head.field))
      throw new Refusal('bad_request', 'A field has a forbidden name')
    if (head.field.length > 200) throw new Refusal('bad_request', 'The name of a field is too long')
    const isFile = head.field === 'files'
    if (!isFile && head.fileName !== undefined && head.mediaType !== 'application/json') {
      throw new Refusal('bad_request', 'Files go into the field "files"')
    }
    return isFile ? this.#file(head) : this.#field(head.field)
  }

  /** Waits until the disk has caught up with what was given. */
  async settle(): Promise<void> {
    for (const part of this.#waiting.splice(0)) await part.wait
    const wait = this.#current?.wait
    if (this.#current) this.#current.wait = undefined
    await wait
  }

  files(): readonly IncomingFile[] {
    // A form with an empty file field sends one part without name and content: no file was picked.
    return this.#parts
      .map((part) => part.result())
      .filter((file) => file.fileName !== '' || file.received?.sizeBytes !== 0 || file.refusal)
  }

  #file(head: PartHead): PartSink {
    if (this.#parts.length >= MAX_FILES) {
      const text = `A request brings ${MAX_FILES.toLocaleString('en')} files at most. Send the others in another request.`
      throw new Refusal('too_large', text, { limit: MAX_FILES })
    }
    const refusal = this.#refusalFor(head)
    const part = new FilePart({
      intake: this.#intake,
      fileName: this.#keep(refusal ? (head.fileName ?? '').slice(0, TOLD_NAME_CHARS) : (head.fileName ?? '')),
      // The general type says nothing, so it can't lie either.
      declaredType: head.mediaType === 'application/octet-stream' ? '' : head.mediaType,
      refusal,
      allow: (fileBytes, chunkBytes) => {
        this.#bytes += chunkBytes
        if (fileBytes > this.#limits.maxFileBytes) {
          return new Refusal(
            'too_large',
            `The file is larger than the limit of ${showBytes(this.#limits.maxFileBytes)}`,
          )
        }
        return this.#bytes > this.#limits.roomBytes ? this.#limits.overQuota() : undefined
      },
      waste: (refusal, chunkBytes) => {
        this.#wastedBytes += chunkBytes
        if (this.#wastedBytes > MAX_WASTED_BYTES) throw refusal
      },
      done: (ended) => {
        this.#waiting.push(ended)
        this.#current = undefined
      },
    })
    this.#parts.push(part)
    this.#current = part
    return part
  }

  /** A name that is held until the request has ended: a copy, for a part of a text keeps the whole text alive. */
  #keep(name: string): string {
    const bytes = Buffer.from(name)
    this.#namesBytes += bytes.length
    if (this.#namesBytes <= MAX_NAMES_BYTES) return bytes.toString()
    const text = `The names in one request take ${showBytes(MAX_NAMES_BYTES)} at most. Send fewer files at a time.`
    throw new Refusal('too_large', text, { limitBytes: MAX_NAMES_BYTES })
  }

  #refusalFor(head: PartHead): Refusal | undefined {
    if (head.fileName === undefined) return new Refusal('bad_request', 'A file was sent without a name')
    if (utf8Length(head.fileName) > MAX_NAME_BYTES)
      return new Refusal('bad_request', 'The path is longer than 4,096 bytes')
    return this.#parts.length >= this.#limits.roomFiles ? this.#limits.tooMany() : undefined
  }

  #field(name: string): PartSink {
    this.#fieldCount += 1
    const limit = name.startsWith('metadata') ? MAX_FILES : MAX_FIELDS
    if (this.#fieldCount > limit) throw new Refusal('too_large', `A request may have ${limit} fields at most`)
    const chunks: Uint8Array[] = []
    return {
      data: (chunk) => {
        this.#fieldBytes += chunk.length
        if (this.#fieldBytes > MAX_FIELD_BYTES)
          throw new Refusal(
            'too_large',
            `The fields beside the files take ${showBytes(MAX_FIELD_BYTES)} at most. Send fewer files at a time.`,
          )
        chunks.push(Uint8Array.from(chunk))
      },
      end: () => {
        const values = this.fields.get(name) ?? []
        values.push(Buffer.concat(chunks).toString('utf8'))
        this.fields.set(name, values)
      },
    }
  }
}

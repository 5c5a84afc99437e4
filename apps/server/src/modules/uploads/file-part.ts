import { classify, type Facts, itemOf, SIGNATURE_HEAD_BYTES } from '@octavo/core'
import { SMALL_BYTES } from '../../infra/blobs/intake.ts'
import type { BlobIntake, LargeContent, Received } from '../../infra/blobs/port.ts'
import type { Refusal } from '../../infra/http/refusal.ts'
import type { PartSink } from './multipart.ts'

/** A file of a request as it came in: its bytes received, or the reason why not. */
export interface IncomingFile {
  /** As the form names it; `metadata` may name it better. */
  readonly fileName: string
  readonly declaredType: string
  /** What its first bytes, its name in the form and its declared type say together. */
  readonly facts: Facts
  readonly received: Received | undefined
  readonly refusal: Refusal | undefined
}

/**
 * Takes one file's bytes: held while small, streamed to the disk from 64 KB on. `wait` is what has to be awaited before
 * more bytes are given. `allow` is asked with every chunk's size and refuses at the first byte too many.
 */
export class FilePart implements PartSink {
  readonly #intake: BlobIntake
  readonly #allow: (fileBytes: number, chunkBytes: number) => Refusal | undefined
  readonly #waste: (refusal: Refusal, chunkBytes: number) => void
  readonly #done: (part: FilePart) => void
  readonly fileName: string
  readonly declaredType: string
  #chunks: Uint8Array[] = []
  #sizeBytes = 0
  #head: Uint8Array | undefined
  #facts: Facts = {}
  #large: LargeContent | undefined
  #opening: Promise<void> | undefined
  #ended = false
  #received: Received | undefined
  #refusal: Refusal | undefined
  wait: Promise<void> | undefined

  constructor(options: {
    readonly intake: BlobIntake
    readonly fileName: string
    readonly declaredType: string
    readonly refusal: Refusal | undefined
    readonly allow: (fileBytes: number, chunkBytes: number) => Refusal | undefined
    /** Told about bytes that come after a refusal. */
    readonly waste: (refusal: Refusal, chunkBytes: number) => void
    readonly done: (part: FilePart) => void
  }) {
    this.#intake = options.intake
    this.#allow = options.allow
    this.#waste = options.waste
    this.#done = options.done
    this.#refusal = options.refusal
    this.fileName = options.fileName
    this.declaredType = options.declaredType
  }

  data(chunk: Uint8Array): void {
    if (this.#refusal) {
      this.#waste(this.#refusal, chunk.length)
      return
    }
    this.#sizeBytes += chunk.length
    this.#refusal = this.#allow(this.#sizeBytes, chunk.length)
    if (this.#refusal) {
      this.#giveUp()
      return
    }
    if (this.#large) {
      this.wait = this.#large.append(chunk)
      return
    }
    this.#chunks.push(chunk)
    if (this.#sizeBytes > SMALL_BYTES) {
      this.#opening ??= this.#openLarge()
      this.wait = this.#opening
    }
  }

  end(): void {
    this.#ended = true
    if (!this.#refusal) this.#facts = this.#look()
    if (!this.#refusal && !this.#opening) {
      const { received, wait } = this.#intake.small(this.#chunks, this.#sizeBytes)
      this.#received = received
      this.wait = wait
      this.#chunks = []
    }
    if (this.#large && !this.#refusal) this.#received = this.#large.end()
    this.#done(this)
  }

  result(): IncomingFile {
    return {
      fileName: this.fileName,
      declaredType: this.declaredType,
      facts: this.#facts,
      received: this.#received,
      refusal: this.#refusal,
    }
  }

  async #openLarge(): Promise<void> {
    const large = await this.#intake.large()
    this.#head = Buffer.from(headOf(this.#chunks))
    // Bytes may have come, the part may even have ended or been refused, while the file was being opened.
    if (this.#refusal) return await large.drop()
    const chunks = this.#chunks
    this.#chunks = []
    this.#large = large
    for (const chunk of chunks) await large.append(chunk)
    if (this.#ended) this.#received = large.end()
  }

  #look(): Facts {
    const name = this.fileName.slice(this.fileName.lastIndexOf('/') + 1)
    const item = itemOf('library', { path: name, name, sizeBytes: this.#sizeBytes, mediaType: this.declaredType })
    return classify({ item, head: this.#head ?? headOf(this.#chunks) }).facts
  }

  #giveUp(): void {
    this.#chunks = []
    this.wait = this.#large?.drop()
    this.#large = undefined
  }
}

/** The first bytes of a content, without a copy where its first chunk has them all. */
function headOf(chunks: readonly Uint8Array[]): Uint8Array {
  const [first] = chunks
  if (first === undefined || chunks.length === 1 || first.length >= SIGNATURE_HEAD_BYTES) {
    return (first ?? new Uint8Array()).subarray(0, SIGNATURE_HEAD_BYTES)
  }
  return Buffer.concat(chunks).subarray(0, SIGNATURE_HEAD_BYTES)
}

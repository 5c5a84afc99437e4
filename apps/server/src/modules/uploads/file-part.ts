import { SIGNATURE_HEAD_BYTES } from '@octavo/core'
import { type Intake, type LargeContent, type Received, SMALL_BYTES } from '../../infra/blobs/intake.ts'
import type { Refusal } from '../../infra/http/refusal.ts'
import type { PartSink } from './multipart.ts'

/** A file of a request as it came in: its bytes received, or the reason why not. */
export interface IncomingFile {
  /** As the form names it; `metadata` may name it better. */
  readonly fileName: string
  readonly declaredType: string
  /** First bytes, `SIGNATURE_HEAD_BYTES` at most. */
  readonly head: Uint8Array
  readonly received: Received | undefined
  readonly refusal: Refusal | undefined
}

/**
 * Takes one file's bytes: held while small, streamed to the disk from 64 KB on. `wait` is what has to be awaited before
 * more bytes are given. `allow` is asked with every chunk's size and refuses at the first byte too many.
 */
export class FilePart implements PartSink {
  readonly #intake: Intake
  readonly #allow: (fileBytes: number, chunkBytes: number) => Refusal | undefined
  readonly #waste: (refusal: Refusal, chunkBytes: number) => void
  readonly #done: (part: FilePart) => void
  readonly fileName: string
  readonly declaredType: string
  #chunks: Uint8Array[] = []
  #sizeBytes = 0
  #head: Uint8Array = new Uint8Array()
  #large: LargeContent | undefined
  #opening: Promise<void> | undefined
  #ended = false
  #received: Received | undefined
  #refusal: Refusal | undefined
  wait: Promise<void> | undefined

  constructor(options: {
    readonly intake: Intake
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
    this.#keepHead(chunk)
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
      head: this.#head,
      received: this.#received,
      refusal: this.#refusal,
    }
  }

  #keepHead(chunk: Uint8Array): void {
    if (this.#head.length >= SIGNATURE_HEAD_BYTES) return
    const more = chunk.subarray(0, SIGNATURE_HEAD_BYTES - this.#head.length)
    this.#head = this.#head.length === 0 ? Uint8Array.from(more) : Buffer.concat([this.#head, more])
  }

  async #openLarge(): Promise<void> {
    const large = await this.#intake.large()
    // Bytes may have come, the part may even have ended or been refused, while the file was being opened.
    if (this.#refusal) return await large.drop()
    const chunks = this.#chunks
    this.#chunks = []
    this.#large = large
    for (const chunk of chunks) await large.append(chunk)
    if (this.#ended) this.#received = large.end()
  }

  #giveUp(): void {
    this.#chunks = []
    this.wait = this.#large?.drop()
    this.#large = undefined
  }
}

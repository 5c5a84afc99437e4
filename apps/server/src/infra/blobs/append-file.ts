import { type FileHandle, open, unlink } from 'node:fs/promises'

const WRITE_BYTES = 1024 * 1024
const HELD_BYTES = 4 * WRITE_BYTES
const FLUSH_BYTES = 64 * WRITE_BYTES
const SMALL_PIECE_BYTES = 4096

/**
 * A new file that is only ever appended to. Chunks are gathered to writes of about 1 MB that run beside the caller;
 * `append` returns a promise only when more than 4 MB wait, so that memory stays flat. Every 64 MB the disk is asked to
 * start flushing, so that the final flush of a large file is short.
 */
export class AppendFile {
  readonly path: string
  readonly #handle: FileHandle
  #waiting: Uint8Array[] = []
  #waitingBytes = 0
  #writing: Promise<void> | undefined
  #flushing: Promise<void> | undefined
  #unflushedBytes = 0
  #failure: { readonly error: unknown } | undefined
  #closed = false

  private constructor(path: string, handle: FileHandle) {
    this.path = path
    this.#handle = handle
  }

  static async create(path: string): Promise<AppendFile> {
    return new AppendFile(path, await open(path, 'wx', 0o600))
  }

  append(chunk: Uint8Array): Promise<void> | undefined {
    if (this.#failure) throw this.#failure.error
    this.#waiting.push(chunk)
    this.#waitingBytes += chunk.length
    if (this.#waitingBytes < WRITE_BYTES) return undefined
    if (!this.#writing) this.#write()
    return this.#waitingBytes >= HELD_BYTES ? this.#drained() : undefined
  }

  /** Writes what is left, flushes it to the disk and closes the file. */
  async finish(): Promise<void> {
    while (this.#writing || this.#waitingBytes > 0) {
      if (!this.#writing) this.#write()
      await this.#writing
      if (this.#failure) throw this.#failure.error
    }
    await this.#flushing
    if (this.#failure) throw this.#failure.error
    await this.#handle.sync()
    this.#closed = true
    await this.#handle.close()
  }

  /** Stops and removes the file; never throws. */
  async discard(): Promise<void> {
    this.#waiting = []
    this.#waitingBytes = 0
    this.#failure ??= { error: new Error('The file was given up') }
    await this.#writing
    await this.#flushing
    if (!this.#closed) await this.#handle.close().catch(() => undefined)
    this.#closed = true
    await unlink(this.path).catch(() => undefined)
  }

  async #drained(): Promise<void> {
    while (this.#writing && this.#waitingBytes >= WRITE_BYTES) await this.#writing
    if (this.#failure) throw this.#failure.error
  }

  #write(): void {
    const batch = this.#waiting
    const sizeBytes = this.#waitingBytes
    this.#waiting = []
    this.#waitingBytes = 0
    this.#writing = this.#writeAll(batch, sizeBytes).then(
      () => {
        this.#writing = undefined
        this.#startFlush(sizeBytes)
        if (this.#waitingBytes >= WRITE_BYTES && !this.#failure) this.#write()
      },
      (error: unknown) => {
        this.#writing = undefined
        this.#failure ??= { error }
      },
    )
  }

  async #writeAll(batch: readonly Uint8Array[], sizeBytes: number): Promise<void> {
    // Hundreds of small pieces cost more to hand over one by one than to copy.
    const pieces = sizeBytes < batch.length * SMALL_PIECE_BYTES ? [Buffer.concat(batch, sizeBytes)] : batch
    const { bytesWritten } = await this.#handle.writev(pieces)
    if (bytesWritten === sizeBytes) return
    // A short write: what is left goes piece by piece, and a full disk then says so.
    const rest = Buffer.concat(pieces).subarray(bytesWritten)
    for (let at = 0; at < rest.length; ) at += (await this.#handle.write(rest, at)).bytesWritten
  }

  #startFlush(sizeBytes: number): void {
    this.#unflushedBytes += sizeBytes
    if (this.#unflushedBytes < FLUSH_BYTES || this.#flushing) return
    this.#unflushedBytes = 0
    this.#flushing = this.#handle.datasync().then(
      () => {
        this.#flushing = undefined
      },
      (error: unknown) => {
        this.#flushing = undefined
        this.#failure ??= { error }
      },
    )
  }
}

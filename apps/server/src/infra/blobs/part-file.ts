import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { DataDir } from '../datadir/datadir.ts'

const WRITE_BYTES = 1024 * 1024

/** The folder with the bytes of one unfinished upload, or of all. */
const folderOf = (dir: DataDir, id = ''): string => dir.in('uploads', id)

/** The bytes that one request brings of an upload: a file of its own, so that nobody else ever writes into it. */
export class PartFile {
  readonly #handle: FileHandle
  #waiting: Uint8Array[] = []
  #waitingBytes = 0
  /** Bytes that came. */
  sizeBytes = 0

  private constructor(handle: FileHandle) {
    this.#handle = handle
  }

  /** Makes the file, its name durable. */
  static async create(dir: DataDir, id: string, name: string): Promise<PartFile> {
    await mkdir(folderOf(dir, id), { recursive: true })
    const part = new PartFile(await open(path.join(folderOf(dir, id), name), 'wx', 0o600))
    for (const folder of [folderOf(dir, id), folderOf(dir)]) {
      const handle = await open(folder, 'r')
      await handle.sync().finally(() => handle.close())
    }
    return part
  }

  async append(chunk: Uint8Array): Promise<void> {
    this.#waiting.push(chunk)
    this.#waitingBytes += chunk.length
    this.sizeBytes += chunk.length
    if (this.#waitingBytes >= WRITE_BYTES) await this.#write()
  }

  /** Resolves when everything that came is on the disk to stay. */
  async flush(): Promise<void> {
    if (this.#waitingBytes > 0) await this.#write()
    await this.#handle.datasync()
  }

  async close(): Promise<void> {
    await this.#handle.close()
  }

  async #write(): Promise<void> {
    const whole = Buffer.concat(this.#waiting)
    this.#waiting = []
    this.#waitingBytes = 0
    for (let at = 0; at < whole.length; ) at += (await this.#handle.write(whole, at)).bytesWritten
  }
}

/** Bytes that lie in a part; 0 when it is gone. */
export const partSize = async (dir: DataDir, id: string, name: string): Promise<number> =>
  (await stat(path.join(folderOf(dir, id), name)).catch(() => undefined))?.size ?? 0

/** The first `sizeBytes` of a part, in pieces. */
export async function* partBytes(dir: DataDir, id: string, name: string, sizeBytes: number): AsyncGenerator<Buffer> {
  const file = path.join(folderOf(dir, id), name)
  for await (const piece of createReadStream(file, { end: sizeBytes - 1, highWaterMark: WRITE_BYTES })) yield piece
}

/** Removes the bytes of an upload; they may be gone already. */
export const removeParts = (dir: DataDir, id: string): Promise<void> =>
  rm(folderOf(dir, id), { recursive: true, force: true })

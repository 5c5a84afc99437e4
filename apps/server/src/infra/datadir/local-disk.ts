import { opendir, statfs } from 'node:fs/promises'
import path from 'node:path'
import { noSpace } from '../http/refusal.ts'
import type { DataDir } from './datadir.ts'

/** The disk that the data folder lies on. */
export class LocalDisk {
  readonly #dir: DataDir
  readonly #minFreeBytes: number

  constructor(dir: DataDir, minFreeBytes: number) {
    this.#dir = dir
    this.#minFreeBytes = minFreeBytes
  }

  /** Bytes that it still takes. */
  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#dir.path)
    return bavail * bsize
  }

  /** Refuses with `no_space` when `wantedBytes` more would leave less than the reserve that the database needs. */
  async checkSpace(wantedBytes = 0): Promise<void> {
    if ((await this.freeBytes()) - wantedBytes < this.#minFreeBytes) throw noSpace()
  }

  /** Removes what processes that are gone have left half received; only at the start, before anything is received. */
  async clearTemporary(): Promise<number> {
    return await this.#dir.temporary.clear()
  }
}

/** Paths of all files below a folder. */
export async function* filesBelow(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder)) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(file)
    else if (entry.isFile()) yield file
  }
}

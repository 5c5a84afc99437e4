import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { crc32 } from 'node:zlib'
import { AppError } from '@octavo/core'

const HEAD_BYTES = 4096
const BLOCK_BYTES = 256 * 1024
const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = fs.constants
const FLAGS = O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0)

/** Reads files to compare them, all through one buffer. Not for two readings at a time. */
export class FileContents {
  readonly #block = Buffer.allocUnsafeSlow(BLOCK_BYTES)

  /** CRC-32 of the first 4 KiB. Throws the system's error. */
  headKey(file: string): number {
    return this.#open(file, (fd) => crc32(this.#block.subarray(0, fs.readSync(fd, this.#block, 0, HEAD_BYTES, null))))
  }

  /** SHA-256 of all bytes, in hex. Throws AppError `changed_since_review` when they are not `sizeBytes`, or the system's error. */
  wholeKey(file: string, sizeBytes: number): string {
    return this.#open(file, (fd) => {
      const hash = createHash('sha256')
      let readBytes = 0
      for (let got = -1; got !== 0 && readBytes <= sizeBytes; readBytes += got) {
        got = fs.readSync(fd, this.#block, 0, BLOCK_BYTES, null)
        hash.update(this.#block.subarray(0, got))
      }
      if (readBytes !== sizeBytes) throw new AppError('changed_since_review', 'It changed while it was looked at.')
      return hash.digest('hex')
    })
  }

  #open<T>(file: string, read: (fd: number) => T): T {
    const fd = fs.openSync(file, FLAGS)
    try {
      return read(fd)
    } finally {
      fs.closeSync(fd)
    }
  }
}

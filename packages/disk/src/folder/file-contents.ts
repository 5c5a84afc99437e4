import { createHash, hash } from 'node:crypto'
import fs from 'node:fs'
import { crc32 } from 'node:zlib'
import { AppError } from '@octavo/core'
import { READ_FLAGS } from './open-file.ts'

const HEAD_BYTES = 4096
const BLOCK_BYTES = 256 * 1024

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
      // One byte more than there should be: a file that has grown shows itself, and a short read is its end.
      const ask = (readBytes: number) => Math.min(BLOCK_BYTES, sizeBytes + 1 - readBytes)
      const first = fs.readSync(fd, this.#block, 0, ask(0), null)
      if (first === sizeBytes && first < BLOCK_BYTES) return hash('sha256', this.#block.subarray(0, first), 'hex')
      const long = createHash('sha256').update(this.#block.subarray(0, first))
      let readBytes = first
      for (let got = first; got > 0 && readBytes <= sizeBytes; readBytes += got) {
        got = fs.readSync(fd, this.#block, 0, ask(readBytes), null)
        long.update(this.#block.subarray(0, got))
      }
      if (readBytes !== sizeBytes) throw new AppError('changed_since_review', 'It changed while it was looked at.')
      return long.digest('hex')
    })
  }

  #open<T>(file: string, read: (fd: number) => T): T {
    const fd = fs.openSync(file, READ_FLAGS)
    try {
      return read(fd)
    } finally {
      fs.closeSync(fd)
    }
  }
}

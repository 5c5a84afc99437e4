import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AppError } from '@octavo/core'
import type { BlobLocation } from './layout.ts'

/** Contents up to this size are read and held against their hash before the first byte is given out. */
export const CHECKED_FIRST_BYTES = 1024 * 1024

/** The error of bytes that are not what was stored; its details hold both hashes. */
export const damaged = (blob: BlobLocation, actual: string) =>
  new AppError('corrupt', 'The bytes of this file have changed on the disk of the server', {
    details: { expected: blob.sha256, actual },
  })

/**
 * A whole content, hashed on its way. The last piece is held back until the hash is known, so that whoever reads gets
 * fewer bytes than were announced and an error (AppError `corrupt`) instead of an end, when they are not what was stored.
 */
export function checkedStream(blob: BlobLocation, source: Readable, onDamaged: (actual: string) => void): Readable {
  async function* pieces(): AsyncGenerator<Buffer> {
    const digest = createHash('sha256')
    let held: Buffer | undefined
    for await (const piece of source as AsyncIterable<Buffer>) {
      digest.update(piece)
      if (held) yield held
      held = piece
    }
    const actual = digest.digest('hex')
    if (actual !== blob.sha256) {
      onDamaged(actual)
      throw damaged(blob, actual)
    }
    if (held) yield held
  }
  const stream = Readable.from(pieces(), { objectMode: false, highWaterMark: 256 * 1024 })
  stream.once('close', () => source.destroy())
  return stream
}

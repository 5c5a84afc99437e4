import type { FileHandle } from 'node:fs/promises'
import type { ByteSource } from '@octavo/core'

/** A stored content that is read by ranges: only what is asked for is in memory. */
export type Ranges = Required<ByteSource>

/** Ranges of a content that begins at `base` of an opened file; closing it closes the file. */
export const rangesOf = (handle: FileHandle, base: number, sizeBytes: number): Ranges => ({
  sizeBytes,
  async read(at, length) {
    const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, sizeBytes - at)))
    let filled = 0
    while (filled < bytes.length) {
      const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, base + at + filled)
      if (bytesRead === 0) throw new Error('The bytes end too early')
      filled += bytesRead
    }
    return bytes
  },
  close: () => handle.close(),
})

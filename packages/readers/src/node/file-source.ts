import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { ByteSource } from '@octavo/core'
import type { PoolInput } from './reader-process.ts'

/** An ordinary file as an item that is opened in its turn. Never waits for the other end of a pipe. */
export const openFile = (file: string): PoolInput => ({ name: path.basename(file), open: () => openSource(file) })

/** Throws when there is no ordinary file there, or it can't be opened. */
async function openSource(file: string): Promise<ByteSource> {
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  const stat = await handle.stat().catch(() => undefined)
  if (!stat?.isFile()) {
    await handle.close()
    throw new Error('This is no ordinary file.')
  }
  return {
    sizeBytes: stat.size,
    async read(at, length) {
      const buffer = new Uint8Array(length)
      let filled = 0
      while (filled < length) {
        const { bytesRead } = await handle.read(buffer, filled, length - filled, at + filled)
        if (bytesRead === 0) break
        filled += bytesRead
      }
      return buffer.subarray(0, filled)
    },
    close: () => handle.close(),
  }
}

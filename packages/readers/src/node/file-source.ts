import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { PoolInput } from './pool.ts'

/** An ordinary file as an item; undefined when it is none or can't be opened. Never waits for the other end of a pipe. */
export async function openFile(file: string): Promise<(PoolInput & { close(): Promise<void> }) | undefined> {
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)).catch(() => undefined)
  if (!handle) return undefined
  const stat = await handle.stat().catch(() => undefined)
  if (!stat?.isFile()) {
    await handle.close()
    return undefined
  }
  return {
    name: path.basename(file),
    source: {
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
    },
    close: () => handle.close(),
  }
}

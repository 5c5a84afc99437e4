import fs from 'node:fs'
import { promisify } from 'node:util'
import { AppError, type ByteSource } from '@octavo/core'
import { toAppError } from '../errors.ts'

const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = fs.constants
const readInto = promisify(fs.read)

/** How a file of a person is opened: to read, through no symbolic link, and without waiting for the other end of a pipe. */
export const READ_FLAGS = O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0)

/** The bytes of an open file; `close` closes it. Closes it and throws AppError when it is no ordinary file. */
export function openedFile(fd: number): ByteSource {
  let sizeBytes: number
  try {
    const stat = fs.fstatSync(fd)
    if (stat.isDirectory()) throw new AppError('is_folder', 'It is a folder.')
    if (!stat.isFile()) throw new AppError('unsupported', 'It is no ordinary file (a socket, a pipe or a device).')
    sizeBytes = stat.size
  } catch (error) {
    fs.closeSync(fd)
    throw toAppError(error)
  }
  return {
    sizeBytes,
    async read(at, length, signal) {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, sizeBytes - at)))
      let filled = 0
      while (filled < bytes.length) {
        signal?.throwIfAborted()
        const { bytesRead } = await readInto(fd, bytes, filled, bytes.length - filled, at + filled).catch((error) => {
          throw toAppError(error)
        })
        if (bytesRead === 0) break
        filled += bytesRead
      }
      return bytes.subarray(0, filled)
    },
    close: async () => fs.closeSync(fd),
  }
}

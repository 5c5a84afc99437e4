import fs from 'node:fs'
import { isErrno } from '../errors.ts'
import type { AnchoredFolder } from '../folder/anchor.ts'

/**
 * Returns once the names in a folder would survive a power cut. Does nothing where folders cannot be flushed (Windows,
 * some network disks, a folder that may not be read). Throws the system's error, EIO above all.
 */
export function syncFolder(folder: AnchoredFolder): void {
  if (process.platform === 'win32' || folder.dev < 0) return
  try {
    const fd = folder.fd ?? fs.openSync(folder.prefix, 'r')
    try {
      fs.fsyncSync(fd)
    } finally {
      if (fd !== folder.fd) fs.closeSync(fd)
    }
  } catch (error) {
    if (!isErrno(error, 'EINVAL', 'ENOTSUP', 'EBADF', 'EACCES', 'EPERM')) throw error
  }
}

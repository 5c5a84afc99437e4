import fs from 'node:fs'
import { promisify } from 'node:util'
import { isErrno } from '../errors.ts'
import type { AnchoredFolder, RootAnchor } from '../folder/anchor.ts'

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

const AT_ONCE = 32
const fsync = promisify(fs.fsync)

/**
 * The same for many folders below a root, several at a time: each flush waits for the disk, and a disk answers many at once
 * as fast as one. Folders that are gone are left out. Throws the system's error when the disk fails or is full.
 */
export async function syncFolders(anchor: RootAnchor, folders: Iterable<string>): Promise<void> {
  const waiting = [...folders]
  while (waiting.length > 0) {
    anchor.trim()
    const held = waiting.splice(0, AT_ONCE).flatMap((folder) => ifThere(anchor, folder) ?? [])
    const results = await Promise.allSettled(held.map(syncOne))
    for (const result of results)
      if (result.status === 'rejected' && isErrno(result.reason, 'EIO', 'ENOSPC', 'EDQUOT')) throw result.reason
  }
}

async function syncOne(folder: AnchoredFolder): Promise<void> {
  if (folder.fd === undefined) syncFolder(folder)
  else await fsync(folder.fd)
}

function ifThere(anchor: RootAnchor, folder: string): AnchoredFolder | undefined {
  try {
    return anchor.folder(folder)
  } catch {
    return undefined
  }
}

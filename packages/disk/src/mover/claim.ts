import fs from 'node:fs'
import { isErrno } from '../errors.ts'
import type { RawPath } from '../folder/tree.ts'

/**
 * Moves a folder by taking its new name first: mkdir fails when anything has the name, and rename then replaces only
 * that empty folder of ours (a folder that somebody fills in between makes rename fail). Throws the system's error;
 * EEXIST when the name is taken.
 */
export function renameFolder(from: RawPath, to: RawPath): void {
  if (process.platform === 'win32') {
    renameOntoNothing(from, to)
    return
  }
  fs.mkdirSync(to, { mode: 0o700 })
  try {
    fs.renameSync(from, to)
  } catch (error) {
    removeIfEmpty(to)
    throw error
  }
}

/** True when an empty private folder lies there, as a killed `renameFolder` leaves one. */
export function isFolderClaim(at: string): boolean {
  const stat = fs.lstatSync(at, { throwIfNoEntry: false })
  if (!stat?.isDirectory() || (stat.mode & 0o777) !== 0o700) return false
  if (process.getuid !== undefined && stat.uid !== process.getuid()) return false
  return fs.readdirSync(at).length === 0
}

/** Removes a folder if nothing is in it; false when it stays. */
export function removeIfEmpty(at: RawPath): boolean {
  try {
    fs.rmdirSync(at)
    return true
  } catch (error) {
    if (isErrno(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EBUSY', 'EPERM', 'EACCES', 'EROFS')) return false
    throw error
  }
}

/**
 * Moves a file where there are no hard links (FAT, exFAT, some network disks): takes the name with a small file that only
 * this pair of paths can have, looks that it is still that file, and renames over it. Throws the system's error.
 */
export function renameFileOverClaim(from: RawPath, to: RawPath, token: string): void {
  const fd = fs.openSync(to, 'wx', 0o600)
  try {
    fs.writeSync(fd, claimText(token))
  } finally {
    fs.closeSync(fd)
  }
  try {
    if (!isFileClaim(to, token)) throw Object.assign(new Error('The name was taken.'), { code: 'EEXIST' })
    fs.renameSync(from, to)
  } catch (error) {
    if (isFileClaim(to, token)) fs.unlinkSync(to)
    throw error
  }
}

/** True when the file there is the claim that a killed move with this token left. */
export function isFileClaim(at: RawPath, token: string): boolean {
  const stat = fs.lstatSync(at, { throwIfNoEntry: false })
  const text = claimText(token)
  return stat?.isFile() === true && stat.size === text.length && fs.readFileSync(at, 'utf8') === text
}

function claimText(token: string): string {
  return `This name is kept for a file that Octavo is moving here: ${token}\n`
}

/** Windows: its rename never replaces a folder, and an empty folder cannot be renamed over. */
function renameOntoNothing(from: RawPath, to: RawPath): void {
  if (fs.lstatSync(to, { throwIfNoEntry: false })) throw Object.assign(new Error('taken'), { code: 'EEXIST' })
  fs.renameSync(from, to)
}

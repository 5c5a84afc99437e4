import fs from 'node:fs'
import type { Seen } from '@octavo/core/guard'
import { isErrno } from '../errors.ts'
import { below, bytesOf, type Look, lookThrough, pathOf, seenAt } from './look.ts'

/** How a file is held. Its name is a second one, so that it outlives its own; its copy outlives being written into, too. */
export interface HeldFile {
  readonly number: number
  readonly isCopied: boolean
}

/** A folder as it was, and how its files are held. */
export interface Shadow extends Look {
  /** By path. */
  readonly held: ReadonlyMap<string, HeldFile>
  readonly copiedBytes: number
  /** Files that nobody could hold: no right to, or they changed meanwhile. */
  readonly unheld: readonly string[]
}

/** Which files get a copy. */
export interface CopyLimits {
  /** Any file up to this size, in bytes. */
  readonly anyBytes: number
  /** Files that are often written into (all but pictures, sound, films and archives) up to this size, in bytes. */
  readonly writtenBytes: number
  /** All copies together, in bytes. */
  readonly totalBytes: number
}

/** Limits for a disk with so much room, in bytes: copies never take more than a quarter of what is free. */
export const usualCopies = (freeBytes: number): CopyLimits => ({
  anyBytes: 256 * 1024,
  writtenBytes: 16 * 1024 * 1024,
  totalBytes: Math.floor(freeBytes / 4),
})

function freeBytesAt(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(bytesOf(folder))
  return bavail * bsize
}

/** Ends of names of what programs write once and replace as a whole. */
const WRITTEN_ONCE =
  /\.(?:jpe?g|png|gif|webp|avif|heic|heif|tiff?|bmp|dng|cr[23]|nef|arw|raf|orf|rw2|mp[34]|m4[av]|mov|mkv|avi|webm|flac|ogg|opus|wav|aac|wma|wmv|zip|gz|tgz|bz2|xz|zst|7z|rar|iso|dmg|jar|apk|deb|rpm)$/iu

const PER_FOLDER = 1000

/** The places of a file in a shadow: by its second name, and its copy. */
export const namePlace = (shadow: string, number: number): string => `${shadow}/names/${inFolder(number)}`
export const copyPlace = (shadow: string, number: number): string => `${shadow}/copies/${inFolder(number)}`
const inFolder = (number: number): string => `${Math.floor(number / PER_FOLDER)}/${number}`

/**
 * Holds every file of a folder in another one of the same disk: each by a second name (a hard link), and those that are small or
 * often written into by a copy (shared blocks where the file system knows them). Throws the system's error, ENOSPC above all.
 */
export function takeShadow(
  root: string,
  {
    shadow,
    own,
    limits = usualCopies(freeBytesAt(pathOf(root))),
  }: { readonly shadow: string; readonly own: string; readonly limits?: CopyLimits },
): Shadow {
  const [top, place] = [pathOf(root), pathOf(shadow)]
  const { seen, unseen } = lookThrough(top, [pathOf(own)])
  const held = new Map<string, HeldFile>()
  const unheld: string[] = []
  const now: Seen[] = []
  const made = new Set<string>()
  let copiedBytes = 0
  for (const one of seen) {
    if (one.type !== 'file') {
      now.push(one)
      continue
    }
    const number = held.size
    const from = below(top, one.path)
    const folder = Math.floor(number / PER_FOLDER)
    if (!made.has(`${folder}`)) {
      for (const kind of ['names', 'copies']) fs.mkdirSync(bytesOf(`${place}/${kind}/${folder}`), { recursive: true })
      made.add(`${folder}`)
    }
    const hold = () => {
      fs.linkSync(bytesOf(from), bytesOf(namePlace(place, number)))
      if (!isToCopy(one, copiedBytes, limits)) return false
      try {
        fs.copyFileSync(bytesOf(from), bytesOf(copyPlace(place, number)), fs.constants.COPYFILE_FICLONE)
        return true
      } catch (error) {
        // A file that its own owner may not read is held by its name all the same.
        if (isErrno(error, 'EACCES', 'EPERM')) return false
        throw error
      }
    }
    try {
      const isCopied = hold()
      // A new name changes the time of the last change of anything about it.
      const after = seenAt(top, one.path)
      if (after?.id !== one.id || after.sizeBytes !== one.sizeBytes || after.modifiedNs !== one.modifiedNs) {
        unheld.push(one.path)
        letGo(place, number)
        now.push(after ?? one)
        continue
      }
      if (isCopied) copiedBytes += one.sizeBytes
      held.set(one.path, { number, isCopied })
      now.push(after)
    } catch (error) {
      if (isErrno(error, 'ENOSPC', 'EDQUOT', 'EROFS', 'EXDEV', 'EIO')) throw error
      letGo(place, number)
      if (!isErrno(error, 'ENOENT')) {
        unheld.push(one.path)
        now.push(one)
      }
    }
  }
  return { seen: now, unseen, held, copiedBytes, unheld }
}

function letGo(place: string, number: number): void {
  fs.rmSync(bytesOf(namePlace(place, number)), { force: true })
  fs.rmSync(bytesOf(copyPlace(place, number)), { force: true })
}

const isToCopy = ({ path, sizeBytes }: Seen, copiedBytes: number, limits: CopyLimits): boolean =>
  copiedBytes + sizeBytes <= limits.totalBytes &&
  sizeBytes <= (WRITTEN_ONCE.test(path) ? limits.anyBytes : Math.max(limits.anyBytes, limits.writtenBytes))

const BLOCK_BYTES = 256 * 1024

/** True when two files hold the same bytes. Throws the system's error. */
export function areEqual(one: string, other: string): boolean {
  const fds: number[] = []
  try {
    for (const at of [one, other])
      fds.push(fs.openSync(bytesOf(at), fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0)))
    const [a, b] = [Buffer.allocUnsafe(BLOCK_BYTES), Buffer.allocUnsafe(BLOCK_BYTES)]
    for (let at = 0; ; ) {
      const got = fs.readSync(fds[0] as number, a, 0, BLOCK_BYTES, at)
      let other = 0
      while (other < got) {
        const more = fs.readSync(fds[1] as number, b, other, got - other, at + other)
        if (more === 0) return false
        other += more
      }
      if (got === 0) return fs.readSync(fds[1] as number, b, 0, 1, at) === 0
      if (!a.subarray(0, got).equals(b.subarray(0, got))) return false
      at += got
    }
  } finally {
    for (const fd of fds) fs.closeSync(fd)
  }
}

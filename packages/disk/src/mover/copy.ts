import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '@octavo/core'
import { asPrefix, joinRaw, type RawPath, readFolder } from '../folder/tree.ts'
import { isUnchanged } from './place.ts'

const BLOCK_BYTES = 1024 * 1024
/** What stays a hole in the copy of a sparse file: a run of zeros of this length, at a multiple of it. */
const HOLE_BYTES = 64 * 1024
const ZEROS = Buffer.alloc(HOLE_BYTES)
const { O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_RDWR } = fs.constants

/** A file of a tree that was copied: where it was, what it looked like, and the SHA-256 of its bytes in hex. */
export interface CopiedFile {
  readonly from: RawPath
  readonly stat: fs.Stats
}

/**
 * Copies one file to a name that must be free: bytes, holes, permission bits, times and (as root) owner; flushed to the
 * disk, read back and compared by size and SHA-256. Throws AppError `changed_since_review` when the source changed
 * meanwhile, `corrupt` when the copy differs, or the system's error. Extended attributes are not carried over, for which
 * Node has no call, nor the time of birth: `toOtherDisk` says before a run whom that concerns.
 */
export async function copyFile(from: RawPath, to: RawPath): Promise<CopiedFile> {
  const source = await open(from, O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0))
  try {
    const before = await source.stat()
    if (!before.isFile()) throw new AppError('changed_since_review', 'It has changed since the plan was made.')
    const target = await open(to, O_RDWR | O_CREAT | O_EXCL, 0o600)
    try {
      const written = await pump(source, isSparse(before) ? withHoles(target) : target)
      await target.truncate(written.sizeBytes)
      await keepMarks(target, before)
      await target.sync()
      const back = await pump(target)
      const now = fs.lstatSync(from, { throwIfNoEntry: false })
      if (!now || !isUnchanged(before, now))
        throw new AppError('changed_since_review', 'It changed while it was being copied.')
      if (written.sizeBytes !== before.size || back.sizeBytes !== before.size || back.sha256 !== written.sha256)
        throw new AppError('corrupt', 'The copy does not equal the original; the original stays.')
      return { from, stat: before }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/**
 * Copies a folder with everything in it to a name that must be free, links as links. Resolves to every file with what it
 * looked like, and the folders, parents first. Throws like `copyFile`, and `unsupported` for a socket, pipe or device.
 */
export async function copyTree(from: RawPath, to: RawPath): Promise<{ files: CopiedFile[]; folders: RawPath[] }> {
  const files: CopiedFile[] = []
  const made: { from: RawPath; to: RawPath; stat: fs.Stats }[] = []
  const waiting = [{ from, to }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    made.push({ ...next, stat: fs.lstatSync(next.from) })
    fs.mkdirSync(next.to, { mode: 0o700 })
    for (const entry of readFolder(next.from)) {
      const pair = { from: joinRaw(asPrefix(next.from), entry.name), to: joinRaw(asPrefix(next.to), entry.name) }
      if (entry.type === 'folder') waiting.push(pair)
      else if (entry.type === 'file') files.push(await copyFile(pair.from, pair.to))
      else if (entry.type === 'link') files.push(copyLink(pair.from, pair.to))
      else throw new AppError('unsupported', 'It contains a socket, a pipe or a device, which cannot be copied.')
    }
    await nextTurn()
  }
  for (const folder of made.toReversed()) {
    const handle = await open(folder.to, O_RDONLY)
    await keepMarks(handle, folder.stat)
    await handle.sync()
    await handle.close()
  }
  return { files, folders: made.map((folder) => folder.from) }
}

/** SHA-256 of a file's bytes in hex; of a symbolic link, of the text that it holds. Throws the system's error. */
export async function hashFile(at: RawPath): Promise<string> {
  if (fs.lstatSync(at).isSymbolicLink())
    return createHash('sha256')
      .update(fs.readlinkSync(at, { encoding: 'buffer' }))
      .digest('hex')
  const handle = await open(at, O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0))
  try {
    return (await pump(handle)).sha256
  } finally {
    await handle.close()
  }
}

function copyLink(from: RawPath, to: RawPath): CopiedFile {
  const stat = fs.lstatSync(from)
  fs.symlinkSync(fs.readlinkSync(from, { encoding: 'buffer' }), to)
  return { from, stat }
}

/** True where the disk holds less of a file than its length: the rest are holes, which read as zeros. */
const isSparse = (stat: fs.Stats): boolean => stat.blocks * 512 < stat.size

/** What a copy is written to, at a position in bytes. */
interface Sink {
  write(block: Buffer, offset: number, lengthBytes: number, position: number): Promise<{ bytesWritten: number }>
}

/** Writes to a new file, and leaves out what is zeros: its length is to be set at the end. */
const withHoles = (file: Sink): Sink => ({
  async write(block, offset, lengthBytes, position) {
    for (let done = 0; done < lengthBytes; ) {
      const length = Math.min(HOLE_BYTES - ((position + done) % HOLE_BYTES), lengthBytes - done)
      const start = offset + done
      if (block.subarray(start, start + length).equals(ZEROS.subarray(0, length))) done += length
      else done += (await file.write(block, start, length, position + done)).bytesWritten
    }
    return { bytesWritten: lengthBytes }
  },
})

async function pump(source: FileHandle, target?: Sink): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256')
  const block = Buffer.allocUnsafe(BLOCK_BYTES)
  let sizeBytes = 0
  for (;;) {
    const { bytesRead } = await source.read(block, 0, BLOCK_BYTES, sizeBytes)
    if (bytesRead === 0) return { sizeBytes, sha256: hash.digest('hex') }
    const part = block.subarray(0, bytesRead)
    hash.update(part)
    for (let written = 0; target && written < bytesRead; )
      written += (await target.write(part, written, bytesRead - written, sizeBytes + written)).bytesWritten
    sizeBytes += bytesRead
  }
}

async function keepMarks(handle: FileHandle, stat: fs.Stats): Promise<void> {
  if (process.getuid?.() === 0) await handle.chown(stat.uid, stat.gid).catch(() => undefined)
  await handle.chmod(stat.mode & 0o7777).catch(() => undefined)
  await handle.utimes(stat.atimeMs / 1000, stat.mtimeMs / 1000)
}

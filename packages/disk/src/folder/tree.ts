import fs from 'node:fs'

/** A path for a file call: text where the name is valid UTF-8, bytes where it is not. */
export type RawPath = string | Buffer

/** One name in a folder, as the file system holds it. */
export interface RawEntry {
  readonly name: RawPath
  readonly type: 'file' | 'folder' | 'link' | 'special'
}

/** `prefix` (ending with a separator) and a name as one path, in bytes as soon as either is in bytes. */
export function joinRaw(prefix: RawPath, name: RawPath): RawPath {
  return typeof prefix === 'string' && typeof name === 'string'
    ? prefix + name
    : Buffer.concat([Buffer.from(prefix), Buffer.from(name)])
}

/** The same folder path with a separator at its end. */
export function asPrefix(folder: RawPath): RawPath {
  return joinRaw(folder, '/')
}

/**
 * Names in a folder with their types, no link followed. Reads text first and bytes only where a name came out with
 * U+FFFD, since text calls cannot reach a file whose name is not UTF-8. Throws the system's error.
 */
export function readFolder(folder: RawPath): RawEntry[] {
  const entries = fs.readdirSync(folder, { withFileTypes: true })
  if (!entries.some((entry) => entry.name.includes('\uFFFD')))
    return entries.map((entry) => ({ name: entry.name, type: typeOf(entry) }))
  return fs.readdirSync(folder, { withFileTypes: true, encoding: 'buffer' }).map((entry) => {
    const text = entry.name.toString('utf8')
    return { name: Buffer.from(text, 'utf8').equals(entry.name) ? text : entry.name, type: typeOf(entry) }
  })
}

/** A name for people; bytes that are no UTF-8 are written as `\xE9`. */
export function showRaw(name: RawPath): string {
  if (typeof name === 'string') return name
  let text = ''
  for (let start = 0; start < name.length; ) {
    const length = [1, 2, 3, 4].find((size) => isWhole(name.subarray(start, start + size), size))
    text += length
      ? name.toString('utf8', start, start + length)
      : `\\x${name.toString('hex', start, start + 1).toUpperCase()}`
    start += length ?? 1
  }
  return text
}

/** Size of all files below a folder and the newest change of anything in it, itself included; no link is followed. */
export interface TreeMeasure {
  readonly sizeBytes: number
  readonly modifiedAtMs: number
  readonly fileCount: number
}

/** Measures a folder that stays whole. What cannot be read counts as nothing. Throws when the folder itself is gone. */
export function measureTree(folder: RawPath): TreeMeasure {
  let modifiedAtMs = fs.lstatSync(folder).mtimeMs
  let sizeBytes = 0
  let fileCount = 0
  const waiting: RawPath[] = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const prefix = asPrefix(next)
    for (const entry of readable(next)) {
      const full = joinRaw(prefix, entry.name)
      const stat = fs.lstatSync(full, { throwIfNoEntry: false })
      if (!stat) continue
      modifiedAtMs = Math.max(modifiedAtMs, stat.mtimeMs)
      if (entry.type === 'folder') waiting.push(full)
      else fileCount += 1
      if (entry.type === 'file') sizeBytes += stat.size
    }
  }
  return { sizeBytes, modifiedAtMs, fileCount }
}

function readable(folder: RawPath): RawEntry[] {
  try {
    return readFolder(folder)
  } catch {
    return []
  }
}

function typeOf(entry: { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean }): RawEntry['type'] {
  if (entry.isFile()) return 'file'
  if (entry.isDirectory()) return 'folder'
  return entry.isSymbolicLink() ? 'link' : 'special'
}

function isWhole(bytes: Buffer, size: number): boolean {
  const text = bytes.toString('utf8')
  return bytes.length === size && !text.includes('\uFFFD') && Buffer.from(text).equals(bytes)
}

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A new empty real folder below `base` that the caller removes with `dispose`. */
export function newFolder(base = os.tmpdir()): { root: string; dispose(): void } {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(base, 'octavo-test-')))
  return { root, dispose: () => fs.rmSync(root, { recursive: true, force: true }) }
}

/** A folder that is on another file system than the temporary one; undefined where this machine has none. */
export function otherDisk(): string | undefined {
  const candidate = '/dev/shm'
  if (!fs.existsSync(candidate)) return undefined
  try {
    fs.accessSync(candidate, fs.constants.W_OK)
  } catch {
    return undefined
  }
  return fs.statSync(candidate).dev === fs.statSync(os.tmpdir()).dev ? undefined : candidate
}

/** Writes a file with its folders. */
export function write(root: string, name: string, text: string | Buffer, modifiedAtMs?: number): void {
  const file = path.join(root, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
  if (modifiedAtMs !== undefined) fs.utimesSync(file, modifiedAtMs / 1000, modifiedAtMs / 1000)
}

/** Every file below a folder: path -> SHA-256 of its bytes; links as `-> target`. */
export function snapshot(root: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const entry of fs.readdirSync(root, { withFileTypes: true, recursive: true })) {
    const full = path.join(entry.parentPath, entry.name)
    const name = path.relative(root, full)
    if (entry.isSymbolicLink()) found.set(name, `-> ${fs.readlinkSync(full)}`)
    else if (entry.isFile()) found.set(name, createHash('sha256').update(fs.readFileSync(full)).digest('hex'))
  }
  return found
}

/** The contents of all files below a folder, sorted: equal before and after when nothing was lost or doubled. */
export function contents(root: string): string[] {
  return [...snapshot(root).values()].sort()
}

/** Makes a named pipe, for which Node has no call. */
export function makePipe(at: string): void {
  const program = 'mkfifo'
  execFileSync(program, [at])
}

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A new real folder for one test; `dispose` removes it. */
export function newFolder(base = os.tmpdir()): { readonly root: string; dispose(): void } {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(base, 'octavo-cli-')))
  return { root, dispose: () => fs.rmSync(root, { recursive: true, force: true }) }
}

/** Writes a file with its folders. */
export function write(root: string, name: string, text: string | Buffer): void {
  const file = path.join(root, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

/** Everything below a folder: path -> SHA-256 of a file's bytes, `folder`, or `-> target` of a link. */
export function snapshot(root: string, options: { readonly folders?: boolean } = {}): ReadonlyMap<string, string> {
  const found: [string, string][] = []
  if (!fs.existsSync(root)) return new Map()
  for (const entry of fs.readdirSync(root, { withFileTypes: true, recursive: true })) {
    const full = path.join(entry.parentPath, entry.name)
    const name = path.relative(root, full)
    if (entry.isSymbolicLink()) found.push([name, `-> ${fs.readlinkSync(full)}`])
    else if (entry.isFile()) found.push([name, createHash('sha256').update(fs.readFileSync(full)).digest('hex')])
    else if (entry.isDirectory() && options.folders) found.push([name, 'folder'])
  }
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The hashes of all files below folders, sorted: the same before and after when nothing was lost or doubled. */
export function hashes(...roots: readonly string[]): string[] {
  return roots.flatMap((root) => [...snapshot(root).values()]).sort()
}

/** True when both hold the same paths with the same contents. */
export function sameTree(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other])
}

/** Eight things of all sorts that a run treats differently: twins, a unit, a bundle, an empty file, odd names. */
export function eightThings(root: string): void {
  write(root, 'in/report.pdf', '%PDF-1.4\nfirst')
  write(root, 'in/old/report.pdf', '%PDF-1.4\nsecond')
  write(root, 'in/IMG_1.JPG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]))
  write(root, 'in/IMG_1.CR2', Buffer.from('II*\0\x10\0\0\0CR\x02\0raw', 'latin1'))
  write(root, 'empty.txt', '')
  write(root, 'name\nwith 漢 -rf.txt', 'odd')
  write(root, 'in/song.mp3', 'ID3\x04\0\0\0\0\0\0tune'.repeat(400))
  write(root, 'in/project/.git/HEAD', 'ref: refs/heads/main\n')
  write(root, 'in/project/src/main.c', 'int main(void) { return 0; }\n')
}

import type { UploadEntry } from '../../lib/upload/types.ts'
import { codeOf, type Pick, toEntry, type Unreadable } from './picked.ts'

export interface ReadOptions {
  readonly signal: AbortSignal
  /** Called now and then with the number of files found so far. */
  onCount(count: number): void
}

/** Collects what is found, and lets the page breathe between two folders. */
const makeCollector = (options: ReadOptions) => {
  const entries: UploadEntry[] = []
  const unreadable: Unreadable[] = []
  return {
    entries,
    unreadable,
    add(file: File, path: string) {
      entries.push(toEntry(file, path))
      if (entries.length % 50 === 0) options.onCount(entries.length)
    },
    fail(path: string, error: unknown) {
      unreadable.push({ path, code: codeOf(error) })
    },
    result(): Pick {
      options.onCount(entries.length)
      return { entries, unreadable }
    },
  }
}

/** The files that a browser keeps while it writes; they are not the person's. */
const isScratch = (name: string) => name.endsWith('.crswap')

/** Reads a whole folder through the File System Access API. What can't be read is listed. AbortError on abort. */
export const readDirectoryHandle = async (root: FileSystemDirectoryHandle, options: ReadOptions): Promise<Pick> => {
  const found = makeCollector(options)
  const visit = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    options.signal.throwIfAborted()
    const files: Promise<void>[] = []
    try {
      for await (const [name, handle] of folder.entries()) {
        const at = `${path}/${name}`
        if (handle.kind === 'directory') await visit(handle as FileSystemDirectoryHandle, at)
        else if (!isScratch(name)) {
          const read = (handle as FileSystemFileHandle).getFile()
          files.push(read.then((file) => found.add(file, at)).catch((error: unknown) => found.fail(at, error)))
          if (files.length % 64 === 0) await Promise.all(files)
        }
      }
    } catch (error) {
      options.signal.throwIfAborted()
      found.fail(path, error)
    }
    await Promise.all(files)
  }
  await visit(root, root.name)
  return found.result()
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** `readEntries` gives at most 100 at a time: it has to be called until it gives none. */
const childrenOf = async (entry: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = entry.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (part.length === 0) return all
    all.push(...part)
  }
}

/** Reads dropped entries, files and whole folders, in every browser. What can't be read is listed. */
export const readEntries = async (roots: readonly FileSystemEntry[], options: ReadOptions): Promise<Pick> => {
  const found = makeCollector(options)
  const visit = async (entry: FileSystemEntry, path: string): Promise<void> => {
    options.signal.throwIfAborted()
    try {
      if (entry.isFile) found.add(await fileOf(entry as FileSystemFileEntry), path)
      else if (entry.isDirectory) {
        for (const child of await childrenOf(entry as FileSystemDirectoryEntry)) {
          await visit(child, `${path}/${child.name}`)
        }
      }
    } catch (error) {
      options.signal.throwIfAborted()
      found.fail(path, error)
    }
  }
  for (const root of roots) await visit(root, root.name)
  return found.result()
}

import { pickedOf } from './meaning.ts'
import { codeOf, type Picked, toEntry, type Unreadable } from './picked.ts'
import type { UploadEntry } from './types.ts'

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
    result(): Promise<Picked> {
      options.onCount(entries.length)
      return pickedOf(entries, unreadable)
    },
  }
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

/** Reads what was dropped, files and whole folders, in every browser. What can't be read is listed, a null as `?`. */
export const readEntries = async (
  roots: readonly (FileSystemEntry | File | null)[],
  options: ReadOptions,
): Promise<Picked> => {
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
  for (const root of roots) {
    if (root instanceof File) found.add(root, root.name)
    else if (root) await visit(root, root.name)
    else found.fail('?', undefined)
  }
  return found.result()
}

import { type Pick, toEntry } from './picked.ts'
import { type ReadOptions, readDirectoryHandle, readEntries } from './read-folder.ts'

type DirectoryPicker = (options?: { mode?: 'read' | 'readwrite' }) => Promise<FileSystemDirectoryHandle>

/** True when this browser can choose a whole folder: through its folder picker, or through a folder input. */
export const canPickFolders = (): boolean =>
  typeof (globalThis as { showDirectoryPicker?: unknown }).showDirectoryPicker === 'function' ||
  (typeof HTMLInputElement !== 'undefined' && 'webkitdirectory' in HTMLInputElement.prototype)

/** Files of a file input (also of a folder input, which gives their paths). */
export const pickFromInput = (files: Iterable<File>): Pick => ({
  entries: Array.from(files, (file) => toEntry(file)),
  unreadable: [],
})

/**
 * Opens the browser's folder picker and reads the folder. `cancelled` when the person closed it; `unavailable` when
 * the picker can't be used here, so that the caller opens the folder input instead.
 */
export const pickFolder = async (options: ReadOptions): Promise<Pick | 'cancelled' | 'unavailable'> => {
  const { showDirectoryPicker } = globalThis as { showDirectoryPicker?: DirectoryPicker }
  if (!showDirectoryPicker) return 'unavailable'
  let handle: FileSystemDirectoryHandle
  try {
    handle = await showDirectoryPicker.call(globalThis, { mode: 'read' })
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unavailable'
  }
  return readDirectoryHandle(handle, options)
}

/**
 * Everything in a drop: files and whole folders, through file handles where the browser has them (they read folders
 * of any size), else through entries. Must be called in the drop event itself: the transfer is empty afterwards.
 */
export const pickFromDrop = (transfer: DataTransfer, options: ReadOptions): Promise<Pick> => {
  const items = [...transfer.items].filter((item) => item.kind === 'file')
  const plain = [...transfer.files]
  const entries = items.map((item) => item.webkitGetAsEntry())
  const hasFolder = entries.some((entry) => entry?.isDirectory)
  if (!hasFolder && plain.length > 0) return Promise.resolve(pickFromInput(plain))
  const handles = items.map((item) => item.getAsFileSystemHandle?.() ?? Promise.resolve(null))
  return readDropped(handles, entries, options)
}

const readDropped = async (
  handles: readonly Promise<FileSystemHandle | null>[],
  entries: readonly (FileSystemEntry | null)[],
  options: ReadOptions,
): Promise<Pick> => {
  const parts: Pick[] = []
  let before = 0
  const counted: ReadOptions = { ...options, onCount: (count) => options.onCount(before + count) }
  for (const [index, promise] of handles.entries()) {
    const handle = await promise.catch(() => null)
    const entry = entries[index]
    if (handle?.kind === 'directory') {
      parts.push(await readDirectoryHandle(handle as FileSystemDirectoryHandle, counted))
    } else if (entry) parts.push(await readEntries([entry], counted))
    before = parts.reduce((sum, part) => sum + part.entries.length, 0)
  }
  return { entries: parts.flatMap((part) => part.entries), unreadable: parts.flatMap((part) => part.unreadable) }
}

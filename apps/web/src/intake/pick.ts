import { inTurns } from '../platform/in-turns.ts'
import { type Picked, toEntry } from './picked.ts'
import type { ReadOptions } from './read-folder.ts'
import type { UploadEntry } from './types.ts'

/** The entries of files. Browsers look at the disk when the first asks for a file's size, and the page waits for it. */
function* entriesOf(files: Iterable<File>): Generator<void, readonly UploadEntry[]> {
  const entries: UploadEntry[] = []
  for (const file of files) {
    entries.push(toEntry(file))
    yield
  }
  return entries
}

/** Files of a file input (also of a folder input, which gives their paths). */
export const pickFromInput = async (files: Iterable<File>): Promise<Picked> => {
  const entries = await inTurns(entriesOf(files))
  const { pickedOf } = await import('./meaning.ts')
  return pickedOf(entries, [])
}

/**
 * Everything in a drop: files and whole folders, through entries. File handles would leave out, without an error, every
 * name that Chromium calls unsafe (`12:30.png`, `site.url`, `draft~`). What gives neither entry nor file is listed as
 * unreadable. Must be called in the drop event itself: the transfer is empty afterwards.
 */
export const pickFromDrop = async (transfer: DataTransfer, options: ReadOptions): Promise<Picked> => {
  const items = [...transfer.items].filter((item) => item.kind === 'file')
  const plain = [...transfer.files]
  const entries = items.map((item) => item.webkitGetAsEntry())
  const hasFolder = entries.some((entry) => entry?.isDirectory)
  if (!hasFolder && plain.length >= items.length) return pickFromInput(plain)
  const roots = entries.map((entry, index) => entry ?? items[index]?.getAsFile() ?? null)
  const { readEntries } = await import('./read-folder.ts')
  return readEntries(roots, options)
}

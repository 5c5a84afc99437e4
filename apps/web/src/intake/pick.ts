import { type Picked, pickedOf, toEntry } from './picked.ts'
import { type ReadOptions, readEntries } from './read-folder.ts'

/** Files of a file input (also of a folder input, which gives their paths). */
export const pickFromInput = (files: Iterable<File>): Picked =>
  pickedOf(
    Array.from(files, (file) => toEntry(file)),
    [],
  )

/**
 * Everything in a drop: files and whole folders, through entries. File handles would leave out, without an error, every
 * name that Chromium calls unsafe (`12:30.png`, `site.url`, `draft~`). What gives neither entry nor file is listed as
 * unreadable. Must be called in the drop event itself: the transfer is empty afterwards.
 */
export const pickFromDrop = (transfer: DataTransfer, options: ReadOptions): Promise<Picked> => {
  const items = [...transfer.items].filter((item) => item.kind === 'file')
  const plain = [...transfer.files]
  const entries = items.map((item) => item.webkitGetAsEntry())
  const hasFolder = entries.some((entry) => entry?.isDirectory)
  if (!hasFolder && plain.length >= items.length) return Promise.resolve(pickFromInput(plain))
  return readEntries(
    entries.map((entry, index) => entry ?? items[index]?.getAsFile() ?? null),
    options,
  )
}

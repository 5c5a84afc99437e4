import { AppError } from '../errors/index.ts'
import { type Item, itemOf, joinPath, type Origin } from '../item/index.ts'
import type { Page, ScanOptions, Unlisted } from '../ports/index.ts'
import { type FolderEntry, type FolderOptions, meaningOf } from './folder.ts'

/** Most items, and most things that are no item, of one page. */
export const PAGE_LENGTH = 1000

/** Size and time of a file; of a bundle the size of all inside and the newest time in it. */
export type Measure = Pick<Item, 'sizeBytes' | 'modifiedAtMs'>

/** A folder that was read. It is asked only until the next one is. */
export interface OpenFolder {
  readonly entries: readonly FolderEntry[]
  /** Measures of files in it, same order; an error stands where one can't be had (`not_found`: it is gone since). */
  measure(names: readonly string[]): readonly (Measure | AppError)[] | Promise<readonly (Measure | AppError)[]>
  /** The measure of the folder, as a bundle. */
  measureAll(): Measure | Promise<Measure>
}

/** Reads a folder by its path below the root, '' being the root. Throws AppError when it can't be. */
export type ReadFolder = (path: string) => OpenFolder | Promise<OpenFolder>

/**
 * Everything below a folder, in pages: what it means is told by `meaningOf`. A folder that can't be read is told of, and
 * of a root that is itself a bundle only that. Beyond `mostItems` folders are still read, to count, and no file is looked
 * at. Throws the root's error, and the signal's reason.
 */
export async function* walk(
  source: Origin['source'],
  readFolder: ReadFolder,
  { signal, onCount, mostItems, ...options }: FolderOptions & ScanOptions = {},
): AsyncIterable<Page> {
  const page = new PageInTheMaking(mostItems)
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    signal?.throwIfAborted()
    let opened: OpenFolder
    try {
      opened = await readFolder(folder)
    } catch (error) {
      if (folder === '' || !(error instanceof AppError)) throw error
      page.unlisted.push({ path: folder, code: error.code, reason: `This folder could not be read. ${error.message}` })
      continue
    }
    const meaning = meaningOf(folder, opened.entries.toSorted(byName), options, false)
    if (meaning.whole !== undefined) {
      if (folder === '')
        page.unlisted.push({
          path: '.',
          code: 'unsupported',
          reason: `This folder is one whole, since ${meaning.whole}.`,
        })
      else if (page.room === 0) page.countOnly(1)
      else {
        page.bundles.push(folder)
        page.items.push(itemOf(source, { path: folder, ...(await opened.measureAll()) }))
      }
    } else {
      for (const thing of meaning.unlisted) {
        page.unlisted.push(thing)
        if (page.isFull) yield page.take()
      }
      for (let at = 0; at < meaning.files.length; ) {
        const names = meaning.files.slice(at, at + page.room).map(({ name }) => name)
        if (names.length === 0) {
          page.countOnly(meaning.files.length - at)
          break
        }
        at += names.length
        const measures = await opened.measure(names)
        signal?.throwIfAborted()
        names.forEach((name, index) => {
          page.add(source, joinPath(folder, name), name, measures[index])
        })
        onCount?.(page.count, { count: page.foundCount, path: joinPath(folder, names.at(-1) ?? '') })
        if (page.isFull) yield page.take()
      }
      // The last one in is the next one out.
      for (const { name } of meaning.folders.toReversed()) waiting.push(joinPath(folder, name))
    }
    if (page.isFull) yield page.take()
    if (page.foundCount > page.count) onCount?.(page.count, { count: page.foundCount, path: folder })
  }
  onCount?.(page.count, { count: page.foundCount, path: '' })
  yield page.take()
}

const byName = (one: FolderEntry, other: FolderEntry): number => (one.name < other.name ? -1 : 1)

class PageInTheMaking {
  items: Item[] = []
  bundles: string[] = []
  unlisted: Unlisted[] = []
  readonly #mostItems: number
  #takenCount = 0
  #onlyCounted = 0

  constructor(mostItems = Number.POSITIVE_INFINITY) {
    this.#mostItems = mostItems
  }

  /** Items listed so far, on all pages. */
  get count(): number {
    return this.#takenCount + this.items.length
  }

  /** Items met so far, those beyond the most that are listed included. */
  get foundCount(): number {
    return this.count + this.#onlyCounted
  }

  /** Items that this page still takes; 0 where no more are listed at all. */
  get room(): number {
    return Math.max(0, Math.min(PAGE_LENGTH - this.items.length, this.#mostItems - this.count))
  }

  countOnly(items: number): void {
    this.#onlyCounted += items
  }

  get isFull(): boolean {
    return this.items.length >= PAGE_LENGTH || this.unlisted.length >= PAGE_LENGTH
  }

  add(source: Origin['source'], path: string, name: string, measure: Measure | AppError | undefined): void {
    if (measure === undefined) return
    if (!(measure instanceof AppError)) {
      const { sizeBytes, modifiedAtMs } = measure
      this.items.push(itemOf(source, { path, name, sizeBytes, modifiedAtMs }))
    } else if (measure.code !== 'not_found') this.unlisted.push({ path, code: measure.code, reason: measure.message })
  }

  take(): Page {
    const { items, bundles, unlisted } = this
    this.#takenCount += items.length
    this.items = []
    this.bundles = []
    this.unlisted = []
    return { items, bundles, unlisted }
  }
}

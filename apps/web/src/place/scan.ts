import type { FolderOptions, Page, ScanOptions } from '@octavo/core'
import type { FileBytes } from '../platform/file-bytes.ts'
import type { PlaceFiles } from './files.ts'
import { PlaceSource } from './source.ts'

/** How far a scan is. */
export interface ScanProgress {
  /** Files and whole folders that are listed so far. */
  readonly listed: number
  /** Those that were met: more than are listed once the limit is reached. */
  readonly found: number
  /** What was looked at last. */
  readonly path: string
}

/** What of a scan can be asked for. */
export interface ScanWish extends Pick<FolderOptions, 'sorted'>, Pick<ScanOptions, 'mostItems'> {}

/** A page of a scan, with the bytes that came with it. */
export interface ScanPage extends Page {
  /** The files of this page as they are now, by path; those that cost something to have are left out. */
  readonly files: ReadonlyMap<string, FileBytes>
  /** Paths of files, and of folders that stay whole, whose bytes lie in a cloud, or may. */
  readonly away: readonly string[]
}

/** Everything that a scan found. `found` is more than `listed` when it stopped listing at its limit. */
export interface Scanned extends ScanPage {
  readonly listed: number
  readonly found: number
}

export interface ScanHooks {
  readonly signal?: AbortSignal | undefined
  onProgress?(progress: ScanProgress): void
}

/** Scans a folder page by page. Rejects with the signal's reason, and with AppError when there is nothing to scan. */
export async function* scanPages(
  files: PlaceFiles,
  wish: ScanWish,
  { signal, onProgress }: ScanHooks = {},
): AsyncIterable<ScanPage> {
  let seen = new Map<string, FileBytes>()
  let away: string[] = []
  const source = new PlaceSource(files, {
    ...(wish.sorted && { sorted: wish.sorted }),
    onStat(path, { bytes, isAway }) {
      if (bytes) seen.set(path, bytes)
      if (isAway) away.push(path)
    },
  })
  const pages = source.scan({
    ...(wish.mostItems !== undefined && { mostItems: wish.mostItems }),
    ...(signal && { signal }),
    onCount: (listed, { count, path }) => onProgress?.({ listed, found: count, path }),
  })
  for await (const page of pages) {
    yield { ...page, files: seen, away }
    seen = new Map()
    away = []
  }
}

/** Gathers the pages of a scan; `last` is what it said last of how far it was. */
export class ScanResult {
  readonly #items: Page['items'][number][] = []
  readonly #bundles: string[] = []
  readonly #unlisted: Page['unlisted'][number][] = []
  readonly #files = new Map<string, FileBytes>()
  readonly #away: string[] = []

  add({ items, bundles, unlisted, files, away }: ScanPage): void {
    this.#items.push(...items)
    this.#bundles.push(...bundles)
    this.#unlisted.push(...unlisted)
    this.#away.push(...away)
    for (const [path, file] of files) this.#files.set(path, file)
  }

  result(last: ScanProgress | undefined): Scanned {
    const found = Math.max(this.#items.length, last?.found ?? 0)
    return {
      ...{ items: this.#items, bundles: this.#bundles, unlisted: this.#unlisted, files: this.#files, away: this.#away },
      ...{ listed: this.#items.length, found },
    }
  }
}

import {
  AppError,
  type ByteSource,
  blobSource,
  type FolderOptions,
  type Item,
  joinPath,
  type OpenFolder,
  type Page,
  type ScanOptions,
  type Source,
  safePath,
  walk,
} from '@octavo/core'
import type { FileStat, PlaceFiles } from './files.ts'

export interface PlaceSourceOptions extends FolderOptions {
  /**
   * Hears of each file that is listed, and of each folder that stays whole: of its bytes where having them costs nothing,
   * and whether they, or some of them, are away.
   */
  onStat?(path: string, stat: FileStat): void
}

/** All files below a folder that the person has opened to this app, as core's `walk` finds them. */
export class PlaceSource implements Source {
  readonly #files: PlaceFiles
  readonly #options: PlaceSourceOptions

  constructor(files: PlaceFiles, options: PlaceSourceOptions = {}) {
    this.#files = files
    this.#options = options
  }

  scan(options: ScanOptions = {}): AsyncIterable<Page> {
    const files = this.#files
    const { onStat, ...how } = this.#options
    const readFolder = async (folder: string): Promise<OpenFolder> => {
      const entries = await files.list(folder)
      if (entries === undefined) throw new AppError('not_found', 'The folder is not there.')
      return {
        entries,
        async measure(names) {
          const paths = names.map((name) => joinPath(folder, name))
          const found = await statEach(files, paths)
          found.forEach((one, index) => {
            if (!(one instanceof AppError)) onStat?.(paths[index] ?? '', one)
          })
          return found
        },
        async measureAll() {
          const found = await measureFolder(files, folder)
          onStat?.(folder, found)
          const { sizeBytes, modifiedAtMs } = found
          return { sizeBytes, modifiedAtMs }
        },
      }
    }
    return walk('folder', readFolder, { ...how, ...options })
  }

  async open({ path }: Item): Promise<ByteSource> {
    const bytes = blobSource(await this.#files.file(safePath(path)))
    return {
      sizeBytes: bytes.sizeBytes,
      read: (at, length) =>
        bytes.read(at, length).catch((cause: unknown) => {
          throw new AppError('changed_since_review', 'It has changed since it was found, or can not be read.', {
            cause,
          })
        }),
    }
  }
}

/** Files as `measure` wants them: what can't be had stands as an error, and is no reason to give up the others. */
async function statEach(files: PlaceFiles, paths: readonly string[]): Promise<readonly (FileStat | AppError)[]> {
  const missing = () => new AppError('not_found', 'It is not there any more.')
  const asFile = (one: FileStat | 'folder' | undefined) => (typeof one === 'object' ? one : missing())
  try {
    return (await files.stat(paths)).map(asFile)
  } catch {
    const one = async (path: string) => {
      try {
        return asFile((await files.stat([path]))[0])
      } catch (error) {
        if (error instanceof AppError) return error
        throw error
      }
    }
    return Promise.all(paths.map(one))
  }
}

/**
 * The size of all files in a folder, their newest time, and whether bytes of some are away; what can't be read counts as
 * nothing.
 */
export async function measureFolder(files: PlaceFiles, folder: string): Promise<Omit<FileStat, 'bytes'>> {
  let sizeBytes = 0
  let modifiedAtMs = 0
  let isAway = false
  const waiting = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const at = next
    const entries = (await files.list(at).catch(() => undefined)) ?? []
    const inside: string[] = []
    for (const { name, type } of entries) (type === 'folder' ? waiting : inside).push(joinPath(at, name))
    for (const found of await statEach(files, inside)) {
      if (found instanceof AppError) continue
      sizeBytes += found.sizeBytes
      modifiedAtMs = Math.max(modifiedAtMs, found.modifiedAtMs)
      isAway ||= found.isAway === true
    }
  }
  return { sizeBytes, modifiedAtMs, ...(isAway && { isAway }) }
}

import { AppError, baseName, ERROR_CODES, type ErrorCode, joinPath, parentPath } from '@octavo/core'
import type { FileStat, PlaceEntry, PlaceFiles } from '../../place/files.ts'
import { ask, bridge, type ShellError } from './bridge.ts'
import { readLocal } from './read-local.ts'

/** One thing in a folder, as the shell's own plugin tells of it. */
interface Found {
  readonly name: string
  readonly type: 'file' | 'folder'
  readonly sizeBytes: number
  readonly modifiedAtMs: number
  readonly isAway: boolean
  /** Where it can be read; of folders, and of what lies in a cloud, there is none. */
  readonly uri?: string
}

/** What is larger stays unread here: it would have to come through memory whole. Readers take no more, either. */
const MAX_READ_BYTES = 64 * 1024 * 1024

/** A folder that a person opened to the shell: the shell lists, moves and refuses; bytes stay where they are. */
export class FolderFiles implements PlaceFiles {
  readonly keepsTimes = true
  readonly #grant: string

  /** `grant`: of a `FolderGrant`. */
  constructor(grant: string) {
    this.#grant = grant
  }

  async list(folder: string): Promise<readonly PlaceEntry[] | undefined> {
    const { entries } = await this.#ask<{ readonly entries?: readonly Found[] }>('list', { path: folder })
    return entries?.map(({ name, type }) => ({ name, type }))
  }

  async stat(paths: readonly string[]): Promise<readonly (FileStat | 'folder' | undefined)[]> {
    const { found } = await this.#ask<{ readonly found: readonly (Found | null)[] }>('stat', { paths })
    return found.map((one) => (one === null ? undefined : one.type === 'folder' ? 'folder' : asStat(one)))
  }

  async file(path: string): Promise<File> {
    const [found] = await this.stat([path])
    if (found === undefined) throw new AppError('not_found', 'It is not there any more.')
    if (found === 'folder') throw new AppError('is_folder', 'It is a folder.')
    if (found.sizeBytes > MAX_READ_BYTES) throw new AppError('too_large', 'It is too large to be read here.')
    const { uri } = await this.#ask<{ readonly uri: string }>('locate', { path })
    try {
      return new File([await readLocal(uri)], baseName(path), { lastModified: found.modifiedAtMs })
    } catch (cause) {
      throw new AppError('io_error', 'It could not be read.', { cause })
    }
  }

  async makeFolder(path: string): Promise<void> {
    await this.#ask('makeFolder', { path })
  }

  async move(from: string, to: string): Promise<void> {
    await this.#ask('move', { from, to, via: nameOnTheWay(from, to) }).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'not_found'
        ? new AppError('source_missing', error.message, { cause: error })
        : error
    })
  }

  /** Android moves and renames in two steps; a thing that was left between them bears a name that only this move gives. */
  async settle(from: string, to: string): Promise<'there' | undefined> {
    const via = nameOnTheWay(from, to)
    for (const folder of new Set([parentPath(to), parentPath(from)])) {
      const stranded = joinPath(folder, via)
      const [found] = await this.stat([stranded])
      if (found === undefined) continue
      await this.#ask('move', { from: stranded, to, via })
      return 'there'
    }
    return undefined
  }

  async removeEmptyFolder(path: string): Promise<boolean> {
    return (await this.#ask<{ readonly removed: boolean }>('removeEmptyFolder', { path })).removed
  }

  async #ask<Answer>(method: string, options: object): Promise<Answer> {
    try {
      return await ask<Answer>('OctavoFolders', method, { grant: this.#grant, ...options })
    } catch (error) {
      const { code = '', message = 'The shell did not do it.' } = error as Partial<ShellError>
      throw new AppError(isCode(code) ? code : 'io_error', message, { cause: error })
    }
  }
}

const isCode = (code: string): code is ErrorCode => (ERROR_CODES as readonly string[]).includes(code)

const asStat = ({ sizeBytes, modifiedAtMs, isAway, uri }: Found): FileStat => ({
  ...{ sizeBytes, modifiedAtMs },
  ...(isAway && { isAway }),
  ...(uri !== undefined && !isAway && sizeBytes <= MAX_READ_BYTES && { bytes: { url: bridge().convertFileSrc(uri) } }),
})

/** A name that only this move gives, with the ending that the thing will have: the same for whoever finishes it. */
const nameOnTheWay = (from: string, to: string): string => {
  const text = `${from}\0${to}`
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  const name = baseName(to)
  const dot = name.lastIndexOf('.')
  return `octavo-${hash.toString(16).padStart(16, '0')}${dot > 0 ? name.slice(dot) : ''}`
}

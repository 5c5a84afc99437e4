import fs from 'node:fs'
import path from 'node:path'
import { AppError, itemOf, onePage, type Page, type Source } from '@octavo/core'
import { FolderSource, realRoot } from '@octavo/disk'
import type { Hooks } from './hooks.ts'

/** What a path on the command line stands for, by metadata alone. */
export interface Given {
  /** Real absolute path of the folder, or of the folder that the one file lies in. */
  readonly root: string
  readonly source: FolderSource
  readonly page: Page
  /** A path of the page as it is shown: it begins with what was typed. */
  shown(path: string): string
}

/** `everything`: each file by itself, hidden ones and the insides of bundles too. */
type GivenOptions = Hooks & { readonly everything: boolean }

/** Lists a folder to its bottom and reads no file. Throws AppError `not_found` or `not_a_folder`. */
export async function givenFolder(folder: string, options: GivenOptions): Promise<Given> {
  const root = realRoot(path.resolve(folder))
  const source = new FolderSource(root, { everything: options.everything })
  return { root, source, page: await listed(source, options), shown: (below) => path.join(folder, below) }
}

/** All of a folder as one page. */
export async function listed(source: Source, { signal, onProgress }: Hooks): Promise<Page> {
  const onCount = (count: number) => onProgress?.('looking', count)
  return await onePage(source.scan({ onCount, ...(signal && { signal }) }))
}

/** The same of a path that may be that of one file. Throws AppError `unsupported` too, for what is no ordinary file. */
export async function given(operand: string, options: GivenOptions): Promise<Given> {
  const absolute = path.resolve(operand)
  const stat = fs.statSync(absolute)
  if (stat.isDirectory()) return await givenFolder(operand, options)
  if (!stat.isFile()) throw new AppError('unsupported', 'It is no ordinary file (a socket, a pipe or a device).')
  const real = fs.realpathSync.native(absolute)
  const item = itemOf('folder', {
    path: path.basename(real),
    name: path.basename(absolute),
    sizeBytes: stat.size,
    modifiedAtMs: stat.mtimeMs,
  })
  const root = path.dirname(real)
  const page = { items: [item], bundles: [], unlisted: [] }
  return { root, source: new FolderSource(root), page, shown: () => operand }
}

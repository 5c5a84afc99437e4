import fs from 'node:fs'
import path from 'node:path'
import { AppError, isWithin, itemOf } from '@octavo/core'
import { FolderSource, isErrno, realRoot, stateDir } from '@octavo/disk'
import { type Found, type Ground, openPath } from '@octavo/mcp'
import { listed } from '../road/given.ts'

/** A folder that a person opened to agents. */
export interface Opened {
  readonly name: string
  readonly root: string
}

/** The folders that were named on the command line, by their last name. Throws AppError `bad_input`, `not_found`, `not_a_folder`. */
export function openFolders(folders: readonly string[]): readonly Opened[] {
  const opened: Opened[] = []
  for (const folder of folders) {
    const root = realRoot(path.resolve(folder))
    if (isWithin(stateDir(), root)) throw new AppError('bad_input', "Octavo's own folder can not be opened to agents.")
    if (opened.some((other) => isWithin(other.root, root) || isWithin(root, other.root)))
      throw new AppError('bad_input', 'Of two folders that lie in each other, only one can be opened.')
    const base = path.basename(root) || 'files'
    const twins = opened.filter(({ name }) => name === base || name.startsWith(`${base} (`)).length
    opened.push({ name: twins === 0 ? base : `${base} (${twins + 1})`, root })
  }
  return opened
}

/** All files of a source that Octavo would look at, and folders that are one whole: no hidden names, no links. */
export async function itemsOf({ root }: Opened): Promise<readonly Found[]> {
  const { items, bundles } = await listed(new FolderSource(root, { ignore: [stateDir()] }), {})
  const whole = new Set(bundles)
  return items.map((item) => ({ item, what: whole.has(item.id) ? 'bundle' : 'file' }))
}

/**
 * A path that an agent named, inside the source. Throws AppError `bad_path` for one that leads outside, `permission_denied`
 * for hidden names and for Octavo's own folder.
 */
function pathIn({ root }: Opened, asked: string): string {
  const inside = openPath(asked)
  if (isWithin(stateDir(), path.join(root, inside)))
    throw new AppError('permission_denied', "Octavo's own folder is not open to agents.")
  return inside
}

/** The files that a path stands for: one, or those below a folder. Nothing is followed through a link. Throws AppError as `pathIn`. */
export async function itemsAt(opened: Opened, asked: string): Promise<readonly Found[]> {
  const inside = pathIn(opened, asked)
  const full = path.join(opened.root, inside)
  const stat = lstatReal(full)
  if (stat === undefined) return []
  if (stat.isFile())
    return [
      { item: itemOf('folder', { path: inside, sizeBytes: stat.size, modifiedAtMs: stat.mtimeMs }), what: 'file' },
    ]
  if (!stat.isDirectory()) throw new AppError('unsupported', 'It is no ordinary file.')
  return (await itemsOf(opened)).filter(({ item }) => item.path.startsWith(`${inside}/`) || item.path === inside)
}

/** The same folder as moves that are named ask of it. */
export const groundOf = (opened: Opened): Ground => ({
  pathIn: (asked) => pathIn(opened, asked),
  itemsAt: (asked) => itemsAt(opened, asked),
  isTaken: (inside) => isTaken(opened, inside),
})

/** True when something has this name already, a link that leads nowhere too. */
const isTaken = (opened: Opened, inside: string): boolean =>
  fs.lstatSync(path.join(opened.root, inside), { throwIfNoEntry: false }) !== undefined

function lstatReal(full: string): fs.Stats | undefined {
  try {
    if (fs.realpathSync.native(path.dirname(full)) !== path.dirname(full))
      throw new AppError('permission_denied', 'That path goes through a symbolic link.')
    return fs.lstatSync(full)
  } catch (error) {
    if (isErrno(error, 'ENOENT') || isErrno(error, 'ENOTDIR')) return undefined
    throw error
  }
}

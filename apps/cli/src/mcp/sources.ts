import fs from 'node:fs'
import path from 'node:path'
import { AppError, isWithin, itemOf, type Page } from '@octavo/core'
import { FolderSource, isErrno, realRoot, stateDir } from '@octavo/disk'
import { type Found, type Ground, listedGround, openPath } from '@octavo/mcp'
import { listed } from '../road/given.ts'
import { connectionRoots, type Elsewhere, elsewhereIn } from '../road/roots.ts'

/** A folder that a person opened to agents: of this machine, or of a connection, as `NAME:/FOLDER`. */
export interface Opened {
  readonly name: string
  readonly root: string
  readonly elsewhere?: Elsewhere
}

/** The folders that were named on the command line, by their last name; those of a connection by what was typed. Throws AppError `bad_input`, `not_found`, `not_a_folder`. */
export async function openFolders(folders: readonly string[]): Promise<readonly Opened[]> {
  const opened: Opened[] = []
  for (const folder of folders) {
    const elsewhere = await elsewhereIn(folder)
    const root = elsewhere ? connectionRoots(elsewhere, undefined).root : realRoot(path.resolve(folder))
    if (!elsewhere && isWithin(stateDir(), root))
      throw new AppError('bad_input', "Octavo's own folder can not be opened to agents.")
    if (opened.some((other) => isWithin(other.root, root) || isWithin(root, other.root)))
      throw new AppError('bad_input', 'Of two folders that lie in each other, only one can be opened.')
    const base = elsewhere ? folder.replace(/[:/]+$/u, '') : path.basename(root) || 'files'
    const twins = opened.filter(({ name }) => name === base || name.startsWith(`${base} (`)).length
    const name = twins === 0 ? base : `${base} (${twins + 1})`
    opened.push({ name, root, ...(elsewhere && { elsewhere }) })
  }
  return opened
}

/** All files of a source that Octavo would look at, and folders that are one whole: no hidden names, no links. */
export async function itemsOf(opened: Opened): Promise<readonly Found[]> {
  const { items, bundles } = await pageOf(opened)
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

/** The same folder as moves that are named ask of it; one of a connection is listed once for all of them. */
export async function groundOf(opened: Opened): Promise<Ground> {
  if (!opened.elsewhere)
    return {
      pathIn: (asked) => pathIn(opened, asked),
      itemsAt: (asked) => itemsAt(opened, asked),
      isTaken: (inside) => isTaken(opened, inside),
    }
  const { items, bundles, unlisted } = await pageOf(opened)
  const whole = new Set(bundles)
  const found = items.map((item): Found => ({ item, what: whole.has(item.path) ? 'bundle' : 'file' }))
  const all = [...items, ...unlisted].map(({ path: one }) => one)
  const taken = new Set(all.flatMap((one) => [one, ...foldersAbove(one)]))
  return listedGround(found, taken)
}

/** All of what is opened. A connection is opened for it and closed again, for this program runs for days. */
async function pageOf({ root, elsewhere }: Opened): Promise<Page> {
  if (!elsewhere) return await listed(new FolderSource(root, { ignore: [stateDir()] }), {})
  const [{ openConnector }, { ConnectorSource }] = await Promise.all([
    import('../road/elsewhere.ts'),
    import('@octavo/core/connect'),
  ])
  const connector = await openConnector(elsewhere.connection)
  try {
    return await listed(new ConnectorSource(connector, elsewhere.folder), {})
  } finally {
    await connector.close()
  }
}

const foldersAbove = (inside: string): readonly string[] =>
  inside.split('/').flatMap((_, at, parts) => (at === 0 ? [] : parts.slice(0, at).join('/')))

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

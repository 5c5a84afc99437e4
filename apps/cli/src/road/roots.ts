import fs from 'node:fs'
import path from 'node:path'
import { AppError, folderRoot, isWithin, parseRoot, type RootName, safePath } from '@octavo/core'
import { realRoot } from '@octavo/disk'
import { openConnections } from '../runs.ts'

/**
 * The two roots of a run, absolute and without symbolic links, or of a connection, as `NAME:/FOLDER`; `within` is where in the
 * second root folders are made.
 */
export interface Roots {
  readonly root: string
  readonly into: string
  readonly within: string
  /** What the first is where it is no folder: something that is read and never written to, and whose parts are written out. */
  readonly container?: Container
  /** The connection that both lie in. */
  readonly connection?: string
}

/** A file or a folder of mails, or a document of pages. */
export type Container = 'mailbox' | 'document'

/** The roots as the journal and the locks name them. */
export const rootNames = (roots: Roots): { readonly root: RootName; readonly into: RootName } => {
  const { root, into, container, connection } = roots
  if (connection !== undefined) return { root: `drive:${root}`, into: `drive:${into}` }
  return { root: container ? `${container}:${root}` : folderRoot(root), into: folderRoot(into) }
}

/** A folder of a connection. */
export interface Elsewhere {
  readonly connection: string
  /** Below where the connection begins, '' being all of it. */
  readonly folder: string
}

/** The folder that a root names; undefined for one of this machine. */
export function elsewhereOf(name: RootName): Elsewhere | undefined {
  const { kind, id } = parseRoot(name)
  const cut = id.indexOf(':/')
  return kind === 'drive' && cut > 0 ? { connection: id.slice(0, cut), folder: id.slice(cut + 2) } : undefined
}

/**
 * The folder of a connection that an operand names, as `NAME:FOLDER`; undefined for one of this machine, which `./NAME:FOLDER`
 * always is. Throws AppError `bad_path`.
 */
export async function elsewhereIn(operand: string): Promise<Elsewhere | undefined> {
  const [, connection, rest = ''] = /^([a-z][a-z0-9-]+):(.*)$/su.exec(operand) ?? []
  if (connection === undefined || !(await openConnections()).has(connection)) return undefined
  const folder = rest.replace(/^\/+|\/+$/gu, '')
  return { connection, folder: folder === '' ? '' : safePath(folder) }
}

/** The roots of what is moved within a connection. Throws AppError `bad_input` for an `--into` that is not one of its folders. */
export function connectionRoots(from: Elsewhere, to: Elsewhere | undefined): Roots {
  const { connection } = from
  const root = `${connection}:/${from.folder}`
  if (to === undefined || to.folder === from.folder) return { root, into: root, within: '', connection }
  if (isWithin(from.folder, to.folder))
    return { root, into: root, within: to.folder.slice(from.folder === '' ? 0 : from.folder.length + 1), connection }
  return { root, into: `${connection}:/${to.folder}`, within: '', connection }
}

/** The roots of what is written out of a mailbox. Throws AppError `bad_input` where it would be written into the mailbox. */
export function mailboxRoots(mailbox: string, into: string | undefined): Roots {
  const root = fs.realpathSync.native(path.resolve(mailbox))
  if (into === undefined)
    throw new AppError('bad_input', 'A mailbox is never changed: say with --into where its mails are to be written.')
  const target = realTarget(path.resolve(into))
  if (isWithin(root, target)) throw new AppError('bad_input', 'Mails can not be written into their own mailbox.')
  return { root, into: target, within: '', container: 'mailbox' }
}

/** The roots of what is copied out of a document: into its own folder, unless another one is named. Throws AppError `not_found`, `not_a_folder`. */
export function documentRoots(file: string, into: string | undefined): Roots {
  const root = fs.realpathSync.native(path.resolve(file))
  return { root, into: realTarget(path.resolve(into ?? path.dirname(root))), within: '', container: 'document' }
}

/** Finds the roots. Throws AppError `not_found` or `not_a_folder` for FOLDER, `not_a_folder` for `--into`. */
export function findRoots(folder: string, into: string | undefined): Roots {
  const root = realRoot(path.resolve(folder))
  if (into === undefined) return { root, into: root, within: '' }
  const target = realTarget(path.resolve(into))
  return isWithin(root, target)
    ? { root, into: root, within: path.relative(root, target).split(path.sep).join('/') }
    : { root, into: target, within: '' }
}

/** The folder that `--into` names, with links in its existing part resolved; it need not exist. */
function realTarget(target: string): string {
  const rest: string[] = []
  for (let folder = target; ; folder = path.dirname(folder)) {
    if (fs.existsSync(folder)) return path.join(realRoot(folder), ...rest)
    if (fs.lstatSync(folder, { throwIfNoEntry: false }))
      throw new AppError('not_a_folder', '--into goes through a symbolic link that leads nowhere.')
    rest.unshift(path.basename(folder))
  }
}

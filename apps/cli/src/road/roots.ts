import fs from 'node:fs'
import path from 'node:path'
import { AppError, folderRoot, isWithin, type RootName } from '@octavo/core'
import { realRoot } from '@octavo/disk'

/** The two roots of a run, absolute and without symbolic links; `within` is where in the second root folders are made. */
export interface Roots {
  readonly root: string
  readonly into: string
  readonly within: string
  /** What the first is where it is no folder: something that is read and never written to, and whose parts are written out. */
  readonly container?: Container
}

/** A file or a folder of mails, or a document of pages. */
export type Container = 'mailbox' | 'document'

/** The roots as the journal and the locks name them. */
export const rootNames = ({ root, into, container }: Roots): { readonly root: RootName; readonly into: RootName } => ({
  root: container ? `${container}:${root}` : folderRoot(root),
  into: folderRoot(into),
})

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

import path from 'node:path'
import { AppError, parseRoot, type RootName, type Roots } from '@octavo/core'
import { FolderTarget } from '../mover/target.ts'

/**
 * Absolute path of a root that lies on this machine: a folder, or what is read and never written to; of a place elsewhere
 * `NAME:/FOLDER`, which is as good for telling what lies in what. Throws AppError `unsupported` for any other.
 */
export function rootPath(name: RootName): string {
  const { kind, id } = parseRoot(name)
  if (kind === 'folder' || kind === 'drive' || ((kind === 'mailbox' || kind === 'document') && path.isAbsolute(id)))
    return id
  throw new AppError('unsupported', 'This run is not one over folders of this machine.', { details: { name } })
}

/** Opens folders of this machine by the names in a journal. Throws AppError `unsupported` for roots of other kinds. */
export const folderRoots: Roots = {
  open: async (from, into) => new FolderTarget({ from: folderOf(from), to: folderOf(into) }),
}

function folderOf(name: RootName): string {
  const { kind, id } = parseRoot(name)
  if (kind === 'folder') return id
  throw new AppError('unsupported', 'This run is not one over folders alone.', { details: { name } })
}

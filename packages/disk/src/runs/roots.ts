import { AppError, parseRoot, type RootName, type Roots } from '@octavo/core'
import { FolderTarget } from '../mover/target.ts'

/** Absolute path of a root that is a folder of this machine. Throws AppError `unsupported` for any other kind. */
export function folderPath(name: RootName): string {
  const { kind, id } = parseRoot(name)
  if (kind === 'folder') return id
  throw new AppError('unsupported', 'This run is not one over folders of this machine.', { details: { name } })
}

/** Opens folders of this machine by the names in a journal. */
export const folderRoots: Roots = {
  open: async (from, into) => new FolderTarget({ from: folderPath(from), to: folderPath(into) }),
}

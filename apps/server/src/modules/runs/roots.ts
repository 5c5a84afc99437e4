import { AppError, parseRoot, type RootName, type Roots } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import { isTrash, type Owner, trashOf } from '../callers/index.ts'
import { LibraryTarget, type TrashTimes } from './target.ts'

/** The name of a library or of its trash in a journal. */
export const rootOf = (owner: Owner): RootName =>
  isTrash(owner) ? `trash:${libraryId(owner.id)}` : `library:${owner.id}`

/** Opens a person's library and trash by the names in a journal; those of nobody else. */
export const libraryRoots = (tx: Db, owner: Owner, times: TrashTimes): Roots => ({
  open: async (from, into) => new LibraryTarget(tx, sideOf(owner, from), sideOf(owner, into), times),
})

function sideOf(owner: Owner, name: RootName): Owner {
  const { kind, id } = parseRoot(name)
  if (kind === 'library' && id === owner.id) return owner
  // Journals of before named the trash without saying whose.
  if (kind === 'trash' && (id === owner.id || id === '')) return trashOf(owner)
  throw new AppError('not_found', 'This run is of another library.', { details: { name } })
}

const libraryId = (trashId: string): string => trashId.slice(trashId.indexOf(':') + 1)

import { AppError, parseRoot, type RootName, type Roots } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Caller, Library } from '../callers/index.ts'
import { LibraryTarget, type TrashTimes } from './target.ts'

/** The name of a library or of its trash in a journal. */
export const rootOf = (library: Library): RootName =>
  library.isTrash ? `trash:${libraryId(library.id)}` : `library:${library.id}`

/** Opens a person's library and trash by the names in a journal, to take back what a run did there; those of nobody else. */
export const libraryRoots = (tx: Db, owner: Caller, times: TrashTimes): Roots => ({
  open: async (from, into) => new LibraryTarget(tx, sideOf(owner, from), sideOf(owner, into), times, true),
})

function sideOf(owner: Caller, name: RootName): Library {
  const { kind, id } = parseRoot(name)
  if (kind === 'library' && id === owner.id) return owner
  // Journals of before named the trash without saying whose.
  if (kind === 'trash' && (id === owner.id || id === '')) return owner.trash
  throw new AppError('not_found', 'This run is of another library.', { details: { name } })
}

const libraryId = (trashId: string): string => trashId.slice(trashId.indexOf(':') + 1)

import type { Db } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Library } from '../callers/index.ts'
import { findByNames, findFiles } from './library.ts'
import type { StoredEntry } from './rows.ts'

/**
 * The caller's files that some ids or names stand for, in their order. All or nothing: unknown ones (and those of others)
 * are refused together as `not_found`, a name that several files have as `ambiguous` with their ids.
 */
export async function resolveFiles(
  db: Db,
  owner: Library,
  refs: readonly string[],
  options: { readonly names: boolean },
): Promise<ReadonlyMap<string, StoredEntry>> {
  const { entries, unknown } = await findFiles(db, owner, refs)
  const found = new Map(entries.map((entry) => [entry.file.id, entry]))
  if (options.names && unknown.length > 0) {
    const named = Map.groupBy(await findByNames(db, owner, unknown), (entry) => entry.file.name)
    const ambiguous = new Map<string, readonly string[]>()
    for (const ref of unknown) {
      const matches = named.get(ref.toWellFormed().normalize('NFC')) ?? []
      if (matches.length > 1)
        ambiguous.set(
          ref,
          matches.map((entry) => entry.file.id),
        )
      else if (matches[0]) found.set(ref, matches[0])
    }
    if (ambiguous.size > 0) {
      throw new Refusal('ambiguous', 'Several files have this name; name them by their ids', {
        matches: Object.fromEntries(ambiguous),
      })
    }
  }
  const missing = refs.filter((ref) => !found.has(ref))
  if (missing.length > 0) throw new Refusal('not_found', 'There are no such files', { ids: missing.slice(0, 1000) })
  return found
}

import { byPath, collapseLibrary, type Item, type Unlisted } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'
import { resolveFiles, type StoredEntry, toItem } from '../library/index.ts'

/** One decision: a file (by id, or by a name that only one has), and the category whose folder it goes to. */
export interface Decision {
  readonly fileId: string
  /** Left out: where it was judged to go. */
  readonly targetCategory?: string | undefined
  /** It stays where it is. */
  readonly excluded?: boolean | undefined
}

/** What was decided about things of a library, each file with others of its bundle where all of it goes the same way. */
export interface Decided {
  /** In the order of their paths: what the plan is does not depend on the order of the call. */
  readonly items: readonly Item[]
  /** Paths of the items that are bundles. */
  readonly bundles: ReadonlySet<string>
  /** By the id of the item. */
  readonly decisions: ReadonlyMap<string, Decision>
  /** By the path of a bundle: ids of the files in it. */
  readonly members: ReadonlyMap<string, readonly string[]>
  /** Hidden files and folders among them, which are better left alone. */
  readonly unlisted: readonly Unlisted[]
  /** By the id of the file. */
  readonly entries: ReadonlyMap<string, StoredEntry>
}

/**
 * Finds the files of some decisions, all of them or none. A folder that belongs together is one thing where everything in
 * it was named and goes to the same place; of one that was named in part, or sent apart, each file goes as it was asked.
 */
export async function readDecisions(db: Db, owner: Caller, decisions: readonly Decision[]): Promise<Decided> {
  const refs = decisions.map(({ fileId }) => fileId)
  const found = await resolveFiles(db, owner, refs, { names: true })
  const byFile = new Map<string, Decision>()
  const entries = new Map<string, StoredEntry>()
  for (const decision of decisions) {
    const entry = found.get(decision.fileId)
    if (!entry) continue
    const before = byFile.get(entry.file.id)
    if (before && !isSame(before, decision))
      throw new Refusal('bad_request', 'A file has two categories', { id: entry.file.id })
    byFile.set(entry.file.id, decision)
    entries.set(entry.file.id, entry)
  }
  const files = [...entries.values()].map(toItem)
  const { bundles, members, items, unlisted } = collapseLibrary(files)
  const whole = await wholeAmong(db, owner, bundles, (path) => {
    const inside = members.get(path) ?? []
    const first = byFile.get(inside[0]?.id ?? '')
    return first && inside.every(({ id }) => isSame(byFile.get(id) ?? first, first)) ? inside.length : undefined
  })
  const inBundles = new Set([...whole].flatMap((path) => (members.get(path) ?? []).map(({ id }) => id)))
  const asOne = items.filter(({ path }) => whole.has(path))
  for (const { id, path } of asOne) {
    const [first] = members.get(path) ?? []
    const decision = first && byFile.get(first.id)
    if (decision) byFile.set(id, decision)
  }
  return {
    items: [...files.filter(({ id }) => !inBundles.has(id)), ...asOne].sort(byPath),
    bundles: whole,
    decisions: byFile,
    members: new Map([...whole].map((path) => [path, (members.get(path) ?? []).map(({ id }) => id)])),
    unlisted,
    entries,
  }
}

const isSame = (one: Decision, other: Decision): boolean =>
  one.targetCategory === other.targetCategory && (one.excluded ?? false) === (other.excluded ?? false)

/** Those folders in which the library holds exactly as many files as were named. */
async function wholeAmong(
  db: Db,
  owner: Caller,
  paths: readonly string[],
  namedIn: (path: string) => number | undefined,
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set()
  const folders = JSON.stringify(paths.map((path) => `/${path}`))
  const rows = await query<{ folder: string; files: number }>(
    db,
    sql`select b.folder, count(*)::int as files
        from (select json_array_elements_text(${folders}::json) as folder) b
        join files f on f.owner_id = ${owner.id} and (f.folder = b.folder or starts_with(f.folder, b.folder || '/'))
        group by b.folder`,
  )
  const held = new Map(rows.map(({ folder, files }) => [folder.slice(1), files]))
  return new Set(paths.filter((path) => held.get(path) === namedIn(path)))
}

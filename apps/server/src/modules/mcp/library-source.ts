import { byPath, collapseLibrary, type Item } from '@octavo/core'
import { type Found, type Ground, listedGround } from '@octavo/mcp'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { allFiles, findFile, type StoredEntry, toItem } from '../library/index.ts'

/** A library as agents see it: nothing hidden. */
export interface ListedLibrary {
  readonly ground: Ground
  readonly entries: readonly StoredEntry[]
}

const isOpen = ({ path }: Item): boolean => !path.split('/').some((name) => name.startsWith('.'))

/** All of a library that is open to agents, by path; folders that are one whole move as such. */
export async function listLibrary(db: Db, owner: Caller): Promise<ListedLibrary> {
  const entries: StoredEntry[] = []
  for await (const entry of allFiles(db, owner)) entries.push(entry)
  const all = entries.map(toItem)
  const { items, bundles } = collapseLibrary(all)
  const whole = new Set(bundles)
  const found = items
    .filter(isOpen)
    .map((item): Found => ({ item, what: whole.has(item.path) ? 'bundle' : 'file' }))
    .sort((one, other) => byPath(one.item, other.item))
  const folders = await query<{ path: string }>(db, sql`select path from folders where owner_id = ${owner.id}`)
  const taken = [...all.map(({ path }) => path), ...folders.map(({ path }) => path.slice(1))]
  return { ground: listedGround(found, taken), entries: entries.filter((entry) => isOpen(toItem(entry))) }
}

/** One file by its path without the `/` at its front. */
export async function fileAt(db: Db, owner: Caller, inside: string): Promise<StoredEntry | undefined> {
  const slash = inside.lastIndexOf('/')
  const [folder, name] = [`/${inside.slice(0, Math.max(0, slash))}`, inside.slice(slash + 1)]
  const [row] = await query<{ id: string }>(
    db,
    sql`select id from files where owner_id = ${owner.id} and folder = ${folder} and name = ${name}`,
  )
  return row && (await findFile(db, owner, row.id))
}

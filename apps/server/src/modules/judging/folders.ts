import type { FiledItem, InFolder } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import type { Learning } from '../learning/index.ts'
import { categoryOfFolder, findFiles, INBOX, toItem } from '../library/index.ts'
import type { Readings } from '../readings/index.ts'

/** Newest files of each folder that are looked at to know it. */
const LOOKED_AT = 48
/** What learning folders may hold up a sorting for; the rest is learned with the next one. */
const BUDGET_MS = 4000

/**
 * Learns the folders that the person's library has from what lies in them, and gives their names: new files go where
 * their like already lies. Pictures and films are left out: what they show is not in their words.
 */
export async function knowFolders(
  parts: { readonly db: Db; readonly readings: Readings; readonly learning: Learning },
  owner: Caller,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const { db, readings, learning } = parts
  const rows = await query<{ folder: string }>(
    db,
    sql`select distinct folder from files where owner_id = ${owner.id} limit 2000`,
  )
  const folders = [...new Set(rows.flatMap(({ folder }) => categoryOfFolder(folder) ?? []))].sort()
  if (folders.length > 0) {
    const files = await filesInFolders(db, owner)
    const read = async (ids: readonly string[]): Promise<readonly FiledItem[]> => {
      const { entries } = await findFiles(db, owner, ids)
      const known = await readings.of(owner, entries, { budgetMs: BUDGET_MS, ...(signal && { signal }) })
      return entries.flatMap((entry): FiledItem[] => {
        const { file } = entry
        const reading = known.get(file.id)
        const folder = categoryOfFolder(file.folder)
        return reading && folder ? [{ itemId: file.id, item: toItem(entry), reading, folder }] : []
      })
    }
    await learning.profile(owner, files, read, signal)
  }
  return folders
}

/** The newest files of each top folder but the inbox, those whose words can be read, by folder and id. */
async function filesInFolders(db: Db, owner: Caller): Promise<readonly InFolder[]> {
  const rows = await query<{ id: string; top: string }>(
    db,
    sql`select id, top from (
          select id, split_part(folder, '/', 2) as top,
            row_number() over (partition by split_part(folder, '/', 2) order by id desc) as place
          from files
          where owner_id = ${owner.id} and folder <> '/' and folder <> ${INBOX} and not starts_with(folder, ${`${INBOX}/`})
            and media_type not like 'image/%' and media_type not like 'video/%'
        ) as ranked where place <= ${LOOKED_AT} order by top, id`,
  )
  return rows.map(({ id, top }) => ({ itemId: id, folder: top }))
}

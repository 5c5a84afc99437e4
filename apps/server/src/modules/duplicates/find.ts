import type { DuplicatesResponse, LibraryDuplicateSet } from '@octavo/contract'
import {
  DUPLICATES_FOLDER,
  type DuplicateSet,
  type Item,
  isDocument,
  kindOfMediaType,
  partSets,
  type Stack,
} from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Watch } from '../../infra/http/progress.ts'
import type { Caller } from '../callers/index.ts'
import { MOST_TEXTS, type StackParts, stacksOf } from '../judging/index.ts'
import { findFiles, type StoredEntry, toItem } from '../library/index.ts'
import { keptOf } from './kept.ts'

/** Sets that one answer tells, those first that would free most: when they are settled, the next ones come. */
const MOST_TOLD = 500
/** Rows of one statement: between two of them others are heard. */
const BATCH = 1000

/**
 * What a library holds more than once, by bytes, by looks and by what documents say, the best of each proposed; what was set
 * aside before is not looked at. Nothing changes. Files are looked into as `stacksOf` does, within its time.
 */
export async function findDuplicates(parts: StackParts, owner: Caller, watch: Watch): Promise<DuplicatesResponse> {
  const { db } = parts
  const entries = await candidates(db, owner)
  const byId = new Map(entries.map((entry) => [entry.file.id, entry]))
  const { stacks, incomplete } = await stacksOf(parts, owner, entries, watch, { withTexts: true })
  const stackOf = new Map<DuplicateSet, Stack>()
  for (const stack of stacks) {
    const items = stack.itemIds.flatMap((id) => byId.get(id) ?? []).map(toItem)
    const [keeper] = items
    if (keeper && items.length > 1) stackOf.set({ items, keeper }, stack)
  }
  const keyOf = async ({ id }: Item) => byId.get(id)?.file.sha256
  const { open, kept } = await partSets([...stackOf.keys()], await keptOf(db, owner.id), keyOf)
  const tell = (sets: readonly DuplicateSet[]): LibraryDuplicateSet[] =>
    sets
      .toSorted((one, other) => freedBytes(other) - freedBytes(one))
      .slice(0, MOST_TOLD)
      .map((set) => ({
        is: stackOf.get(set)?.is ?? 'exact',
        why: [...(stackOf.get(set)?.why ?? [])],
        files: set.items.flatMap(({ id }) => byId.get(id)?.file ?? []),
      }))
  return { sets: tell(open), total: open.length, kept: tell(kept), keptTotal: kept.length, incomplete }
}

const freedBytes = ({ items, keeper }: DuplicateSet): number =>
  items.reduce((sum, item) => (item === keeper ? sum : sum + item.sizeBytes), 0)

/**
 * Files of which there may be copies: those whose content another one has, all pictures, and as many documents as are compared,
 * and one more, so that it is seen that there are more; by their paths.
 */
async function candidates(db: Db, owner: Caller): Promise<readonly StoredEntry[]> {
  const aside = `/${DUPLICATES_FOLDER}`
  const rows = await query<{ id: string; media_type: string; is_copy: boolean }>(
    db,
    sql`with mine as (
          select id, sha256, folder, name, media_type from files where owner_id = ${owner.id} and size_bytes > 0
            and folder <> ${aside} and not starts_with(folder, ${`${aside}/`})
        ), twice as (select sha256 from mine group by sha256 having count(*) > 1)
        select m.id, m.media_type, t.sha256 is not null as is_copy from mine m left join twice t on t.sha256 = m.sha256
        order by m.folder, m.name`,
  )
  let documents = 0
  const ids = rows.flatMap(({ id, media_type: type, is_copy: isCopy }) => {
    const isToRead = isDocument(kindOfMediaType(type) ?? 'other') && ++documents <= MOST_TEXTS + 1
    return isCopy || isToRead || type.startsWith('image/') ? [id] : []
  })
  const entries: StoredEntry[] = []
  for (let at = 0; at < ids.length; at += BATCH) {
    const found = await findFiles(db, owner, ids.slice(at, at + BATCH))
    entries.push(...found.entries.filter(({ file }) => file.state === 'ok'))
  }
  return entries
}

import type { RunAbout } from '@octavo/contract'
import { type Arrived, baseName, isWithin, JOURNAL_FORMAT, type JournalRecord, parentPath } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'
import { DbJournal } from './journal.ts'
import { rootOf } from './roots.ts'
import { beginRun } from './rows.ts'

/** Requests that follow each other so soon are one upload: pages send what was picked in parts. */
const ONE_UPLOAD_MS = 60_000
/** Files in one record of the journal. */
const PER_RECORD = 1000
const MOST_NAMES = 3

/**
 * Notes in the history what has just come into a library, in the transaction that brings it: a run that is taken back into the
 * trash. Parts of one upload are one run, unless something else was done between them; what was made out of a file (`outOf`:
 * its name) is one of its own. The run; undefined where nothing came.
 */
export async function noteArrivals(
  tx: Db,
  owner: Caller,
  {
    files,
    folders,
    outOf,
    nowMs,
  }: {
    readonly files: readonly Arrived[]
    readonly folders: readonly string[]
    readonly outOf?: string | undefined
    readonly nowMs: number
  },
): Promise<string | undefined> {
  if (files.length === 0) return undefined
  const open = outOf === undefined ? await openUpload(tx, owner, nowMs) : undefined
  const id = open?.id ?? uuidv7(nowMs)
  const records: JournalRecord[] = []
  if (!open) {
    await beginRun(tx, owner, { id, kind: 'upload', undoes: null, nowMs })
    const [root, into] = [rootOf(owner.trash), rootOf(owner)]
    records.push({ type: 'begin', format: JOURNAL_FORMAT, runId: id, atMs: nowMs, root, into, actCount: 0 })
  }
  for (const path of folders) records.push({ type: 'folder', path })
  for (let at = 0; at < files.length; at += PER_RECORD)
    records.push({ type: 'arrived', files: files.slice(at, at + PER_RECORD) })
  records.push({ type: 'end', atMs: nowMs, status: 'completed' })
  const journal = new DbJournal(tx, id)
  await journal.append(records)
  await journal.flush()
  const about = jsonForDb({ ...aboutOf(files, open?.about), ...(outOf !== undefined && { name: outOf }) })
  await query(
    tx,
    sql`update runs set status = 'completed', moved = moved + ${files.length}, done = done + ${files.length},
          created_at_ms = ${nowMs}, about = ${about}::jsonb where id = ${id}`,
  )
  return id
}

/** The upload that is the newest thing in the history and still young enough to go on. */
async function openUpload(
  tx: Db,
  owner: Caller,
  nowMs: number,
): Promise<{ readonly id: string; readonly about: RunAbout | null } | undefined> {
  const [newest] = await query<{ id: string; about: RunAbout | null; is_open: boolean }>(
    tx,
    sql`select id, about, kind = 'upload' and undone = 0 and about->>'name' is null and created_at_ms between ${nowMs - ONE_UPLOAD_MS} and ${nowMs} as is_open
        from runs where owner_id = ${owner.id} order by seq desc limit 1`,
  )
  return newest?.is_open === true ? newest : undefined
}

/** The first names of an upload, and the folder that all of it lies in. */
function aboutOf(files: readonly Arrived[], before: RunAbout | null | undefined): RunAbout {
  const names = [...(before?.names ?? []), ...files.slice(0, MOST_NAMES).map(({ to }) => baseName(to))]
  let folder = before?.folders[0]?.slice(1) ?? parentPath(files[0]?.to ?? '')
  for (const { to } of files) while (!isWithin(folder, to)) folder = parentPath(folder)
  return { names: names.slice(0, MOST_NAMES), folders: [`/${folder}`], folderCount: 1 }
}

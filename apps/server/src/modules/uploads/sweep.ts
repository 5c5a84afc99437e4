import { readdir } from 'node:fs/promises'
import { removeParts } from '../../infra/blobs/part-file.ts'
import type { DataDir } from '../../infra/datadir/datadir.ts'
import type { Db } from '../../infra/db/db.ts'
import { forgetUploads } from './resumable-rows.ts'

/** Whoever was cut off may go on for so long after the last byte that came. */
const KEPT_MS = 24 * 3_600_000

/** Forgets uploads in parts that nobody goes on with, and removes the bytes of those that are over. */
export async function sweepUploads(db: Db, dataDir: DataDir, nowMs: number): Promise<void> {
  const folders = await readdir(dataDir.in('uploads')).catch(() => [])
  const known = await forgetUploads(db, nowMs - KEPT_MS)
  for (const id of folders) if (!known.has(id)) await removeParts(dataDir, id)
}

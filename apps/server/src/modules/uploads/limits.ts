import type { Blobs } from '../../infra/blobs/port.ts'
import type { Config } from '../../infra/config/config.ts'
import type { Db } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { roomOf } from '../pricing/index.ts'
import type { UploadLimits } from './receive.ts'

const IDLE_MS = 30_000

/**
 * What the caller's library has room for as an upload begins, so that what can't be kept isn't taken in. What counts is
 * the room that there is when the files become rows.
 */
export async function limitsFor(db: Db, owner: Caller, config: Config, store: Blobs): Promise<UploadLimits> {
  const { files, bytes, tooMany, overQuota } = await roomOf(db, owner, config, store)
  const { maxFileBytes } = config
  return { maxFileBytes, roomFiles: files, roomBytes: bytes, tooMany, overQuota, idleMs: IDLE_MS }
}

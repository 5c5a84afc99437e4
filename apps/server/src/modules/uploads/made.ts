import type { Blobs } from '../../infra/blobs/port.ts'
import type { Config } from '../../infra/config/config.ts'
import type { Db } from '../../infra/db/db.ts'
import { isDiskFull, noSpace } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'
import { roomOf } from '../pricing/index.ts'
import { type Committed, commitUpload, type NewFile } from './commit.ts'
import { wantedPlace } from './names.ts'

/** A file that was made here out of another one. */
export interface MadeFile {
  readonly folder: string
  readonly name: string
  readonly bytes: Uint8Array
  readonly mediaType: string
  readonly modifiedAtMs: number
}

/**
 * Puts files that were made here into a library as an upload of its own, which can be taken back alone. `outOf`: the name of
 * what they were made of. What is there already stays the file that it is. All or none: throws Refusal where there is no room.
 */
export async function storeMade(options: {
  readonly db: Db
  readonly store: Blobs
  readonly config: Config
  readonly owner: Caller
  readonly files: readonly MadeFile[]
  readonly outOf: string
  readonly nowMs: number
}): Promise<Committed> {
  const { db, store, config, owner, files, outOf, nowMs } = options
  const intake = store.receive()
  try {
    const received: NewFile[] = []
    for (const { folder, name, bytes, mediaType, modifiedAtMs } of files) {
      const content = await intake.large()
      await content.append(bytes)
      const { sha256, sizeBytes } = content.end()
      const about = { declaredType: mediaType, mediaType, typeMismatch: false, modifiedAtMs }
      received.push({ ...about, place: wantedPlace(name, folder), sha256, sizeBytes })
    }
    await intake.seal()
    const room = async (tx: Db) => {
      const left = await roomOf(tx, owner, config, store)
      // Half of a stack would be worse than none.
      const bytes = received.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
      if (received.length > left.files) throw left.tooMany()
      if (bytes > left.bytes) throw left.overQuota()
      return left
    }
    return await commitUpload({ db, store, owner, room, intake, files: received, key: undefined, outOf, nowMs })
  } catch (error) {
    throw isDiskFull(error) ? noSpace(error) : error
  } finally {
    await intake.discard()
  }
}

import type { BlobStore } from './infra/blobs/store.ts'
import type { Config } from './infra/config/config.ts'
import type { Database, Db } from './infra/db/db.ts'
import type { Logger } from './infra/log/log.ts'
import type { Authorise } from './modules/guests/authorise.ts'
import type { RunLock } from './modules/runs/lock.ts'

/** What the routes are given; made in `start.ts` only. */
export interface Services {
  readonly config: Config
  readonly log: Logger
  readonly database: Database
  readonly db: Db
  readonly store: BlobStore
  readonly authorise: Authorise
  readonly runLock: RunLock
  readonly nowMs: () => number
  readonly version: string
}

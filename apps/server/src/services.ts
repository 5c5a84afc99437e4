import type { FairQueue } from '@octavo/core'
import type { PlaceNames } from '@octavo/core/places'
import type { OcrEngine, ScanReaders } from '@octavo/readers/node'
import type { Blobs } from './infra/blobs/port.ts'
import type { Config } from './infra/config/config.ts'
import type { DataDir } from './infra/datadir/datadir.ts'
import type { Database, Db } from './infra/db/db.ts'
import type { Limits } from './infra/http/limiter.ts'
import type { Jobs } from './infra/jobs/index.ts'
import type { Logger } from './infra/log/log.ts'
import type { AccountMail, Attempts, Passwords } from './modules/accounts/index.ts'
import type { Authorise, Guests, Sessions } from './modules/callers/index.ts'
import type { Connections } from './modules/connections/index.ts'
import type { ConnectedPlaces, DriveNames, DriveRuns, Syncs } from './modules/drives/index.ts'
import type { KeyGuard, Keys } from './modules/keys/index.ts'
import type { JudgeThread, Learning } from './modules/learning/index.ts'
import type { Mailings } from './modules/mailings/index.ts'
import type { Embeddings, ModelAdvice, OwnModels } from './modules/models/index.ts'
import type { Photos } from './modules/photos/index.ts'
import type { Approvals, Lessons } from './modules/plans/index.ts'
import type { Meter } from './modules/pricing/index.ts'
import type { Readings } from './modules/readings/index.ts'
import type { RunLock } from './modules/runs/lock.ts'
import type { Scouts } from './modules/scouts/index.ts'
import type { LibraryIndexes, SemanticSearch } from './modules/search/index.ts'
import type { Thumbnails } from './modules/thumbnails/index.ts'
import type { UnderWay } from './modules/uploads/under-way.ts'

/** What the routes are given; made in `start.ts` only. */
export interface Services {
  readonly config: Config
  readonly log: Logger
  readonly database: Database
  readonly db: Db
  readonly dataDir: DataDir
  readonly store: Blobs
  readonly readings: Readings
  readonly pool: ScanReaders
  /** Processes of readers that were ended since the start, by why. */
  readonly readersKilled: ReadonlyMap<string, number>
  /** Who recognises the letters of scans; undefined where nobody does. */
  readonly ocr: () => Promise<OcrEngine | undefined>
  /** Who reads next, sorts next and groups next: people take turns at what is dear. */
  readonly turns: FairQueue
  readonly sorting: FairQueue
  readonly grouping: FairQueue
  readonly thumbnails: Thumbnails
  readonly photos: Photos
  /** What places are called. */
  readonly places: PlaceNames
  readonly judgeThread: JudgeThread
  readonly learning: Learning
  readonly lessons: Lessons
  readonly approvals: Approvals
  /** Connected drives: syncs, runs over them, and plans for them that are made elsewhere. */
  readonly syncs: Syncs
  readonly driveRuns: DriveRuns
  readonly driveNames: DriveNames
  readonly connectedPlaces: ConnectedPlaces
  readonly scouts: Scouts
  readonly models: ModelAdvice
  readonly ownModels: OwnModels
  readonly embeddings: Embeddings
  readonly semanticSearch: SemanticSearch
  readonly indexes: LibraryIndexes
  readonly authorise: Authorise
  readonly guests: Guests
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly attempts: Attempts
  readonly accountMail: AccountMail
  readonly keys: Keys
  readonly keyGuard: KeyGuard
  readonly connections: Connections
  readonly mailings: Mailings
  readonly meter: Meter
  readonly jobs: Jobs
  readonly limits: Limits
  readonly runLock: RunLock
  readonly uploads: UnderWay
  readonly nowMs: () => number
  readonly version: string
}

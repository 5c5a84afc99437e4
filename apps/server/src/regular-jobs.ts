import type { Blobs } from './infra/blobs/port.ts'
import type { Config } from './infra/config/config.ts'
import type { DataDir } from './infra/datadir/datadir.ts'
import type { Database } from './infra/db/db.ts'
import { expireLimits } from './infra/http/limiter.ts'
import { expireTasks, type Jobs, type RegularJob } from './infra/jobs/index.ts'
import type { Logger } from './infra/log/log.ts'
import { type AccountMail, expireLinks } from './modules/accounts/index.ts'
import { expireEverySeconds, type Guests } from './modules/callers/guests.ts'
import type { Sessions } from './modules/callers/sessions.ts'
import type { Connections } from './modules/connections/index.ts'
import type { Keys } from './modules/keys/index.ts'
import type { Care } from './modules/library/care.ts'
import { forgetUploadKeys, sweepBlobs } from './modules/library/sweep.ts'
import { expireAgentPlans } from './modules/mcp/index.ts'
import { expireAlbums, type Photos } from './modules/photos/index.ts'
import { expirePlans } from './modules/plans/store.ts'
import { keepPromises } from './modules/privacy/retention.ts'
import type { Scouts } from './modules/scouts/index.ts'
import type { SemanticSearch } from './modules/search/index.ts'
import { sweepUploads } from './modules/uploads/index.ts'

/** So long a task that is over is kept for its person to see. */
const TASKS_MS = 30 * 86_400_000

/** What comes again: libraries of guests end, bytes that nobody needs go, rows and disk are compared. */
export function regularJobs(parts: {
  readonly database: Database
  readonly dataDir: DataDir
  readonly store: Blobs
  readonly care: Care
  readonly guests: Guests
  readonly sessions: Sessions
  readonly keys: Keys
  readonly connections: Connections
  readonly accountMail: AccountMail
  readonly semanticSearch: SemanticSearch
  readonly photos: Photos
  readonly jobs: Jobs
  readonly scouts: Scouts
  readonly config: Config
  readonly log: Logger
  readonly nowMs: () => number
}): readonly RegularJob[] {
  const {
    database,
    dataDir,
    store,
    care,
    guests,
    sessions,
    keys,
    connections,
    accountMail,
    semanticSearch,
    photos,
    jobs,
    scouts,
    config,
    log,
    nowMs,
  } = parts
  const { db } = database
  return [
    {
      name: 'expire-guests',
      everySeconds: expireEverySeconds(config.guestTtlMs),
      act: async () => {
        const libraries = await guests.expire()
        const contents = await sweepBlobs(db, store)
        if (libraries + contents > 0) log.info({ libraries, contents }, 'Libraries of guests were removed')
        await forgetUploadKeys(db, nowMs())
      },
    },
    {
      name: 'retention',
      everySeconds: 3600,
      act: async () => {
        const expire = [
          sessions.expire,
          keys.expire,
          connections.consents.expire,
          () => expireLinks(db, nowMs()),
          () => expirePlans(db, nowMs()),
          () => expireAgentPlans(db, nowMs()),
          () => expireLimits(db),
          () => expireTasks(db, nowMs() - TASKS_MS),
          () => sweepUploads(db, dataDir, nowMs()),
          () => expireAlbums(db, nowMs() - config.trashDays * 86_400_000),
        ]
        const gone = await keepPromises(db, store, expire, nowMs())
        if (gone.files + gone.accounts > 0) log.info(gone, 'The trash was emptied of what was over')
      },
    },
    {
      name: 'reconcile',
      everySeconds: 86_400,
      act: () => care.reconcile(),
    },
    { name: 'check', everySeconds: 3600, act: () => care.check() },
    // Letters go when they are written; this finds those that another process left or that have to be tried again.
    ...(accountMail.sends ? [{ name: 'mail', everySeconds: 30, act: () => accountMail.wake() }] : []),
    { name: 'scouts', everySeconds: 30, act: () => scouts.wake() },
    { name: 'tasks', everySeconds: 300, act: () => jobs.remember() },
    { name: 'meanings', everySeconds: 900, act: () => semanticSearch.resume() },
    { name: 'photos', everySeconds: 900, act: () => photos.resume() },
    { name: 'checkpoint', everySeconds: 600, act: () => database.checkpoint() },
    { name: 'vacuum', everySeconds: 21_600, act: () => database.vacuum() },
  ]
}

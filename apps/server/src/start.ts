import { readFileSync } from 'node:fs'
import { createSeal } from '@octavo/connect'
import { createReaderPool, openPlaceNames } from '@octavo/readers/node'
import { bringTogether, openOrRefuse, removalLocks } from './bring-together.ts'
import { beginMove, holdsDatabase } from './infra/backup/move-database.ts'
import { openContents } from './infra/blobs/open.ts'
import { CLOCK } from './infra/clock.ts'
import type { Config } from './infra/config/config.ts'
import { openDataDir } from './infra/datadir/datadir.ts'
import { type App, createApp, createIsSecure } from './infra/http/app.ts'
import { createLimits } from './infra/http/limiter.ts'
import { closeApp, listen } from './infra/http/listen.ts'
import { installWebApp, loadWebApp } from './infra/http/web.ts'
import { Background } from './infra/jobs/background.ts'
import { Jobs } from './infra/jobs/index.ts'
import { installAudit } from './infra/log/audit.ts'
import { createLogger, type Logger } from './infra/log/log.ts'
import { createOutgoing, type Outgoing } from './infra/outgoing/outgoing.ts'
import { openTraces } from './infra/traces/open.ts'
import { createAccountMail, createAttempts, createPasswords } from './modules/accounts/index.ts'
import { createAuthorise } from './modules/callers/authorise.ts'
import { createGuests } from './modules/callers/guests.ts'
import { createGuestTokens } from './modules/callers/index.ts'
import { createSessions } from './modules/callers/sessions.ts'
import { createConnections } from './modules/connections/index.ts'
import {
  type ConnectedPlaces,
  connectedPlaces,
  createDriveNames,
  createDriveRuns,
  createSyncs,
} from './modules/drives/index.ts'
import { createAdviceCache } from './modules/judging/index.ts'
import { createKeyGuard, createKeys } from './modules/keys/index.ts'
import { createLearning, JudgeThread } from './modules/learning/index.ts'
import { createCare } from './modules/library/care.ts'
import { createMailings } from './modules/mailings/index.ts'
import { createEmbeddings, createModelAdvice, createOwnModels, createSpending } from './modules/models/index.ts'
import { createPhotos } from './modules/photos/index.ts'
import { createApprovals, createLessons } from './modules/plans/index.ts'
import { createMeter } from './modules/pricing/meter.ts'
import { createReadings } from './modules/readings/index.ts'
import { RunLock } from './modules/runs/lock.ts'
import { createScouts } from './modules/scouts/index.ts'
import { createSemanticSearch, LibraryIndexes } from './modules/search/index.ts'
import { createThumbnails } from './modules/thumbnails/index.ts'
import { UnderWay } from './modules/uploads/under-way.ts'
import { chatModelOf, embedderOf, folderEmbedder } from './providers/models/index.ts'
import { regularJobs } from './regular-jobs.ts'
import { ROUTES, WATCHED_ROUTES } from './routes.ts'
import type { Services } from './services.ts'
import { createWork, DRAWERS } from './work.ts'

/** A running Octavo. */
export interface Running {
  readonly app: App
  /** Where people reach it: `http://127.0.0.1:3000`. */
  readonly address: string
  readonly log: Logger
  /** Does a regular job now instead of at its time. */
  runJob(
    name: 'retention' | 'expire-guests' | 'reconcile' | 'check' | 'mail' | 'meanings' | 'tasks' | 'scouts',
  ): Promise<void>
  /** Stops taking requests, finishes those under way, closes database and data folder. */
  close(): Promise<void>
}

const version = (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
  .version

/**
 * Builds the whole server from its settings and listens. The one place where services are made. Throws StartRefused with
 * a sentence for the person at the terminal.
 */
export async function start(
  config: Config,
  options: { readonly nowMs?: () => number; readonly openPlace?: ConnectedPlaces['open'] } = {},
): Promise<Running> {
  const nowMs = options.nowMs ?? Date.now
  const log = createLogger({ level: config.logLevel, file: config.logFile })
  const traces = await openTraces(config, { version, log })
  // A folder in which a database lies is one process's, on its way to a server's, too.
  const isShared = config.databaseUrl !== undefined && !holdsDatabase(config.dataDir)
  const dataDir = await openDataDir(config.dataDir, { isShared, say: (line) => log.warn(line) })
  const background = new Background(log, traces)
  const undo: (() => Promise<void> | void)[] = [() => traces.close(), () => dataDir.release()]
  const unwind = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const contents = openContents({ config, dir: dataDir, log, nowMs })
    const { store } = contents
    const move = await beginMove({ dir: dataDir, url: config.databaseUrl, log, nowMs: Date.now() })
    const database = await openOrRefuse(config, dataDir, log)
    undo.push(() => database.close())
    const secret = await bringTogether({ config, dataDir, database, contents, move, log, nowMs })
    store.removals.heed(removalLocks(database))

    const care = createCare({ database, store, dir: dataDir, log, nowMs })
    undo.push(() => care.close())
    const tokens = createGuestTokens(secret)
    const limits = createLimits(database)
    const alone = database.kind === 'embedded'
    const guestLimits = { ttlMs: config.guestTtlMs, most: config.newGuests, limits }
    const guests = createGuests({ db: database.db, ...guestLimits, tokens, nowMs, alone })
    const isSecure = createIsSecure(config)
    const { db } = database
    const jobs = new Jobs({ database, log, nowMs, takesAll: config.role !== 'web', traces })
    const sessions = createSessions({ db, nowMs, alone })
    const meter = createMeter(db, (err) => log.warn({ err }, 'Totals could not be written'))
    undo.push(() => meter.stop())
    const { count } = meter
    const keys = createKeys({ db, limits, nowMs })
    const keyGuard = createKeyGuard(keys)
    const keyOwner = keyGuard.ownerOf
    const authorise = createAuthorise({ guests, sessions, ttlMs: config.guestTtlMs, isSecure, nowMs, count, keyOwner })
    const accountMail = createAccountMail({ db, config, background, log, limits, nowMs })
    const attempts = createAttempts(secret, limits)
    const doors = { sessions, passwords: await createPasswords(), attempts, accountMail, keys, keyGuard }
    const work = createWork(config)
    undo.push(() => work.pool.close())
    const readings = createReadings({ db, store, ...work, background, log, nowMs })
    const drawers = createReaderPool({
      width: DRAWERS,
      timeoutMs: 8000,
      draws: true,
      idleMs: 30_000,
      onKilled: work.onKilled,
    })
    const thumbnails = createThumbnails({ db, store, pool: drawers, width: DRAWERS, background, log, nowMs })
    undo.push(() => thumbnails.close())
    const photos = createPhotos({ db, readings, background })
    const places = openPlaceNames(config.towns)
    const judgeThread = new JudgeThread({}, config.towns)
    undo.push(() => judgeThread.close())
    const learning = createLearning({ db, judgeThread, log, nowMs })
    const lessons = createLessons({ jobs, db, readings, learning })
    const runLock = new RunLock()
    const approvals = createApprovals({ jobs, db, lock: runLock, lessons, accountMail, nowMs })
    const outgoing = createOutgoing({ allowPrivateHosts: config.allowPrivateHosts })
    undo.push(() => outgoing.close())
    const ownOutgoing = createOutgoing({ allowPrivateHosts: config.ownModelHosts, isForPeople: true })
    undo.push(() => ownOutgoing.close())
    const ownSeal = createSeal(secret, 'model-keys')
    const ownModels = createOwnModels({ db, seal: ownSeal, outgoing: ownOutgoing })
    const clock = { ...CLOCK, nowMs }
    const connections = createConnections({ db, seal: createSeal(secret, 'connections'), config, limits, clock })
    undo.push(() => connections.close())
    const drivePlaces = connectedPlaces(connections, options.openPlace)
    const mailings = createMailings({ db, jobs, places: drivePlaces, config, limits, clock })
    undo.push(() => mailings.close())
    const driveParts = { db, jobs, places: drivePlaces, nowMs }
    const syncs = createSyncs({ ...driveParts, ...work, store, config, judgeThread, learning })
    const driveRuns = createDriveRuns(driveParts)
    const driveNames = createDriveNames(driveParts)
    const shared = chatModelOf(config, outgoing)
    const spending = createSpending({ db, perDay: config.modelBudget, nowMs })
    const helpers = { ownModels, spending, sendText: config.modelText, clock }
    const models = createModelAdvice({ ...helpers, model: shared, log })
    const embeddings = createEmbeddings({ ...helpers, log, shared: sharedEmbedder(config, outgoing, undo) })
    const adviceCache = createAdviceCache({ db, models, ownModels, nowMs })
    const scouts = createScouts({ ...driveParts, ...work, store, readings, learning, adviceCache, syncs, driveRuns })
    const semanticSearch = createSemanticSearch({ db, readings, embeddings, background, log })
    const indexes = new LibraryIndexes(db, places)
    undo.push(() => indexes.close())
    void embeddings.problem().then((problem) => problem && log.warn({ problem }, 'Search by meaning does not work'))
    const minds = {
      ...work,
      thumbnails,
      photos,
      places,
      judgeThread,
      readings,
      learning,
      lessons,
      approvals,
      syncs,
      driveRuns,
      driveNames,
      connectedPlaces: drivePlaces,
      scouts,
      mailings,
      models,
      ownModels,
      embeddings,
      semanticSearch,
      indexes,
    }
    const parts = {
      config,
      log,
      database,
      db,
      dataDir,
      store,
      jobs,
      limits,
      ...minds,
      guests,
      authorise,
      meter,
      connections,
      ...doors,
    }
    const services: Services = {
      ...parts,
      runLock,
      uploads: new UnderWay(database.kind === 'embedded' ? 1 : 4),
      nowMs,
      version,
    }

    // Before all that it works with, and after the requests that ask for it.
    undo.push(() => background.stop())
    undo.push(() => jobs.stop())
    const web = loadWebApp(config.webDir)
    const app = await createApp({ config, log, web, version, traces })
    installAudit(app, log, authorise.whoOf)
    undo.push(() => closeApp(app))
    keyGuard.install(app)
    for (const install of config.role === 'worker' ? WATCHED_ROUTES : ROUTES) install(app, services)
    if (config.role !== 'worker') await installWebApp(app, web, authorise.invite)
    const regular = regularJobs({
      dataDir,
      database,
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
    })
    const queue = await jobs.start()
    if (config.role !== 'web') for (const job of regular) await queue.repeat(job)
    care.listen()
    const address = await listen(app, config)
    const { role } = config
    log.info({ address, dataDir: config.dataDir, database: database.kind, role }, 'ready')
    const runJob = async (name: string) => await regular.find((job) => job.name === name)?.act()
    return { app, address, log, runJob, close: unwind }
  } catch (error) {
    await unwind()
    throw error
  }
}

/** The operator's embedding model: a folder of this machine goes before an address, for then nothing leaves. */
function sharedEmbedder(config: Config, outgoing: Outgoing, undo: (() => void)[]) {
  if (config.modelFolder !== undefined) {
    const embedder = folderEmbedder({ folder: config.modelFolder, limits: { memoryBytes: config.modelMemoryBytes } })
    undo.push(() => embedder.close())
    return { embedder, place: 'here' as const }
  }
  const embedder = embedderOf(config, outgoing)
  return embedder && { embedder, place: 'elsewhere' as const }
}

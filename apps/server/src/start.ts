import { readFileSync } from 'node:fs'
import { createReaderPool } from '@octavo/readers/node'
import { BlobStore } from './infra/blobs/store.ts'
import { CLOCK } from './infra/clock.ts'
import type { Config } from './infra/config/config.ts'
import { type DataDir, openDataDir } from './infra/datadir/datadir.ts'
import { answerOrder, forgetAnswers, readOrders } from './infra/datadir/orders.ts'
import { StartRefused } from './infra/datadir/refused.ts'
import { createSeal } from './infra/datadir/seal.ts'
import { readSecret } from './infra/datadir/secret.ts'
import type { Database } from './infra/db/db.ts'
import { migrate } from './infra/db/migrations.ts'
import { openDatabase } from './infra/db/open.ts'
import { pair, refuseWrongKind } from './infra/db/pair.ts'
import { type App, createApp, createIsSecure } from './infra/http/app.ts'
import { installWebApp, loadWebApp } from './infra/http/web.ts'
import { Background } from './infra/jobs/background.ts'
import { type Job, startJobs } from './infra/jobs/jobs.ts'
import { createLogger, type Logger } from './infra/log/log.ts'
import { createOutgoing, type Outgoing } from './infra/outgoing/outgoing.ts'
import { accountRoutes } from './modules/accounts/account-routes.ts'
import { authRoutes } from './modules/accounts/auth-routes.ts'
import {
  type AccountMail,
  createAccountMail,
  createAttempts,
  createPasswords,
  expireLinks,
} from './modules/accounts/index.ts'
import { mailRoutes } from './modules/accounts/mail-routes.ts'
import { archiveRoutes } from './modules/archive/routes.ts'
import { createAuthorise } from './modules/callers/authorise.ts'
import { createGuests, expireEverySeconds, type Guests } from './modules/callers/guests.ts'
import { createGuestTokens } from './modules/callers/index.ts'
import { createSessions, type Sessions } from './modules/callers/sessions.ts'
import { clusterRoutes } from './modules/clusters/routes.ts'
import { feedbackRoutes } from './modules/feedback/routes.ts'
import { judgingRoutes } from './modules/judging/routes.ts'
import { createKeyGuard, createKeys, type Keys } from './modules/keys/index.ts'
import { keyRoutes } from './modules/keys/routes.ts'
import { createLearning, JudgeThread } from './modules/learning/index.ts'
import { type Care, createCare } from './modules/library/care.ts'
import { libraryRoutes } from './modules/library/routes.ts'
import { forgetUploadKeys, sweepBlobs } from './modules/library/sweep.ts'
import { createEmbeddings, createModelAdvice, createOwnModels, createSpending } from './modules/models/index.ts'
import { modelRoutes } from './modules/models/routes.ts'
import { organizeRoutes, planRoutes } from './modules/plans/routes.ts'
import { expirePlans } from './modules/plans/store.ts'
import { createMeter } from './modules/pricing/meter.ts'
import { pricingRoutes } from './modules/pricing/routes.ts'
import { keepPromises } from './modules/privacy/retention.ts'
import { dataRoutes } from './modules/privacy/routes.ts'
import { createReadings } from './modules/readings/index.ts'
import { factRoutes } from './modules/readings/routes.ts'
import { RunLock } from './modules/runs/lock.ts'
import { runRoutes } from './modules/runs/routes.ts'
import { createSemanticSearch, LibraryIndexes, type SemanticSearch } from './modules/search/index.ts'
import { meaningRoutes } from './modules/search/meaning-routes.ts'
import { searchRoutes } from './modules/search/routes.ts'
import { settingsRoutes } from './modules/settings/routes.ts'
import { statusRoutes } from './modules/status/routes.ts'
import { createThumbnails } from './modules/thumbnails/index.ts'
import { thumbnailRoutes } from './modules/thumbnails/routes.ts'
import { trashRoutes } from './modules/trash/routes.ts'
import { uploadRoutes } from './modules/uploads/routes.ts'
import { UnderWay } from './modules/uploads/under-way.ts'
import { chatModelOf, embedderOf, folderEmbedder } from './providers/models/index.ts'
import type { Services } from './services.ts'
import { createWork, DRAWERS } from './work.ts'

/** A running Octavo. */
export interface Running {
  readonly app: App
  /** Where people reach it: `http://127.0.0.1:3000`. */
  readonly address: string
  readonly log: Logger
  /** Does a regular job now instead of at its time. */
  runJob(name: 'retention' | 'expire-guests' | 'reconcile' | 'check' | 'mail' | 'meanings'): Promise<void>
  /** Stops taking requests, finishes those under way, closes database and data folder. */
  close(): Promise<void>
}

const version = (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
  .version

/**
 * Builds the whole server from its settings and listens. The one place where services are made. Throws StartRefused with
 * a sentence for the person at the terminal.
 */
export async function start(config: Config, options: { readonly nowMs?: () => number } = {}): Promise<Running> {
  const nowMs = options.nowMs ?? Date.now
  const log = createLogger({ level: config.logLevel, file: config.logFile })
  const dataDir = await openDataDir(config.dataDir, (line) => log.warn(line))
  const background = new Background(log)
  const undo: (() => Promise<void> | void)[] = [() => dataDir.release()]
  const unwind = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const store = new BlobStore(dataDir, config.minFreeBytes)
    const database = await openPaired(config, dataDir, store, log, (close) => undo.push(close))
    await migrate(database.db)
    await store.clearTemporary()

    const care = createCare({ db: database.db, store, dir: dataDir, log, nowMs })
    undo.push(() => care.close())
    const secret = readSecret(dataDir)
    const tokens = createGuestTokens(secret)
    const guests = createGuests({ db: database.db, ttlMs: config.guestTtlMs, tokens, most: config.newGuests, nowMs })
    const isSecure = createIsSecure(config)
    const { db } = database
    const sessions = createSessions({ db, nowMs, alone: database.kind === 'embedded' })
    const meter = createMeter(db, (err) => log.warn({ err }, 'Totals could not be written'))
    undo.push(() => meter.stop())
    const { count } = meter
    const keys = createKeys({ db, nowMs })
    const keyGuard = createKeyGuard(keys)
    const keyOwner = keyGuard.ownerOf
    const authorise = createAuthorise({ guests, sessions, ttlMs: config.guestTtlMs, isSecure, nowMs, count, keyOwner })
    const accountMail = createAccountMail({ db, config, background, log, nowMs })
    const attempts = createAttempts(secret)
    const doors = { sessions, passwords: await createPasswords(), attempts, accountMail, keys }
    const work = createWork(config.readers)
    undo.push(() => work.pool.close())
    const readings = createReadings({ db, store, ...work, background, log, nowMs })
    const drawers = createReaderPool({ width: DRAWERS, timeoutMs: 8000, draws: true, idleMs: 30_000 })
    const thumbnails = createThumbnails({ db, store, pool: drawers, width: DRAWERS, background, log, nowMs })
    undo.push(() => thumbnails.close())
    const judgeThread = new JudgeThread()
    undo.push(() => judgeThread.close())
    const learning = createLearning({ db, judgeThread, log, nowMs })
    const outgoing = createOutgoing({ allowPrivateHosts: config.allowPrivateHosts })
    undo.push(() => outgoing.close())
    const ownOutgoing = createOutgoing({ allowPrivateHosts: config.ownModelHosts, isForPeople: true })
    undo.push(() => ownOutgoing.close())
    const ownSeal = createSeal(secret, 'model-keys')
    const ownModels = createOwnModels({ db, seal: ownSeal, outgoing: ownOutgoing })
    const shared = chatModelOf(config, outgoing)
    const spending = createSpending({ db, perDay: config.modelBudget, nowMs })
    const helpers = { ownModels, spending, sendText: config.modelText, clock: { ...CLOCK, nowMs } }
    const models = createModelAdvice({ ...helpers, model: shared, log })
    const embeddings = createEmbeddings({ ...helpers, log, shared: sharedEmbedder(config, outgoing, undo) })
    const semanticSearch = createSemanticSearch({ db, readings, embeddings, background, log })
    const indexes = new LibraryIndexes(db)
    undo.push(() => indexes.close())
    void embeddings.problem().then((problem) => problem && log.warn({ problem }, 'Search by meaning does not work'))
    const minds = {
      ...work,
      thumbnails,
      judgeThread,
      readings,
      learning,
      models,
      ownModels,
      embeddings,
      semanticSearch,
      indexes,
    }
    const parts = { config, log, database, db, dataDir, store, ...minds, guests, authorise, meter, ...doors }
    const services: Services = {
      ...parts,
      runLock: new RunLock(),
      uploads: new UnderWay(database.kind === 'embedded' ? 1 : 4),
      nowMs,
      version,
    }

    // Before all that it works with, and after the requests that ask for it.
    undo.push(() => background.stop())
    const web = loadWebApp(config.webDir)
    const app = await createApp({ config, log, web, version })
    undo.push(() => closeApp(app))
    keyGuard.install(app)
    uploadRoutes(app, services)
    libraryRoutes(app, services)
    factRoutes(app, services)
    thumbnailRoutes(app, services)
    judgingRoutes(app, services)
    planRoutes(app, services)
    organizeRoutes(app, services)
    clusterRoutes(app, services)
    archiveRoutes(app, services)
    runRoutes(app, services)
    statusRoutes(app, services)
    authRoutes(app, services)
    accountRoutes(app, services)
    mailRoutes(app, services)
    keyRoutes(app, services)
    searchRoutes(app, services)
    meaningRoutes(app, services)
    settingsRoutes(app, services)
    trashRoutes(app, services)
    pricingRoutes(app, services)
    modelRoutes(app, services)
    feedbackRoutes(app, services)
    dataRoutes(app, services)
    await installWebApp(app, web, authorise.invite)
    const regular = regularJobs({
      database,
      store,
      care,
      guests,
      sessions,
      keys,
      accountMail,
      semanticSearch,
      config,
      log,
      nowMs,
    })
    const jobs = await startJobs(database, regular, log)
    undo.push(() => jobs.stop())
    care.listen()
    const address = await listen(app, config)
    log.info({ address, dataDir: config.dataDir, database: database.kind }, 'ready')
    const runJob = async (name: string) => await regular.find((job) => job.name === name)?.act()
    return { app, address, log, runJob, close: unwind }
  } catch (error) {
    await unwind()
    throw error
  }
}

const BIND_MS = 3_600_000

/** Opens the database of the data folder; refuses one that belongs to another, unless the operator has just said so. */
async function openPaired(
  config: Config,
  dir: DataDir,
  store: BlobStore,
  log: Logger,
  onOpen: (close: () => Promise<void>) => void,
): Promise<Database> {
  forgetAnswers(dir, Date.now())
  const orders = readOrders(dir).filter(({ order }) => order === 'bind')
  const anew = orders.some(({ atMs }) => Math.abs(Date.now() - atMs) < BIND_MS)
  if (!anew) refuseWrongKind(dir, config.databaseUrl)
  const database = await openDatabase({ url: config.databaseUrl, root: dir.path, log }).catch((error: unknown) => {
    if (error instanceof StartRefused) throw error
    log.fatal({ err: error }, 'The database can not be opened')
    throw new StartRefused('The database can not be opened. The log says why.', 69, error)
  })
  onOpen(() => database.close())
  await pair({ dir, database, store, anew })
  for (const order of orders) answerOrder(dir, order, { done: anew })
  return database
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

/** What is done beside requests: libraries of guests end, bytes that nobody needs go, rows and disk are compared. */
function regularJobs(parts: {
  readonly database: Database
  readonly store: BlobStore
  readonly care: Care
  readonly guests: Guests
  readonly sessions: Sessions
  readonly keys: Keys
  readonly accountMail: AccountMail
  readonly semanticSearch: SemanticSearch
  readonly config: Config
  readonly log: Logger
  readonly nowMs: () => number
}): readonly Job[] {
  const { database, store, care, guests, sessions, keys, accountMail, semanticSearch, config, log, nowMs } = parts
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
        const expire = [sessions.expire, keys.expire, () => expireLinks(db, nowMs()), () => expirePlans(db, nowMs())]
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
    { name: 'meanings', everySeconds: 900, act: () => semanticSearch.resume() },
    { name: 'checkpoint', everySeconds: 600, act: () => database.checkpoint() },
    { name: 'vacuum', everySeconds: 21_600, act: () => database.vacuum() },
  ]
}

/** Of the 9 seconds that stopping may take: the rest is for what has to be closed, also on a slow machine. */
const FINISH_MS = 4000

/** Lets requests that are under way finish for some seconds, then cuts them: what they brought so far leaves no trace. */
async function closeApp(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_MS)
  await app.close()
  clearTimeout(cut)
}

async function listen(app: App, config: Config): Promise<string> {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE') {
      throw new StartRefused(
        `Port ${config.port} is taken by another program. Stop it, or choose another: PORT=${config.port + 1}`,
        69,
        error,
      )
    }
    if (code === 'EACCES')
      throw new StartRefused(`Port ${config.port} may not be used by this user. Choose one above 1023.`, 77, error)
    throw new StartRefused(
      `Octavo can not listen on ${config.host}:${config.port} (${code ?? 'unknown error'}).`,
      69,
      error,
    )
  }
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

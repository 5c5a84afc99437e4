import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, openMetricsContentType, Registry } from 'prom-client'
import type { App } from '../../infra/http/app.ts'
import { routeOf } from '../../infra/http/route.ts'
import type { Services } from '../../services.ts'
import { stateOf } from './state.ts'

/** What is counted over whole tables is at most so old. */
const STATE_MS = 30_000

/** Numbers for a monitor, as OpenMetrics 1.0 writes them. Sizes in bytes, times in seconds, no name and no address. */
export interface Metrics {
  readonly contentType: string
  text(): Promise<string>
}

/** Counts what this process does, from now on, and asks the database for the rest when it is read. */
export function createMetrics(app: App, services: Services): Metrics {
  const registry = new Registry<typeof openMetricsContentType>()
  registry.setContentType(openMetricsContentType)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'octavo_info',
    help: 'The version of this process',
    labelNames: ['version', 'database'],
    registers,
  }).set({ version: services.version, database: services.database.kind }, 1)
  countRequests(app, registers)
  countBytes(app, registers)
  const { readersKilled } = services
  new Counter({
    name: 'octavo_readers_killed_total',
    help: 'Processes that read the inside of a file and were ended, because they took too long or too much, or lied',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset()
      for (const [reason, count] of readersKilled) this.inc({ reason }, count)
    },
  })
  const refresh = showState(registers, services)
  return {
    contentType: registry.contentType,
    text: async () => {
      await refresh()
      return await registry.metrics()
    },
  }
}

type Registers = Registry<typeof openMetricsContentType>[]

/** By the pattern of a route, never by an address: addresses are endless, and tell of people. */
function countRequests(app: App, registers: Registers): void {
  const duration = new Histogram({
    name: 'octavo_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
    registers,
  })
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const route = routeOf(request) ?? 'none'
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
}

/** What went over all connections, with heads; those that are open count as far as they are. */
function countBytes(app: App, registers: Registers): void {
  const open = new Set<import('node:net').Socket>()
  const gone = { received: 0, sent: 0 }
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      gone.received += socket.bytesRead
      gone.sent += socket.bytesWritten
    })
  })
  const sum = (of: 'bytesRead' | 'bytesWritten', before: number) =>
    [...open].reduce((total, socket) => total + socket[of], before)
  const counter = (name: string, help: string, total: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(total())
      },
    })
  counter('octavo_received_bytes_total', 'Bytes received by HTTP', () => sum('bytesRead', gone.received))
  counter('octavo_sent_bytes_total', 'Bytes sent by HTTP', () => sum('bytesWritten', gone.sent))
  new Gauge({
    name: 'octavo_http_connections',
    help: 'Open connections',
    registers,
    collect() {
      this.set(open.size)
    },
  })
}

/** What the database knows, the same for every process of an installation; the answer asks for it anew. */
function showState(registers: Registers, services: Services): () => Promise<void> {
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge<Label>({ name, help, labelNames, registers })
  const parts = {
    people: gauge('octavo_people', 'Libraries, by kind of owner', 'kind'),
    active: gauge('octavo_people_active', 'Accounts that called in the last 24 hours'),
    files: gauge('octavo_library_files', 'Files in all libraries'),
    bytes: gauge('octavo_library_bytes', 'Bytes of all libraries, copies counted each time', 'part'),
    stored: gauge('octavo_stored_bytes', 'Bytes that are stored, each content once'),
    bad: gauge('octavo_contents_bad', 'Contents that are missing or damaged', 'what'),
    free: gauge('octavo_disk_free_bytes', 'Bytes that can still be stored'),
    quota: gauge('octavo_quota_bytes', 'Most bytes in one library'),
    fullest: gauge('octavo_quota_used_ratio', 'How full the fullest library is, 0 to 1'),
    jobs: gauge('octavo_jobs', 'Tasks beside requests, by kind and state', 'kind', 'state'),
    letters: gauge('octavo_letters', 'Letters that were not sent yet', 'state'),
    healthy: gauge('octavo_healthy', '1 while rows and bytes fit each other, 0 where somebody has to look'),
  }
  let read: { readonly atMs: number; readonly state: ReturnType<typeof stateOf> } | undefined
  const current = () => {
    if (read === undefined || performance.now() - read.atMs > STATE_MS) {
      const state = stateOf(services)
      read = { atMs: performance.now(), state }
      // One that failed is asked again the next time.
      state.catch(() => {
        read = undefined
      })
    }
    return read.state
  }
  const up = gauge('octavo_database_up', '1 when the database answered; without it what it knows is left as it was')
  return async () => {
    const state = await current().catch(() => undefined)
    up.set(state === undefined ? 0 : 1)
    if (state === undefined) return
    const { people, space, letters, largest, jobs } = state
    parts.people.set({ kind: 'account' }, people.accounts)
    parts.people.set({ kind: 'guest' }, people.guests)
    parts.active.set(people.activeDay)
    parts.files.set(space.files)
    parts.bytes.set({ part: 'library' }, space.sizeBytes)
    parts.bytes.set({ part: 'trash' }, space.trashBytes)
    parts.stored.set(space.storedBytes)
    parts.bad.set({ what: 'missing' }, space.missing)
    parts.bad.set({ what: 'damaged' }, space.damaged)
    parts.free.set(space.freeBytes)
    parts.quota.set(services.config.quotaBytes)
    const most = largest[0]
    parts.fullest.set(most === undefined ? 0 : (most.sizeBytes + most.trashBytes) / services.config.quotaBytes)
    parts.jobs.reset()
    for (const { kind, status, count } of jobs) parts.jobs.set({ kind, state: status }, count)
    parts.letters.set({ state: 'waiting' }, letters.waiting)
    parts.letters.set({ state: 'again' }, letters.again)
    parts.healthy.set(state.isHealthy ? 1 : 0)
  }
}

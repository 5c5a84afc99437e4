import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { S3Client } from '../src/infra/blobs/s3/client.ts'
import { createApp } from '../src/infra/http/app.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { openTraces } from '../src/infra/traces/open.ts'
import { traced } from '../src/infra/traces/spans.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { type ReceivedSpan, type Receiver, startReceiver } from './support/otlp.ts'
import {
  type Child,
  configOf,
  freshDataDir,
  spawnServer,
  startHere,
  stopChild,
  temporaryDir,
} from './support/server.ts'
import { hasSwift, startSwift } from './support/swift.ts'

const becomes = { timeout: 60_000, interval: 100 }
const [INTERNAL, SERVER, CLIENT] = [1, 2, 3]

const receivers: Receiver[] = []
const children: Child[] = []
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL')
    await child.exit
  }
  for (const receiver of receivers.splice(0)) await receiver.close()
})
const receive = async (port?: number) => {
  const receiver = await startReceiver(port)
  receivers.push(receiver)
  return receiver
}
const named = (receiver: Receiver, name: string) => receiver.spans.filter((span) => span.name === name)
const below = (receiver: Receiver, span: ReceivedSpan | undefined) =>
  receiver.spans.filter((one) => one.parentSpanId === span?.spanId && one.traceId === span?.traceId)

onEachDatabase((env) => {
  it('O-12: what the environment asks for is sent: requests by route, tasks and jobs by kind, calls by operation, and nothing of anybody', async () => {
    const receiver = await receive()
    const server = await startHere({
      ...env(),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=two%20words,x-other=1',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test%2Cing,service.name=not-this',
      ...{ OTEL_SERVICE_NAME: 'octavo-here', OTEL_BSP_SCHEDULE_DELAY: '200' },
    })
    const me = new Client(server.address)
    const email = 'ada.lovelace@example.org'
    const made = (await me.enter('signup', email, 'a-secret-password')).json()
    const [file] = await me.give(['secret plan.txt', 'hidden words in a file'])
    const found = await me.get('/api/search?q=secretquery')
    expect(found.status).toBe(200)
    await me.get(`/api/files/${file?.id}/content`)
    await me.get('/api/nowhere/secret-address')
    await me.send('PROPFIND', '/api/files')
    const fileOrganizations = [{ fileId: file?.id, targetCategory: 'Hidden Folder' }]
    const { plan } = (await me.post('/api/plans', { fileOrganizations, unsure: 'move' })).json()
    expect((await me.post(`/api/plans/${plan.id}/approve`, {})).status).toBe(200)
    await server.runJob('reconcile')
    const isSeen = (name: RegExp) => receiver.spans.some((span) => name.test(span.name))
    await expect.poll(() => isSeen(/^task lesson$/u) && isSeen(/^job /u), becomes).toBe(true)
    await server.close()

    expect(receiver.broken).toEqual([])
    expect(new Set(receiver.paths)).toEqual(new Set(['POST /v1/traces']))
    expect(receiver.headers[0]).toMatchObject({
      ...{ 'content-type': 'application/x-protobuf', 'x-tenant': 'two words', 'x-other': '1' },
    })
    for (const { resource, scope, startNs, endNs } of receiver.spans) {
      expect(resource).toMatchObject({ 'service.name': 'octavo-here', 'deployment.environment.name': 'test,ing' })
      expect(scope).toBe('octavo')
      expect(endNs).toBeGreaterThanOrEqual(startNs)
    }

    const [upload] = named(receiver, 'POST /api/files/upload')
    expect(upload).toMatchObject({ kind: SERVER, parentSpanId: '', status: 0 })
    expect(upload?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/files/upload',
      'http.response.status_code': 201,
    })
    const inserted = below(receiver, upload).find((span) => span.name === 'INSERT')
    expect(inserted).toMatchObject({ kind: CLIENT })
    expect(inserted?.attributes).toEqual({ 'db.system.name': 'postgresql', 'db.operation.name': 'INSERT' })
    expect(named(receiver, 'GET /api/files/:id/content')).toHaveLength(1)
    expect(named(receiver, 'GET').map(({ attributes }) => attributes)).toContainEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 404,
    })
    // Also after a body was read.
    expect(below(receiver, named(receiver, 'POST /api/plans')[0]).map(({ name }) => name)).toContain('INSERT')
    const [approve] = named(receiver, 'POST /api/plans/:id/approve')
    const [organize] = named(receiver, 'task organize')
    expect(organize).toMatchObject({ kind: INTERNAL, parentSpanId: approve?.spanId, traceId: approve?.traceId })
    expect(below(receiver, organize).length).toBeGreaterThan(0)
    const work = receiver.spans.filter(({ name }) => /^(?:task|job|work) /u.test(name) && name !== 'task organize')
    for (const span of work) expect([span.name, span.parentSpanId]).toEqual([span.name, ''])

    const all = Buffer.concat(receiver.bytes).toString('latin1').toLowerCase()
    const secrets = [
      ...['secret', 'plan.txt', 'hidden', 'ada', 'lovelace', 'example.org', 'secretquery', 'nowhere', '127.0.0.1'],
      ...[file?.id, file?.sha256, made.user.id, plan.id, server.dataDir, server.address, 'select ', 'where '],
    ]
    for (const secret of secrets) expect([secret, all.includes(String(secret).toLowerCase())]).toEqual([secret, false])
  })
})

/** The HTTP server without anything of Octavo. */
async function alone(env: Readonly<Record<string, string>> = {}) {
  const receiver = await receive()
  const config = configOf({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...env })
  const log = createLogger({ level: 'silent' })
  const traces = await openTraces(config, { version: '0', log })
  return { receiver, traces, app: await createApp({ config, log, web: undefined, version: '0', traces }) }
}

it('O-12: what failed is marked by a code, never by a text, and so is a caller that went away', async () => {
  const { receiver, app, traces } = await alone({ OTEL_BSP_SCHEDULE_DELAY: '10' })
  app.get('/api/broken', () => traced('SELECT', {}, () => Promise.reject(new TypeError('a secret text'))))
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  app.get('/api/silent', () => {
    asked()
    return new Promise(() => undefined)
  })
  const client = new Client(await app.listen({ port: 0, host: '127.0.0.1' }))
  expect((await client.get('/api/broken')).status).toBe(500)
  const gone = new AbortController()
  const answer = fetch(`${client.base}/api/silent`, { signal: gone.signal }).catch(() => undefined)
  await isAsked
  gone.abort()
  await answer
  await expect.poll(() => named(receiver, 'GET /api/silent').length, becomes).toBe(1)
  await app.close()
  await traces.close()
  const method = { 'http.request.method': 'GET' }
  const [broken] = named(receiver, 'GET /api/broken')
  expect(broken).toMatchObject({ status: 2, attributes: { 'http.response.status_code': 500, 'error.type': '500' } })
  expect(below(receiver, broken)).toMatchObject([{ status: 2, attributes: { 'error.type': 'TypeError' } }])
  expect(named(receiver, 'GET /api/silent').map(({ attributes }) => attributes)).toEqual([
    { ...method, 'http.route': '/api/silent', 'error.type': 'gone' },
  ])
  expect(Buffer.concat(receiver.bytes).toString('latin1')).not.toContain('secret')
})

describe('whom a request is a part of', () => {
  const TRACE = '0af7651916cd43dd8448eb211c80319c'
  const ask = async (env: Readonly<Record<string, string>>, traceparent: string) => {
    const { receiver, app, traces } = await alone(env)
    app.get('/api/things/:id', async () => ({}))
    const headers = { traceparent, tracestate: 'vendor=secretstate', baggage: 'user=secretbaggage' }
    const client = new Client(await app.listen({ port: 0, host: '127.0.0.1' }))
    expect((await client.get('/api/things/secret', headers)).status).toBe(200)
    await app.close()
    await traces.close()
    expect(receiver.broken).toEqual([])
    expect(Buffer.concat(receiver.bytes).toString('latin1')).not.toContain('secret')
    return named(receiver, 'GET /api/things/:id')
  }
  it('O-12: is said by a proxy that is trusted, and by nobody else', async () => {
    const said = `00-${TRACE}-b7ad6b7169203331-01`
    expect(await ask({ OCTAVO_TRUST_PROXY: 'true' }, said)).toMatchObject([
      { traceId: TRACE, parentSpanId: 'b7ad6b7169203331' },
    ])
    expect(await ask({ OCTAVO_TRUST_PROXY: 'true' }, `00-${TRACE}-b7ad6b7169203331-00`)).toEqual([])
    const [own] = await ask({}, said)
    expect(own).toMatchObject({ parentSpanId: '' })
    expect(own?.traceId).not.toBe(TRACE)
    const [broken] = await ask({ OCTAVO_TRUST_PROXY: 'true' }, `00-${'0'.repeat(32)}-b7ad6b7169203331-01`)
    expect(broken).toMatchObject({ parentSpanId: '' })
  })
  it('O-12: samplers keep what they are told to', async () => {
    const trusted = { OCTAVO_TRUST_PROXY: 'true', OTEL_TRACES_SAMPLER: 'always_off' }
    expect(await ask(trusted, `00-${TRACE}-b7ad6b7169203331-01`)).toEqual([])
    expect(await ask({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, '')).toEqual([])
    expect(
      await ask({ ...trusted, OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, `00-${TRACE}-b7ad6b7169203331-01`),
    ).toHaveLength(1)
    expect(
      await ask({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '1' }, ''),
    ).toHaveLength(1)
  })
})

it.skipIf(!hasSwift())('O-12: calls to the bucket are parts of what asks for them, by method alone', async () => {
  const swift = await startSwift((place) => new S3Client(place).text('PUT', ''))
  try {
    const place = await swift.fresh()
    const receiver = await receive()
    const server = await startHere({
      ...{ OCTAVO_S3_URL: place.endpoint, OCTAVO_S3_BUCKET: place.bucket, OCTAVO_S3_REGION: place.region },
      ...{ OCTAVO_S3_ACCESS_KEY: place.accessKeyId, OCTAVO_S3_SECRET_KEY: place.secretAccessKey },
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${receiver.url}/own/path`,
    })
    const me = new Client(server.address)
    const [file] = await me.give(['secret.txt', 'in a bucket'])
    await me.get(`/api/files/${file?.id}/content`)
    await server.close()
    expect(new Set(receiver.paths)).toEqual(new Set(['POST /own/path']))
    const [put] = below(receiver, named(receiver, 'POST /api/files/upload')[0]).filter(
      ({ name }) => name === 'bucket PUT',
    )
    expect(put).toMatchObject({ kind: CLIENT, attributes: { 'http.request.method': 'PUT' } })
    const [got] = below(receiver, named(receiver, 'GET /api/files/:id/content')[0]).filter(
      ({ name }) => name === 'bucket GET',
    )
    expect(got?.attributes).toEqual({ 'http.request.method': 'GET' })
    const all = Buffer.concat(receiver.bytes).toString('latin1')
    for (const secret of ['secret', String(file?.sha256).slice(0, 12), place.bucket, place.accessKeyId])
      expect([secret, all.includes(secret)]).toEqual([secret, false])
  } finally {
    await swift.stop()
  }
})

describe('a receiver that is away or slow', () => {
  const begin = async (env: Readonly<Record<string, string>>) => {
    const logFile = path.join(temporaryDir(), 'log')
    const child = spawnServer({
      OCTAVO_DATA_DIR: await freshDataDir(),
      ...{ OCTAVO_OCR: 'false', OCTAVO_LOG_FILE: logFile, OTEL_BSP_SCHEDULE_DELAY: '50' },
      ...env,
    })
    children.push(child)
    const me = new Client(await child.ready)
    const said = () => readFileSync(logFile, 'utf8').match(/"msg":"Traces [^"]*"/gu) ?? []
    return { child, me, said, log: () => readFileSync(logFile, 'utf8') }
  }
  it('O-12: disturbs nobody, is said once and once more when it is back, and holds up no stop', async () => {
    const first = await receive()
    first.answers = 400
    const { child, me, said, log } = await begin({ OTEL_EXPORTER_OTLP_ENDPOINT: first.url })
    for (let round = 0; round < 3; round += 1) {
      const before = first.paths.length
      expect((await me.get('/api/health')).status).toBe(200)
      await expect.poll(() => first.paths.length, becomes).toBeGreaterThan(before)
    }
    await expect.poll(() => said().length, becomes).toBe(1)
    expect(log()).toContain('"code":400')
    first.answers = 200
    await expect.poll(async () => (await me.get('/api/health')).status === 200 && said().length, becomes).toBe(2)
    expect(said().at(-1)).toContain('again')
    // Killed: nobody listens there any more.
    await first.close()
    expect((await me.give(['a.txt', 'a'])).length).toBe(1)
    // Zero is in time, too: a stop that takes longer than 9 s ends with another code.
    expect(await stopChild(child)).toBe(0)
  })
  it('O-12: one that never answers is waited for by nobody, and not long by a stop', async () => {
    const slow = await receive()
    slow.answers = 'never'
    const { child, me } = await begin({ OTEL_EXPORTER_OTLP_ENDPOINT: slow.url })
    await me.get('/api/health')
    await expect.poll(() => slow.paths.length, becomes).toBe(1)
    for (let at = 0; at < 20; at += 1) expect((await me.get('/api/health')).status).toBe(200)
    expect((await me.give(['a.txt', 'a'])).length).toBe(1)
    expect(await stopChild(child)).toBe(0)
  })
  it('O-12: what waits to be sent is bounded', async () => {
    const slow = await receive()
    slow.answers = 'never'
    const config = configOf({ OTEL_EXPORTER_OTLP_ENDPOINT: slow.url, OTEL_BSP_SCHEDULE_DELAY: '1' })
    const traces = await openTraces(config, { version: '0', log: createLogger({ level: 'silent' }) })
    traces.work('first').end()
    await expect.poll(() => slow.paths.length, becomes).toBe(1)
    for (let at = 0; at < 10_000; at += 1) traces.work('more').end()
    slow.answers = 200
    await traces.close()
    expect(slow.broken).toEqual([])
    expect(slow.spans).toHaveLength(2048)
  })
})

describe('settings', () => {
  const listed = async (env: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const folder = temporaryDir()
    const hook = `import { registerHooks } from 'node:module'
      import { writeFileSync } from 'node:fs'
      const seen = new Set()
      registerHooks({ resolve: (name, context, next) => { const found = next(name, context); seen.add(found.url); return found } })
      process.on('exit', () => writeFileSync(${JSON.stringify(`${folder}/`)} + process.pid, [...seen].join('\\n')))`
    const child = spawnServer(
      {
        ...{ OCTAVO_DATA_DIR: await freshDataDir(), OCTAVO_OCR: 'false', OCTAVO_LOG_LEVEL: 'silent' },
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hook)}`,
        ...env,
      },
      // From its sources, where each module has a name.
      { main: fileURLToPath(new URL('../src/main.ts', import.meta.url)) },
    )
    children.push(child)
    const me = new Client(await child.ready)
    await me.give(['a.txt', 'a'])
    expect(await stopChild(child)).toBe(0)
    expect(readdirSync(folder)).toContain(String(child.pid))
    const urls = readFileSync(path.join(folder, String(child.pid)), 'utf8').split('\n')
    expect(urls.length).toBeGreaterThan(300)
    // The API alone, which does nothing by itself, is loaded by the metrics' library.
    return urls.filter((url) => /opentelemetry/u.test(url) && !/@opentelemetry\/api\//u.test(url))
  }
  it('O-12: without an address nothing of it is loaded', async () => {
    const receiver = await receive()
    expect(await listed({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SDK_DISABLED: 'TRUE' })).toEqual([])
    expect(receiver.paths).toEqual([])
    expect((await listed({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })).length).toBeGreaterThan(10)
    expect(receiver.paths.length).toBeGreaterThan(0)
  })
  it('O-12: what is wrong is said at the start, without what may be secret; where nothing is sent nothing is wrong', () => {
    const wrong = {
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization: Bearer abc123',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_RESOURCE_ATTRIBUTES: 'a=%',
      OTEL_TRACES_SAMPLER: 'sometimes',
      OTEL_TRACES_SAMPLER_ARG: '1.5',
      OTEL_BSP_SCHEDULE_DELAY: 'soon',
    }
    let said = ''
    try {
      configOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', ...wrong })
    } catch (error) {
      said = String(error)
    }
    for (const name of Object.keys(wrong)) expect(said).toContain(`${name}: `)
    expect(said).not.toContain('abc123')
    expect(configOf(wrong).traces).toBeUndefined()
    expect(() => configOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'user:pass@host' })).toThrow(
      /OTLP_ENDPOINT: a hidden value must be/u,
    )
    const own = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://a.test/x',
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf',
    }
    expect(configOf({ ...own, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }).traces?.url).toBe('https://a.test/x')
    expect(configOf({ ...own, OTEL_TRACES_EXPORTER: 'none' }).traces).toBeUndefined()
    expect(configOf({ ...own, OTEL_SDK_DISABLED: 'True' }).traces).toBeUndefined()
  })
})

import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '../config/config.ts'
import type { Logger } from '../log/log.ts'
import type { Traces } from '../traces/spans.ts'
import { installErrors, sendRefusal } from './errors.ts'
import { closeWith } from './hang-up.ts'
import { installHeaders, isApi, PLAIN_HEADERS, pagePolicy } from './headers.ts'
import { networkOf } from './limiter.ts'
import { installOpenApi } from './openapi.ts'
import { installHostGuard, installOriginGuard } from './origin.ts'
import { Refusal } from './refusal.ts'
import { installTimeouts } from './timeouts.ts'
import type { WebApp } from './web.ts'

const JSON_LIMIT_BYTES = 16 * 1024 * 1024
const HEADER_TIMEOUT_MS = 10_000

/** A Fastify instance whose routes are typed by zod schemas. */
export type App = FastifyInstance<
  import('node:http').Server,
  import('node:http').IncomingMessage,
  import('node:http').ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** True when the browser's side of the connection is TLS. */
export const createIsSecure = (config: Config) => (request: FastifyRequest) =>
  request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true

/** The HTTP server without its routes: limits, headers, guards, errors, documentation. */
export async function createApp(options: {
  readonly config: Config
  readonly log: Logger
  readonly web: WebApp | undefined
  readonly version: string
  readonly traces?: Traces
}): Promise<App> {
  const { config, log, web, version, traces } = options
  const loggerInstance: FastifyBaseLogger = log
  const app: App = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // One proxy stands in front: the address that it saw is the last one named; those before it are the caller's own words.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: JSON_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 0,
    keepAliveTimeout: 30_000,
    forceCloseConnections: 'idle',
    // Said by a hook below, in the shape of all answers.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      sendRefusal(request, reply.headers(PLAIN_HEADERS), new Refusal('bad_request', 'The address can not be read'))
    },
    http: { headersTimeout: HEADER_TIMEOUT_MS, connectionsCheckingInterval: 2000, maxHeaderSize: 32 * 1024 },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return
      const [status, code, text] = clientError(error.code)
      const body = JSON.stringify({ error: text, code, requestId: randomUUID() })
      const headers = { ...PLAIN_HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      closeWith(socket, `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
    },
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  // Answers are built member by member and typed by their schemas: to parse them again would double their cost.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  app.removeContentTypeParser('text/plain')
  installTimeouts(app.server)
  installErrors(app)
  // Before what refuses: a refusal is an answer, too.
  traces?.watch(app)
  const isSecure = createIsSecure(config)
  await installHeaders(app, { pagePolicy: pagePolicy(web?.scriptHashes ?? []), isSecure })
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', async (_request, reply) => {
    if (!isStopping) return
    reply.header('connection', 'close')
    throw new Refusal('unavailable', 'Octavo is being stopped. Try again soon.')
  })
  installHostGuard(app, config)
  installOriginGuard(app, config, isSecure)
  // A form is what another site can send without asking: only the routes that read one take it.
  app.addHook('onRequest', async (request) => {
    const isForm = /^\s*multipart\//iu.test(request.headers['content-type'] ?? '')
    if (isForm && request.routeOptions.schema?.consumes === undefined)
      throw new Refusal('unsupported_media_type', 'This kind of body is not taken here')
  })
  await app.register(cookie)
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: 60_000,
    // A caller that has hung up has no address any more.
    keyGenerator: (request) => networkOf(request.ip ?? 'gone'),
    allowList: (request) => !isApi(request.url) || /^\/(?:livez|readyz|api\/health)/u.test(request.url),
  })
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      requestId: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
    }
    request.log.info({ ...fields, durationMs: Math.round(reply.elapsedTime * 10) / 10 }, 'request')
  })
  await installOpenApi(app, version)
  return app
}

function clientError(code: string | undefined): readonly [string, string, string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return ['408 Request Timeout', 'bad_request', 'The request took too long to arrive']
  if (code === 'HPE_HEADER_OVERFLOW')
    return ['431 Request Header Fields Too Large', 'too_large', 'The headers are too large']
  return ['400 Bad Request', 'bad_request', 'The request can not be read']
}

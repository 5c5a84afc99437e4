import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyRequest } from 'fastify'
import type { TraceSettings } from '../config/traces.ts'
import { routeOf } from '../http/route.ts'
import type { Logger } from '../log/log.ts'
import { type Marks, type Span, type Traces, within } from './spans.ts'

/** A stop waits no longer for who takes the traces. */
const CLOSE_MS = 2000
/** Spans that wait to be sent; what comes beyond is dropped. */
const MOST_WAITING = 2048
/** Methods that conventions know; any other name is a caller's own word. */
const METHODS = /^(?:CONNECT|DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT|QUERY|TRACE)$/u

/** Traces by OTLP over HTTP, with protobuf. Of the environment nothing is read here that `TraceSettings` has. */
export function createTraces(
  settings: TraceSettings,
  about: { readonly version: string; readonly log: Logger; readonly takesParents: boolean },
): Traces {
  const { url, headers, attributes, delayMs } = settings
  const exporter = tellingExporter(new OTLPTraceExporter({ url, headers: { ...headers } }), about.log)
  const named = { 'service.name': 'octavo', 'service.version': about.version, 'service.instance.id': randomUUID() }
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ ...named, ...attributes })),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: MOST_WAITING, scheduledDelayMillis: delayMs })],
  })
  const tracer = provider.getTracer('octavo', about.version)

  const begin = (name: string, kind: SpanKind, marks: Marks, above: Context): Traced => {
    const own = tracer.startSpan(name, { kind, attributes: { ...marks } }, above)
    const context = trace.setSpan(above, own)
    const span: Traced = {
      context,
      mark: (more) => void own.setAttributes({ ...more }),
      part: (part, of) => begin(part, SpanKind.CLIENT, of, context),
      run: (act) => within(span, act),
      end: (failure) => {
        if (failure !== undefined) own.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR })
        own.end()
      },
    }
    return span
  }

  return {
    work: (name, waiting) => begin(name, SpanKind.INTERNAL, {}, isTraced(waiting) ? waiting.context : ROOT_CONTEXT),
    watch(app) {
      app.addHook('onRequest', (request, reply, done) => {
        const method = METHODS.test(request.method) ? request.method : '_OTHER'
        const route = routeOf(request)
        const name = method === '_OTHER' ? 'HTTP' : method
        const marks = { 'http.request.method': method, ...(route !== undefined && { 'http.route': route }) }
        const above = about.takesParents ? parentOf(request) : ROOT_CONTEXT
        const span = begin(route === undefined ? name : `${name} ${route}`, SpanKind.SERVER, marks, above)
        // Also where the caller has gone away.
        reply.raw.once('close', () => {
          const isAnswered = reply.raw.headersSent
          const status = reply.raw.statusCode
          if (isAnswered) span.mark({ 'http.response.status_code': status })
          span.end(isAnswered ? (status >= 500 ? String(status) : undefined) : 'gone')
        })
        span.run(done)
      })
    },
    close: async () => {
      const shut = provider.shutdown().catch(() => undefined)
      await Promise.race([shut, wait(CLOSE_MS, undefined, { ref: false })])
    },
  }
}

interface Traced extends Span {
  readonly context: Context
  mark(marks: Marks): void
}

const isTraced = (span: Span | undefined): span is Traced => span !== undefined && 'context' in span

/** Whom a request says that it is a part of (W3C, Trace Context); what else that header's companions say is not taken. */
function parentOf(request: FastifyRequest): Context {
  const { traceparent } = request.headers
  const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
}

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const root = sampler.endsWith('off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('ratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler()
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

/** Says once when traces can not be sent, and once when they can again: by a code, for an answer may say anything. */
function tellingExporter(exporter: SpanExporter, log: Logger): SpanExporter {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS
        if (hasFailed && !isAway) {
          const { code } = (result.error ?? {}) as { readonly code?: unknown }
          log.warn(
            { code: typeof code === 'object' ? undefined : code },
            'Traces can not be sent; they are dropped until they can',
          )
        }
        if (!hasFailed && isAway) log.info('Traces are sent again')
        isAway = hasFailed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

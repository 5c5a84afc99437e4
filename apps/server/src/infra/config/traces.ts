import * as z from 'zod'

/** Where traces go, and which. */
export interface TraceSettings {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly sampler: (typeof SAMPLERS)[number]
  /** Which part of all traces is kept, 0 to 1. */
  readonly ratio: number
  /** What the operator says of this process: `service.name` and others. */
  readonly attributes: Readonly<Record<string, string>>
  /** How long spans wait for others that are sent with them. */
  readonly delayMs: number
}

const SAMPLERS = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const

/** `name=value,name=value` with escapes of addresses in values, as the W3C's Baggage writes them. */
const pairs = z.string().transform((text, context): Readonly<Record<string, string>> => {
  const parts = text.split(',').filter((part) => part.trim() !== '')
  const found = parts.map((part) =>
    /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)?\s*$/u.exec(part),
  )
  try {
    if (found.every((pair) => pair !== null))
      return Object.fromEntries(found.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]))
  } catch {
    // A percent sign that encodes nothing.
  }
  context.addIssue({ code: 'custom', message: 'must be name=value,name=value, with %20 and the like in values' })
  return z.NEVER
})
const collector = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/u.test(url.protocol)) return url.href
  context.addIssue({ code: 'custom', message: 'must be an address such as http://127.0.0.1:4318' })
  return z.NEVER
})
const protocol = z.literal('http/protobuf', 'must be http/protobuf, which is how Octavo sends traces')
const share = z.string().transform((text, context) => {
  const value = /^\d*\.?\d+$/u.test(text) ? Number(text) : Number.NaN
  if (value >= 0 && value <= 1) return value
  context.addIssue({ code: 'custom', message: 'must be a number from 0 to 1' })
  return z.NEVER
})
const milliseconds = z
  .string()
  .regex(/^\d{1,6}$/u, 'must be a number of milliseconds')
  .transform(Number)
const onOff = z
  .string()
  .regex(/^(?:true|false)$/iu, 'must be true or false')
  .transform((text) => text.toLowerCase() === 'true')

/** Settings about traces, by the names that OpenTelemetry gives them. They mean something only where an address is given. */
export const TRACE_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    check: collector,
    default: undefined,
    secret: true,
    about: 'Where an OpenTelemetry collector takes OTLP over HTTP; /v1/traces is added. Left out: there are no traces.',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    check: collector,
    default: undefined,
    secret: true,
    about: 'The same for traces alone, with its whole path.',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    check: pairs,
    default: {},
    secret: true,
    about: 'Headers that are sent with traces: name=value, separated by commas.',
  },
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: {
    check: pairs,
    default: {},
    secret: true,
    about: 'The same for traces alone.',
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    check: protocol,
    default: undefined,
    about: 'How traces are sent: http/protobuf.',
  },
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: {
    check: protocol,
    default: undefined,
    about: 'The same for traces alone.',
  },
  OTEL_TRACES_EXPORTER: {
    check: z.enum(['otlp', 'none'], 'must be otlp or none'),
    default: 'otlp',
    about: 'otlp, or none for no traces.',
  },
  OTEL_SDK_DISABLED: { check: onOff, default: false, about: 'No traces, whatever the others say.' },
  OTEL_SERVICE_NAME: { check: z.string().min(1), default: undefined, about: 'What this Octavo is called in traces.' },
  OTEL_RESOURCE_ATTRIBUTES: {
    check: pairs,
    default: {},
    about: 'What else is said of this process in traces: name=value, separated by commas.',
  },
  OTEL_TRACES_SAMPLER: {
    check: z.enum(SAMPLERS, `must be ${SAMPLERS.join(', ')}`),
    default: 'parentbased_always_on',
    about: 'Which traces are kept: always_on, always_off, traceidratio, or one of them after parentbased_.',
  },
  OTEL_TRACES_SAMPLER_ARG: { check: share, default: 1, about: 'Of a sampler with traceidratio: the part, 0 to 1.' },
  OTEL_BSP_SCHEDULE_DELAY: {
    check: milliseconds,
    default: 5000,
    about: 'Milliseconds that spans wait for others that are sent with them.',
  },
} as const

type Name = keyof typeof TRACE_SETTINGS
type Value<N extends Name> =
  | z.output<(typeof TRACE_SETTINGS)[N]['check']>
  | Extract<(typeof TRACE_SETTINGS)[N]['default'], undefined>

/** What the environment asks for; undefined for no traces, and then nothing else of it is checked: it may be another's. */
export function tracesOf(read: <N extends Name>(name: N) => Value<N>): TraceSettings | undefined {
  const [general, own] = [read('OTEL_EXPORTER_OTLP_ENDPOINT'), read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')]
  const url = own ?? (general === undefined ? undefined : `${general.replace(/\/$/u, '')}/v1/traces`)
  if (url === undefined || read('OTEL_SDK_DISABLED') || read('OTEL_TRACES_EXPORTER') === 'none') return undefined
  const name = read('OTEL_SERVICE_NAME')
  // With one of their own, the general one is about what others send.
  if (read('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') === undefined) read('OTEL_EXPORTER_OTLP_PROTOCOL')
  return {
    url,
    headers: { ...read('OTEL_EXPORTER_OTLP_HEADERS'), ...read('OTEL_EXPORTER_OTLP_TRACES_HEADERS') },
    sampler: read('OTEL_TRACES_SAMPLER'),
    ratio: read('OTEL_TRACES_SAMPLER_ARG'),
    attributes: { ...read('OTEL_RESOURCE_ATTRIBUTES'), ...(name !== undefined && { 'service.name': name }) },
    delayMs: read('OTEL_BSP_SCHEDULE_DELAY'),
  }
}

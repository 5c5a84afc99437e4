import http from 'node:http'
import type net from 'node:net'

/** A span as it arrived: ids in hexadecimal, times in nanoseconds. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  /** Empty for the first of a trace. */
  readonly parentSpanId: string
  readonly name: string
  readonly kind: number
  readonly startNs: bigint
  readonly endNs: bigint
  readonly attributes: Readonly<Record<string, string | number>>
  /** 2: it failed. */
  readonly status: number
  readonly scope: string
  readonly resource: Readonly<Record<string, string | number>>
}

/** Who takes traces by OTLP over HTTP, as a collector does; what breaks the shape of opentelemetry/proto/trace/v1 is in `broken`. */
export interface Receiver {
  readonly url: string
  readonly spans: ReceivedSpan[]
  readonly headers: http.IncomingHttpHeaders[]
  readonly paths: string[]
  /** All that came, as it came. */
  readonly bytes: Buffer[]
  readonly broken: unknown[]
  /** How it answers from now on: never, with a status. */
  answers: 'never' | number
  close(): Promise<void>
}

/** Starts one on a port of its own, or on a given one. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const receiver = { spans: [], headers: [], paths: [], bytes: [], broken: [], answers: 200 } as unknown as Receiver
  const server = http.createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces)
      receiver.bytes.push(body)
      receiver.headers.push(request.headers)
      receiver.paths.push(`${request.method} ${request.url}`)
      if (receiver.answers === 'never') return
      if (receiver.answers === 200) {
        try {
          receiver.spans.push(...spansOf(body))
        } catch (error) {
          receiver.broken.push(error)
        }
      }
      response.writeHead(receiver.answers, { 'content-type': 'application/x-protobuf' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return Object.assign(receiver, { url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`, close })
}

/** A message of protobuf: the values of each field, by its number. Throws where it is none. */
function fieldsOf(bytes: Buffer, known: readonly number[]): ReadonlyMap<number, readonly (bigint | Buffer)[]> {
  const fields = new Map<number, (bigint | Buffer)[]>()
  let at = 0
  const varint = (): bigint => {
    for (let value = 0n, shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at)
      at += 1
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  const cut = (length: number): Buffer => {
    if (at + length > bytes.length) throw new Error('a field is longer than its message')
    at += length
    return bytes.subarray(at - length, at)
  }
  while (at < bytes.length) {
    const tag = Number(varint())
    const field = tag >> 3
    if (!known.includes(field)) throw new Error(`field ${field} is not known here`)
    const wire = tag & 7
    const value =
      wire === 0
        ? varint()
        : wire === 1
          ? cut(8).readBigUInt64LE()
          : wire === 2
            ? cut(Number(varint()))
            : BigInt(cut(4).readUInt32LE())
    fields.set(field, [...(fields.get(field) ?? []), value])
  }
  return fields
}

type Fields = ReturnType<typeof fieldsOf>
const messages = (fields: Fields, field: number) => (fields.get(field) ?? []) as readonly Buffer[]
const text = (fields: Fields, field: number) => messages(fields, field)[0]?.toString('utf8') ?? ''
const number = (fields: Fields, field: number) => (fields.get(field)?.[0] as bigint | undefined) ?? 0n

/** `KeyValue`s with a text or a whole number in them: others are not sent. */
function attributesOf(pairs: readonly Buffer[]): Record<string, string | number> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const fields = fieldsOf(pair, [1, 2])
      const value = fieldsOf(messages(fields, 2)[0] ?? Buffer.alloc(0), [1, 3])
      return [text(fields, 1), value.has(1) ? text(value, 1) : Number(number(value, 3))]
    }),
  )
}

function idOf(fields: Fields, field: number, length: number, mayLack = false): string {
  const id = messages(fields, field)[0] ?? Buffer.alloc(0)
  if (mayLack && id.length === 0) return ''
  if (id.length !== length || id.every((byte) => byte === 0)) throw new Error(`an id of ${id.length} bytes`)
  return id.toString('hex')
}

/** The spans of an ExportTraceServiceRequest. Throws where anything is not as opentelemetry-proto has it. */
function spansOf(body: Buffer): readonly ReceivedSpan[] {
  return messages(fieldsOf(body, [1]), 1).flatMap((ofResource) => {
    const resourceSpans = fieldsOf(ofResource, [1, 2, 3])
    const resource = attributesOf(messages(fieldsOf(messages(resourceSpans, 1)[0] ?? Buffer.alloc(0), [1, 2]), 1))
    return messages(resourceSpans, 2).flatMap((ofScope) => {
      const scopeSpans = fieldsOf(ofScope, [1, 2, 3])
      const scope = text(fieldsOf(messages(scopeSpans, 1)[0] ?? Buffer.alloc(0), [1, 2]), 1)
      return messages(scopeSpans, 2).map((one): ReceivedSpan => {
        // No events (11), no links (13), no tracestate (3): nothing of ours sends them.
        const span = fieldsOf(one, [1, 2, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16])
        const status = fieldsOf(messages(span, 15)[0] ?? Buffer.alloc(0), [3])
        return {
          ...{ traceId: idOf(span, 1, 16), spanId: idOf(span, 2, 8), parentSpanId: idOf(span, 4, 8, true) },
          ...{ name: text(span, 5), kind: Number(number(span, 6)), scope, resource },
          ...{ startNs: number(span, 7), endNs: number(span, 8) },
          ...{ attributes: attributesOf(messages(span, 9)), status: Number(number(status, 3)) },
        }
      })
    })
  })
}

import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { SLOW_MS, type Trouble } from './proxy.ts'

/** A request as a double of a provider sees it. */
export interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

/** What a double answers; a change may get lost on its way, a content may be cut off. */
export interface Said {
  readonly status: number
  readonly headers?: http.OutgoingHttpHeaders
  readonly body?: string | Uint8Array
  readonly is?: 'change' | 'content'
}

/** A server on loopback that speaks as a provider does, and misbehaves when it is told to. */
export interface Double {
  readonly url: URL
  /** Requests as they came, method and path. */
  readonly asked: string[]
  /** The next requests meet these, in their order; a broken-off content waits for one that is read, a lost answer for a change. */
  readonly troubles: Trouble[]
  /** Requests and answers that break the provider's own description. */
  readonly violations: string[]
  /** Hears of each request before it is answered. */
  onAsk: (asked: string) => void
  /** Hears of each change that was made, before its answer goes out. */
  onChange: (asked: string) => void
  end(): Promise<void>
}

/** Starts a server that answers by `answer`. */
export async function startDouble(
  answer: (asked: Asked, double: Double) => Said | Promise<Said>,
  violations: string[] = [],
): Promise<Double> {
  const double: Omit<Double, 'url'> = {
    asked: [],
    troubles: [],
    violations,
    onAsk: () => undefined,
    onChange: () => undefined,
    end: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  const answered = async (asked: Asked): Promise<Said> => {
    try {
      return await answer(asked, whole)
    } catch (error) {
      violations.push(String(error))
      return { status: 400, body: 'Bad Request' }
    }
  }
  const server = http.createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part)
    const { method = 'GET', url: target = '/', headers } = incoming
    double.asked.push(`${method} ${target}`)
    double.onAsk(`${method} ${target}`)
    const trouble = double.troubles[0]
    if (trouble === 'hang' || typeof trouble === 'object') {
      double.troubles.shift()
      if (trouble !== 'hang') outgoing.writeHead(trouble.status, trouble.headers).end(trouble.body)
      return
    }
    if (trouble === 'slow') {
      double.troubles.shift()
      await new Promise((done) => setTimeout(done, SLOW_MS))
    }
    const url = new URL(target, whole.url)
    const said = await answered({ method, url, headers, body: Buffer.concat(parts) })
    const body = Buffer.from(said.body ?? '')
    if (said.is === 'change') double.onChange(`${method} ${target}`)
    const isShort = trouble === 'short' && said.status === 200
    const isMet =
      isShort || (trouble === 'lost' && said.is === 'change') || (trouble === 'cut' && said.is === 'content')
    if (isMet) double.troubles.shift()
    if (isMet && trouble === 'lost') {
      outgoing.destroy()
      return
    }
    outgoing.writeHead(said.status, { 'content-length': String(body.length), ...said.headers })
    if (isMet) outgoing.write(body.subarray(0, isShort ? body.length / 2 : 1000), () => outgoing.destroy())
    else outgoing.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const whole: Double = Object.assign(double, { url: new URL(`http://127.0.0.1:${port}/`) })
  return whole
}

export const json = (status: number, body: unknown, is?: Said['is']): Said => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
  ...(is && { is }),
})

/** The bytes of a content, or the part of them that a header asks for (RFC 9110, 14). */
export function contentOf(bytes: Uint8Array, range: string | undefined, headers: http.OutgoingHttpHeaders = {}): Said {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/u.exec(range ?? '') ?? []
  if (first === undefined) return { status: 200, headers, body: bytes, is: 'content' }
  const [from, to] = [Number(first), last ? Math.min(Number(last), bytes.length - 1) : bytes.length - 1]
  if (from >= bytes.length) return { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } }
  const part = { 'content-range': `bytes ${from}-${to}/${bytes.length}`, ...headers }
  return { status: 206, headers: part, body: bytes.subarray(from, to + 1), is: 'content' }
}

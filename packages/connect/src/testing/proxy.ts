import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { ProviderFault } from '@octavo/core/testing'

/** What a proxy does to the requests that come: an answer of its own, or something that becomes of the server's answer. */
export type Trouble =
  | {
      readonly status: number
      readonly headers?: http.OutgoingHttpHeaders
      readonly body?: string
      /** Waits for a request that says this. */
      readonly only?: RegExp
    }
  | 'lost'
  | 'cut'
  | 'hang'
  | 'trickle'
  /** An answer that ends in the middle, whatever it is. */
  | 'short'
  | 'slow'

export interface FaultyProxy {
  readonly url: URL
  /** Requests as they came, method and path. */
  readonly asked: string[]
  /** The next requests meet these, in their order; a broken-off content waits for one that is read, a lost answer for a change. */
  readonly troubles: Trouble[]
  /** Hears of each change that the server has made, before its answer goes on. */
  onChange: (asked: string) => void
  /** Hears of each request whose body is looked at, before the server does. */
  onAsk: (body: string) => Promise<void>
  onHeaders: (headers: http.IncomingHttpHeaders) => void
  end(): Promise<void>
}

const TROUBLES: Readonly<Record<ProviderFault, Trouble>> = {
  wait: { status: 429, headers: { 'retry-after': '3600' } },
  refuse: { status: 403 },
  'signed-out': { status: 401 },
  lost: 'lost',
  cut: 'cut',
  hang: 'hang',
}

/** The trouble that stands for a fault of the suite. */
export const troubleOf = (fault: ProviderFault): Trouble => TROUBLES[fault]

/** How slow a slow answer is. */
export const SLOW_MS = 150

/** What a request is for: a content, a list, or a change. */
type Purpose = 'content' | 'list' | 'change'
/** Tells it by the whole request. */
type Reader = (method: string, path: string, body: string) => Purpose

const byMethod = (method = ''): Purpose => (method === 'GET' ? 'content' : method === 'PROPFIND' ? 'list' : 'change')

/** All of JMAP is posted to one address, but for its contents. */
export const byMethodCalls: Reader = (method, path, body) => {
  if (method === 'GET') return path.includes('/download/') ? 'content' : 'list'
  return /"\w+\/set"/u.test(body) ? 'change' : 'list'
}

/** Stands between a connector and a server on loopback, and misbehaves when it is told to. `reader` has each body read before it goes on. */
export async function startProxy(port: number, reader?: Reader): Promise<FaultyProxy> {
  const asked: string[] = []
  const troubles: Trouble[] = []
  const own: Pick<FaultyProxy, 'asked' | 'troubles' | 'onChange' | 'onAsk' | 'onHeaders'> = {
    ...{ asked, troubles, onChange: () => undefined, onAsk: async () => undefined, onHeaders: () => undefined },
  }
  const answer = (incoming: http.IncomingMessage, outgoing: http.ServerResponse, read?: Buffer): void => {
    asked.push(`${incoming.method} ${incoming.url}`)
    own.onHeaders(incoming.headers)
    const trouble = troubles[0]
    const body = read?.toString() ?? ''
    const purpose = reader ? reader(incoming.method ?? '', incoming.url ?? '', body) : byMethod(incoming.method)
    const isMet =
      trouble !== undefined &&
      (trouble !== 'short' || purpose === 'list') &&
      (trouble !== 'cut' || purpose === 'content') &&
      (trouble !== 'lost' || purpose === 'change') &&
      (typeof trouble !== 'object' || trouble.only?.test(body) !== false)
    if (isMet) troubles.shift()
    if (isMet && trouble === 'hang') return
    if (isMet && trouble === 'trickle') {
      outgoing.writeHead(207)
      const drop = setInterval(() => outgoing.write(' '), 5)
      outgoing.on('close', () => clearInterval(drop))
      return
    }
    if (isMet && typeof trouble === 'object') {
      outgoing.writeHead(trouble.status, trouble.headers).end(trouble.body)
      return
    }
    const isShort = isMet && trouble === 'short'
    const waitMs = isMet && trouble === 'slow' ? SLOW_MS : 0
    // The server hears the proxy's own host: addresses in headers name it, too.
    const { method, url: path, headers } = incoming
    const onward = http.request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      if (purpose === 'change') own.onChange(`${method} ${path}`)
      if (isMet && trouble === 'lost') {
        answer.resume().on('end', () => outgoing.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      if (isMet && (trouble === 'cut' || isShort))
        answer.once('data', (chunk: Buffer) => {
          answer.destroy()
          outgoing.write(chunk.subarray(0, isShort ? chunk.length / 2 : 1000), () => outgoing.destroy())
        })
      else setTimeout(() => answer.pipe(outgoing), waitMs)
    })
    onward.on('error', () => outgoing.destroy())
    // What is broken off here is broken off there, too.
    incoming.on('close', () => incoming.complete || onward.destroy())
    if (read) onward.end(read)
    else incoming.pipe(onward)
  }
  const server = http.createServer((incoming, outgoing) => {
    if (reader === undefined) answer(incoming, outgoing)
    else
      buffer(incoming)
        .then(async (body) => {
          await own.onAsk(body.toString())
          answer(incoming, outgoing, body)
        })
        .catch(() => outgoing.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port: ownPort } = server.address() as AddressInfo
  return Object.assign(own, {
    url: new URL(`http://127.0.0.1:${ownPort}/`),
    end: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  })
}

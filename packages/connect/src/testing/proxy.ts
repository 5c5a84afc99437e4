import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderFault } from '@octavo/core/testing'

/** What a proxy does to the requests that come: an answer of its own, or something that becomes of the server's answer. */
export type Trouble =
  | { readonly status: number; readonly headers?: http.OutgoingHttpHeaders; readonly body?: string }
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

const READS = new Set(['GET', 'PROPFIND'])

/** Stands between a connector and a server on loopback, and misbehaves when it is told to. */
export async function startProxy(port: number): Promise<FaultyProxy> {
  const asked: string[] = []
  const troubles: Trouble[] = []
  const own: Pick<FaultyProxy, 'asked' | 'troubles' | 'onChange'> = { asked, troubles, onChange: () => undefined }
  const server = http.createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    const trouble = troubles[0]
    const isMet =
      trouble !== undefined &&
      (trouble !== 'short' || incoming.method === 'PROPFIND') &&
      (trouble !== 'cut' || incoming.method === 'GET') &&
      (trouble !== 'lost' || !READS.has(incoming.method ?? ''))
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
      if (!READS.has(method ?? '')) own.onChange(`${method} ${path}`)
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
    incoming.pipe(onward)
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

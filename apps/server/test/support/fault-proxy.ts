import http from 'node:http'
import type net from 'node:net'

/** What may happen between a program and a store of contents. */
export const FAULTS = [
  '503',
  'a cut body',
  'an error inside of a 200',
  'a lost answer',
  'a wrong byte',
  'no length',
] as const
export type Fault = (typeof FAULTS)[number]

export interface FaultProxy {
  readonly port: number
  /** Answers that were broken since the last `break`. */
  readonly broken: number
  /** Breaks every `each`-th request from now on; none without a fault. */
  break(fault: Fault | undefined, each?: number): void
  stop(): Promise<void>
}

const ERROR = '<?xml version="1.0"?><Error><Code>InternalError</Code><Message>Try again</Message></Error>'

/** Stands in front of a server of loopback, hands everything on with the host that was asked for, and misbehaves when told to. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  let fault: Fault | undefined
  let [each, count, broken] = [2, 0, 0]
  const server = http.createServer((request, response) => {
    count += 1
    // A store's error inside of a 200 is what it says at the end of an upload in parts.
    const isMeant =
      fault !== 'an error inside of a 200' || (request.method === 'POST' && /uploadId=/u.test(request.url ?? ''))
    const now =
      fault !== undefined && isMeant && (fault === 'an error inside of a 200' ? broken < 2 : count % each === 0)
        ? fault
        : undefined
    const isOfBytes = now === 'a cut body' || now === 'a wrong byte' || now === 'no length'
    if (now !== undefined && !isOfBytes) broken += 1
    if (now === '503' || now === 'an error inside of a 200') {
      request.resume()
      request.once('end', () =>
        response.writeHead(now === '503' ? 503 : 200, { 'content-type': 'application/xml' }).end(ERROR),
      )
      return
    }
    const { method, url: path, headers } = request
    let isAnswered = false
    const onward = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      isAnswered = true
      if (now === 'a lost answer') {
        answer.resume()
        answer.once('end', () => request.socket.destroy())
        return
      }
      const size = Number(answer.headers['content-length'])
      const isRange = answer.statusCode === 206
      if (isRange && now === 'no length') {
        broken += 1
        delete answer.headers['content-length']
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (isRange && now === 'a wrong byte') {
        broken += 1
        // Another one each time, as on a bad line.
        const at = broken
        answer.once('data', (piece: Buffer) => {
          const place = at % piece.length
          piece[place] = (piece[place] ?? 0) ^ (1 << (at % 8))
        })
      }
      if (now === 'a cut body' && method === 'GET' && size > 1) {
        broken += 1
        answer.once('data', (piece: Buffer) => {
          response.write(piece.subarray(0, Math.max(1, Math.floor(Math.min(piece.length, size) / 2))), () =>
            request.socket.destroy(),
          )
          answer.destroy()
        })
        return
      }
      answer.pipe(response)
    })
    // Swift ends an answer to HEAD with bytes that belong to none.
    onward.on('error', () => {
      if (!isAnswered) request.socket.destroy()
    })
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as net.AddressInfo).port,
    get broken() {
      return broken
    },
    break(next, every = 2) {
      fault = next
      each = every
      count = 0
      broken = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

import http from 'node:http'
import net from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { installTimeouts } from '../src/infra/http/timeouts.ts'
import { Client } from './support/client.ts'
import { type Child, freshDataDir, spawnServer, startHere } from './support/server.ts'

/** The real thing, 500 of them for 40 seconds: OCTAVO_NIGHTLY=1 npx vitest run --project server slow */
const NIGHTLY = process.env.OCTAVO_NIGHTLY === '1'
const IDLE_MS = 1000
const HEAD = 'POST /api/files/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n'

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

/** A client that sends `first` at once and then a byte every `everyMs`; resolves when its socket is closed. */
function dribble(port: number, first: string, everyMs: number): Promise<void> {
  const socket = net.connect(port, '127.0.0.1', () => socket.write(first))
  const timer = setInterval(() => socket.write('x'), everyMs)
  undo.push(() => socket.destroy())
  // Whatever it is told is read, and not waited for.
  socket.resume()
  return new Promise((resolve) => {
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearInterval(timer)
      resolve()
    })
  })
}

describe('L-6: slow clients', () => {
  async function listen(handler: http.RequestListener): Promise<number> {
    const server = http.createServer(handler)
    installTimeouts(server, IDLE_MS)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    undo.push(() => void server.close().closeAllConnections())
    return (server.address() as net.AddressInfo).port
  }

  it('L-6: a body that comes byte by byte is closed, however many there are, and another one is taken meanwhile', async () => {
    let came = 0
    let open = 0
    const port = await listen((request, response) => {
      came += 1
      open += 1
      request.resume()
      request.on('end', () => response.end('taken'))
      request.on('error', () => undefined)
      request.once('close', () => {
        open -= 1
      })
    })
    const head = `${HEAD}content-length: 1000000\r\n\r\n`
    const closed: Promise<void>[] = []
    let over = 0
    const ended = () => {
      over += 1
    }
    const begin = () => void closed.push(dribble(port, head, 100).then(ended))
    for (let count = 0; count < 100; count += 1) begin()
    // A machine that stood still lets some be closed before their head is read: others come in their place.
    const hundred = () => {
      if (over === closed.length) for (let count = came; count < 100; count += 1) begin()
      return came
    }
    await expect.poll(hundred, { timeout: 30_000 }).toBeGreaterThanOrEqual(100)
    expect((await new Client(`http://127.0.0.1:${port}`).post('/', { any: 'x'.repeat(10_000) })).text()).toBe('taken')
    await Promise.all(closed)
    await expect.poll(() => open, { timeout: 30_000 }).toBe(0)
  })

  it('L-6: a body that waits for us is not closed', async () => {
    let go: () => void = () => undefined
    const port = await listen((request, response) => {
      // Nothing is read until somebody says so.
      go = () => request.resume()
      request.on('end', () => response.end('taken'))
    })
    const answer = new Client(`http://127.0.0.1:${port}`).send('POST', '/', { body: Buffer.alloc(20_000_000) })
    let isOver = false
    void answer.finally(() => {
      isOver = true
    })
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS * 0.9))
    expect(isOver).toBe(false)
    go()
    expect((await answer).text()).toBe('taken')
  })

  it('L-9: who goes on sending headers after the last answer is closed all the same', async () => {
    const server = await startHere()
    undo.push(() => void server.close())
    const ends = Array.from({ length: 20 }, async () => {
      const socket = net.connect({ port: Number(new URL(server.address).port), host: '127.0.0.1', allowHalfOpen: true })
      undo.push(() => socket.destroy())
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk.toString()
      })
      socket.on('error', () => undefined)
      const timer = setInterval(() => socket.write('X-Drip: a\r\n'), 100)
      socket.write('this is no request\r\n')
      await new Promise((resolve) => socket.once('close', resolve))
      clearInterval(timer)
      return answer.slice(0, 24)
    })
    expect(new Set(await Promise.all(ends))).toEqual(new Set(['HTTP/1.1 400 Bad Request']))
  })

  it.skipIf(!NIGHTLY)(
    'L-6: 500 clients of a byte a second are closed after 30 s, and nobody else notices them',
    async () => {
      const child: Child = spawnServer({ OCTAVO_DATA_DIR: await freshDataDir(), OCTAVO_RATE_LIMIT: '100000' })
      undo.push(() => child.process.kill('SIGKILL'))
      const me = new Client(await child.ready)
      await me.give(...Array.from({ length: 200 }, (_, index): [string, string] => [`f${index}.txt`, `${index}`]))
      const port = Number(new URL(me.base).port)
      const began = performance.now()
      const lives: number[] = []
      const closed = Array.from({ length: 500 }, async (_, index) => {
        // Half of them never get to the end of their headers.
        await dribble(port, index % 2 === 0 ? HEAD : `${HEAD}content-length: 1000000\r\n\r\n--x\r\n`, 1000)
        lives.push(performance.now() - began)
      })
      const took: number[] = []
      for (let done = false; !done; ) {
        const at = performance.now()
        expect((await me.get('/api/files?limit=100')).status).toBe(200)
        took.push(performance.now() - at)
        const pause = new Promise((resolve) => setTimeout(resolve, 50))
        done = await Promise.race([Promise.all(closed).then(() => true), pause.then(() => false)])
      }
      took.sort((a, b) => a - b)
      const p95 = took[Math.floor(took.length * 0.95)] ?? 0
      console.info(
        `L-6: ${took.length} lists, p95 ${Math.round(p95)} ms; last socket after ${Math.round(Math.max(...lives))} ms`,
      )
      expect(p95).toBeLessThan(500)
      expect(Math.max(...lives)).toBeLessThan(40_000)
    },
  )
})

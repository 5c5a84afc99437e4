import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Uploads to Octavo against a bare server that pipes the same body to the same disk, and against one that also flushes
 * it, as Octavo does: 2,500 files of 2 KB in one request, and one file of 1 GB. Runs take turns; every run sends bytes
 * that were never sent before. The body of small files is made before the clock starts.
 *
 *   node bench/upload/bench.ts [--runs 5] [--gigabytes 1] [--only small|large]
 */
const option = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback)
}
const RUNS = Number(option('runs', '5'))
const LARGE_BYTES = Math.round(Number(option('gigabytes', '1')) * 1024 ** 3)
const ONLY = option('only', '')
const BOUNDARY = '----octavo-bench-5f0c'

interface Peer {
  readonly name: string
  readonly child: ChildProcess
  readonly url: string
}

function launch(name: string, args: readonly string[], env: Record<string, string>): Promise<Peer> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      const url = /ready at (\S+)/u.exec(chunk.toString())?.[1]
      if (url) resolve({ name, child, url })
    })
  })
}

const rssBytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
const partHead = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`

/** A body that no earlier run sent: `salt` goes into every file. */
function smallBody(salt: number): readonly Buffer[] {
  const parts: Buffer[] = []
  for (let index = 0; index < 2500; index += 1) {
    // Every second file is text, the others are bytes without a pattern.
    const content =
      index % 2 === 0
        ? Buffer.alloc(2048, `Line ${index} of a note, written down on day ${salt}.\n`)
        : randomBytes(2048)
    parts.push(Buffer.from(partHead(`run${salt}/file-${index}.bin`)), content, Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${BOUNDARY}--\r\n`))
  const body = Buffer.concat(parts)
  return Array.from({ length: Math.ceil(body.length / 65_536) }, (_, at) =>
    body.subarray(at * 65_536, (at + 1) * 65_536),
  )
}

function* largeBody(salt: number): Generator<Buffer> {
  yield Buffer.from(partHead(`large-${salt}.bin`))
  const chunk = Buffer.alloc(1024 * 1024)
  for (let at = 0; at < chunk.length; at += 32) createHash('sha256').update(`${salt}:${at}`).digest().copy(chunk, at)
  for (let left = LARGE_BYTES; left > 0; left -= chunk.length) yield chunk.subarray(0, Math.min(left, chunk.length))
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
}

async function send(url: string, body: Iterable<Buffer>): Promise<number> {
  const began = performance.now()
  await new Promise<void>((resolve, reject) => {
    const request = http.request(`${url}/api/files/upload`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    })
    request.on('response', (response) => {
      let text = ''
      response.on('data', (part: Buffer) => {
        text = text.length < 500 ? text + part.toString() : text
      })
      response.on('end', () =>
        response.statusCode === 201 ? resolve() : reject(new Error(`${response.statusCode} ${text}`)),
      )
    })
    request.on('error', reject)
    void (async () => {
      for (const part of body) if (!request.write(part)) await new Promise((ready) => request.once('drain', ready))
      request.end()
    })()
  })
  return performance.now() - began
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function measure(
  what: string,
  peers: readonly [octavo: Peer, bare: Peer, flushing: Peer],
  folder: string,
  body: (salt: number) => Iterable<Buffer>,
): Promise<void> {
  const [octavo] = peers
  const times = new Map<Peer, number[]>(peers.map((peer) => [peer, []]))
  const pid = octavo.child.pid ?? 0
  let idleBytes = 0
  let peakBytes = 0
  for (let run = 0; run <= RUNS; run += 1) {
    for (const peer of run % 2 === 0 ? peers : peers.toReversed()) {
      await pause(500)
      if (peer === octavo) idleBytes = idleBytes === 0 ? rssBytes(pid) : Math.min(idleBytes, rssBytes(pid))
      const watch = setInterval(() => {
        peakBytes = Math.max(peakBytes, rssBytes(pid))
      }, 20)
      const ms = await send(peer.url, body(Date.now() * 10 + run))
      clearInterval(watch)
      // The first round only warms up.
      if (run > 0) times.get(peer)?.push(ms)
      for (const name of readdirSync(folder)) if (name.startsWith('bare-')) rmSync(path.join(folder, name))
    }
  }
  const show = (values: readonly number[]) => values.map((value) => Math.round(value)).join(' ')
  const own = times.get(octavo) ?? []
  console.log(`${what}\n  octavo ms: ${show(own)}`)
  for (const peer of peers.slice(1)) {
    const other = times.get(peer) ?? []
    const best = Math.min(...own) / Math.min(...other)
    console.log(`  ${peer.name} ms: ${show(other)}`)
    console.log(`    ratio of medians ${(median(own) / median(other)).toFixed(2)}, of the quickest ${best.toFixed(2)}`)
  }
  console.log(
    `  memory idle ${Math.round(idleBytes / 2 ** 20)} MB, peak +${Math.round((peakBytes - idleBytes) / 2 ** 20)} MB`,
  )
}

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-bench-'))
const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const peerScript = fileURLToPath(new URL('./bare.ts', import.meta.url))
const octavo = await launch('octavo', [main], {
  PORT: '0',
  OCTAVO_DATA_DIR: path.join(folder, 'data'),
  OCTAVO_LOG_LEVEL: 'warn',
})
const bare = await launch('bare', [peerScript, path.join(folder, 'bare')], {})
const flushing = await launch('bare and flushed', [peerScript, path.join(folder, 'bare-flushed'), '--flush'], {})
const peers = [octavo, bare, flushing] as const
try {
  if (ONLY !== 'large') await measure('2,500 files of 2 KB in one request', peers, folder, smallBody)
  if (ONLY !== 'small') await measure(`one file of ${LARGE_BYTES / 1024 ** 3} GB`, peers, folder, largeBody)
} finally {
  for (const { child } of peers) {
    child.removeAllListeners('exit')
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('close', resolve))
  }
  rmSync(folder, { recursive: true, force: true })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { S3Client } from '../../apps/server/src/infra/blobs/s3/client.ts'
import { findPostgres, startPostgres } from '../../apps/server/test/support/databases.ts'
import { startSwift } from '../../apps/server/test/support/swift.ts'

/**
 * Several server processes on one PostgreSQL server: calls a second of 1, 2 and 4 of them beside each other, and uploads, sorting and
 * an archive with contents in a bucket (OpenStack Swift on this machine) beside the disk. Ratios, for the machine is what it is.
 *
 *   node bench/library/processes.ts [seconds] [files]
 */
const SECONDS = Number(process.argv[2] ?? '10')
const FILES = Number(process.argv[3] ?? '400')
const CALLERS = 16
const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const root = mkdtempSync(path.join(tmpdir(), 'octavo-bench-processes-'))
const running = new Set<ChildProcess>()

const found = findPostgres()
if ('missing' in found) throw new Error(found.missing)
const postgres = await startPostgres(found.bin)

/** A server of its own; gives its address. */
function launch(env: Readonly<Record<string, string>>): Promise<string> {
  const common = { PORT: '0', OCTAVO_LOG_LEVEL: 'fatal', OCTAVO_OCR: 'false', OCTAVO_RATE_LIMIT: '10000000' }
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH ?? '', ...common, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /ready at (\S+)/u.exec(chunk.toString())?.[1]
      if (url) resolve(url)
    })
  })
}

async function endAll(): Promise<void> {
  for (const child of running) {
    const gone = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGKILL')
    await gone
  }
  running.clear()
}

interface Person {
  cookie: string
}

async function call(url: string, person: Person, at: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${url}${at}`, {
    ...init,
    headers: { ...init.headers, cookie: person.cookie, origin: url },
  })
  if (answer.status >= 300) throw new Error(`${at}: ${answer.status} ${await answer.text()}`)
  person.cookie ||= answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return answer
}

async function upload(url: string, person: Person, count: number): Promise<readonly { readonly id: string }[]> {
  const form = new FormData()
  for (let n = 0; n < count; n += 1) form.append('files', new Blob([randomBytes(20_000)]), `${randomUUID()}.bin`)
  const answer = await call(url, person, '/api/files/upload', { method: 'POST', body: form })
  return ((await answer.json()) as { files: { id: string }[] }).files
}

/** Lists and uploads of people over some processes: calls a second. */
async function throughput(processes: number): Promise<number> {
  const env = { DATABASE_URL: postgres.fresh(), OCTAVO_DATA_DIR: path.join(root, `shared-${processes}`) }
  const urls = [await launch(env), ...(await Promise.all(Array.from({ length: processes - 1 }, () => launch(env))))]
  const people = Array.from({ length: CALLERS }, (): Person => ({ cookie: '' }))
  await Promise.all(people.map((person, n) => upload(urls[n % urls.length] ?? '', person, 50)))
  let calls = 0
  const endsAtMs = performance.now() + SECONDS * 1000
  await Promise.all(
    people.map(async (person, n) => {
      for (let turn = n; performance.now() < endsAtMs; turn += 1) {
        const url = urls[turn % urls.length] ?? ''
        if (turn % 10 === 0) await upload(url, person, 1)
        else await (await call(url, person, '/api/files?limit=50')).arrayBuffer()
        calls += 1
      }
    }),
  )
  await endAll()
  return calls / SECONDS
}

/** Seconds of an upload of `FILES` files of 20 KB, of sorting them, and of an archive of all. */
async function steps(env: Readonly<Record<string, string>>): Promise<Readonly<Record<string, number>>> {
  const url = await launch(env)
  const person: Person = { cookie: '' }
  const took: Record<string, number> = {}
  const timed = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    const beganMs = performance.now()
    const result = await act()
    took[name] = (performance.now() - beganMs) / 1000
    return result
  }
  const files = await timed('upload', async () => [
    ...(await upload(url, person, FILES / 2)),
    ...(await upload(url, person, FILES / 2)),
  ])
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ files: files.map(({ id }) => ({ id })) })
  await timed('sort', async () =>
    (await call(url, person, '/api/agentkit/organize', { method: 'POST', body, headers: json })).arrayBuffer(),
  )
  const asked = JSON.stringify({ ids: files.map(({ id }) => id) })
  await timed('archive', async () =>
    (await call(url, person, '/api/files/archive', { method: 'POST', body: asked, headers: json })).arrayBuffer(),
  )
  await endAll()
  return took
}

const swift = await startSwift((place) => new S3Client(place).text('PUT', ''))
try {
  console.log(`${cpus().length} cores, ${CALLERS} people, 9 lists for each upload, ${SECONDS} s each`)
  const one = await throughput(1)
  console.log(`1 process: ${one.toFixed(0)} calls a second`)
  for (const count of [2, 4]) {
    const calls = await throughput(count)
    console.log(`${count} processes: ${calls.toFixed(0)} calls a second, ${(calls / one).toFixed(2)} of one`)
  }
  const disk = await steps({ DATABASE_URL: postgres.fresh(), OCTAVO_DATA_DIR: path.join(root, 'disk') })
  const place = await swift.fresh()
  const bucket = await steps({
    ...{ DATABASE_URL: postgres.fresh(), OCTAVO_DATA_DIR: path.join(root, 'bucket') },
    ...{ OCTAVO_S3_URL: place.endpoint, OCTAVO_S3_BUCKET: place.bucket },
    ...{ OCTAVO_S3_ACCESS_KEY: place.accessKeyId, OCTAVO_S3_SECRET_KEY: place.secretAccessKey },
  })
  for (const [name, diskS] of Object.entries(disk)) {
    const bucketS = bucket[name] ?? 0
    console.log(
      `${name} of ${FILES} files: disk ${diskS.toFixed(2)} s, bucket ${bucketS.toFixed(2)} s, ratio ${(bucketS / diskS).toFixed(1)}`,
    )
  }
} finally {
  await endAll()
  await swift.stop()
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
}

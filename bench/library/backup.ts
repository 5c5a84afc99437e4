import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { restoreBackup } from '@octavo/disk'

/**
 * A backup of a library of 10,000 files of 2 KB while somebody lists it, a second one, and the restore with its first start:
 * how long each takes, and how long a call waits meanwhile.
 *
 *   node bench/library/backup.ts [files]
 */
const FILES = Number(process.argv[2] ?? '10000')
const BATCH = 2500
const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const root = mkdtempSync(path.join(tmpdir(), 'octavo-bench-backup-'))

function launch(dataDir: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const env = { ...process.env, PORT: '0', OCTAVO_DATA_DIR: dataDir, OCTAVO_LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /ready at (\S+)/u.exec(chunk.toString())?.[1]
      if (url) resolve({ child, url })
    })
  })
}

const seconds = async <T>(what: string, act: () => Promise<T>): Promise<T> => {
  const beganMs = performance.now()
  const result = await act()
  console.log(`${what}: ${((performance.now() - beganMs) / 1000).toFixed(2)} s`)
  return result
}

const dataDir = path.join(root, 'data')
const { child, url } = await launch(dataDir)
try {
  let cookie = ''
  for (let at = 0; at < FILES; at += BATCH) {
    const form = new FormData()
    for (let index = 0; index < BATCH; index += 1)
      form.append('files', new Blob([randomBytes(2048)]), `${at + index}.bin`)
    const answer = await fetch(`${url}/api/files/upload`, {
      method: 'POST',
      body: form,
      headers: { cookie, origin: url },
    })
    if (answer.status !== 201) throw new Error(`upload: ${answer.status}`)
    cookie ||= answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    await answer.arrayBuffer()
  }
  const backUp = async () => {
    const file = path.join(dataDir, 'orders', randomUUID())
    writeFileSync(`${file}.json`, JSON.stringify({ order: 'backup', place: path.join(root, 'kept'), atMs: Date.now() }))
    const waits: number[] = []
    while (!existsSync(`${file}.answer`)) {
      const beganMs = performance.now()
      await (await fetch(`${url}/api/files?limit=100`, { headers: { cookie } })).arrayBuffer()
      waits.push(performance.now() - beganMs)
      await wait(10)
    }
    waits.sort((a, b) => a - b)
    console.log(readFileSync(`${file}.answer`, 'utf8').trim())
    const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0)
    console.log(`lists meanwhile: ${waits.length}, median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`)
  }
  await seconds('backup', backUp)
  await seconds('again', backUp)
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('close', resolve))
  const into = path.join(root, 'other')
  await seconds('restore', () => restoreBackup({ place: path.join(root, 'kept'), into }))
  const other = await seconds('first start', () => launch(into))
  other.child.kill('SIGTERM')
  await new Promise((resolve) => other.child.once('close', resolve))
} finally {
  child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
}

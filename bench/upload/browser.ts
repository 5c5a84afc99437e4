/**
 * One large file through the product in Chromium: picked on the main screen, uploaded, listed with its size and checksum.
 * `node bench/upload/browser.ts [GIGABYTES]` (default 3; the file is sparse). Needs the web app to be built.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'
import { treeMemory } from '../zip/memory.ts'

const SIZE_BYTES = Math.round(Number(process.argv[2] ?? 3) * 1024 ** 3)
const work = mkdtempSync(join(process.env.OCTAVO_BENCH_DIR ?? tmpdir(), 'octavo-bench-browser-'))
const large = join(work, 'film.bin')
writeFileSync(large, '')
truncateSync(large, SIZE_BYTES)

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const OCTAVO_WEB_DIR = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const env = { ...process.env, PORT: '0', OCTAVO_DATA_DIR: join(work, 'data'), OCTAVO_LOG_LEVEL: 'warn', OCTAVO_WEB_DIR }
const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
const url = await new Promise<string>((resolve, reject) => {
  server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  server.stdout.on('data', (chunk: Buffer) => {
    const address = /ready at (\S+)/u.exec(chunk.toString())?.[1]
    if (address) resolve(address)
  })
})
const rssBytes = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)

function digestOfZeros(): string {
  const digest = createHash('sha256')
  const zeros = Buffer.alloc(1024 * 1024)
  for (let left = SIZE_BYTES; left > 0; left -= zeros.length) digest.update(zeros.subarray(0, left))
  return digest.digest('hex')
}

const context = await chromium.launchPersistentContext(join(work, 'profile'), { ...launchOptions(), locale: 'en-GB' })
try {
  await context.addInitScript(() => localStorage.setItem('octavo.intro-seen', '1'))
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  const idleBytes = rssBytes(server)
  const browserIdleBytes = treeMemory(process.pid) - idleBytes
  let peakBytes = idleBytes
  let browserPeakBytes = 0
  const watch = setInterval(() => {
    const now = rssBytes(server)
    peakBytes = Math.max(peakBytes, now)
    browserPeakBytes = Math.max(browserPeakBytes, treeMemory(process.pid) - now)
  }, 200)
  const began = performance.now()
  await page.getByTestId('pick-files').setInputFiles(large)
  await page.getByText('Everything is in your library').waitFor({ timeout: 900_000 })
  const seconds = (performance.now() - began) / 1000
  clearInterval(watch)
  const answer = await page.request.get(`${url}/api/files`)
  const [file] = ((await answer.json()) as { files: { size: number; sha256: string }[] }).files
  if (file?.size !== SIZE_BYTES || file.sha256 !== digestOfZeros()) throw new Error('What arrived is not what was sent')
  console.log(`${(SIZE_BYTES / 1024 ** 3).toFixed(2)} GB in Chromium: ${seconds.toFixed(1)} s, checksum right`)
  console.log(`  server idle ${megabytes(idleBytes)} MB, peak +${megabytes(peakBytes - idleBytes)} MB`)
  console.log(`  browser and this script peak +${megabytes(browserPeakBytes - browserIdleBytes)} MB`)
} finally {
  await context.close()
  server.removeAllListeners('exit')
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('close', resolve))
  rmSync(work, { recursive: true, force: true })
}

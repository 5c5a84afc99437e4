/**
 * Times the download of a whole library as a ZIP in Chromium: many files in one request against one request for each.
 * `node bench/zip/library.ts [ROUNDS] [FILES] [BYTES]` (default 2 rounds of 10,000 files of 2,000 bytes). The server is
 * Octavo's own in a process of its own, and the page comes from it. Both take turns; round 0 only warms up.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { launchOptions } from '../../e2e/support/browser.ts'
import { median } from './sets.ts'

const [rounds = 2, count = 10_000, sizeBytes = 2_000] = process.argv.slice(2).map(Number)
const work = mkdtempSync(join(process.env.OCTAVO_BENCH_DIR ?? tmpdir(), 'octavo-bench-library-'))
const site = join(work, 'site')
await build({
  root: join(import.meta.dirname, 'page'),
  logLevel: 'error',
  build: { outDir: site, target: 'es2022' },
  worker: { format: 'es' },
})
const server = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/main.ts')], {
  env: {
    ...process.env,
    PORT: '0',
    OCTAVO_DATA_DIR: join(work, 'data'),
    OCTAVO_WEB_DIR: site,
    OCTAVO_LOG_LEVEL: 'warn',
    // One request for each file would soon be refused: more than 12,000 a minute.
    OCTAVO_RATE_LIMIT: '10000000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    server.stdout.on('data', (chunk: Buffer) => {
      const address = /(http:\/\/\S+)/u.exec(chunk.toString())?.[1]
      if (address) resolve(address)
    })
  })
  const context = await chromium.launchPersistentContext(join(work, 'profile'), launchOptions())
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.evaluate(([files, bytes]) => window.fill(files, bytes), [count, sizeBytes] as const)
    const times = new Map<boolean, number[]>([
      [true, []],
      [false, []],
    ])
    for (let round = 0; round <= rounds; round++) {
      for (const [isTogether, list] of times) {
        const { wallMs } = await page.evaluate((together) => window.packLibrary(together), isTogether)
        if (round > 0) list.push(wallMs)
      }
    }
    const wall = (isTogether: boolean) => median(times.get(isTogether) ?? [])
    process.stdout.write(`${count} files of ${sizeBytes} bytes out of the library, in Chromium\n`)
    process.stdout.write(
      `  many in one request ${wall(true).toFixed(0)} ms, one request each ${wall(false).toFixed(0)} ms, `,
    )
    process.stdout.write(`ratio ${(wall(true) / wall(false)).toFixed(3)}\n`)
  } finally {
    await context.close()
  }
} finally {
  server.removeAllListeners('exit')
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('close', resolve))
  rmSync(work, { recursive: true, force: true })
}

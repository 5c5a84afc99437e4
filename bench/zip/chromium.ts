/**
 * Times Octavo's ZIP worker in Chromium beside JSZip and client-zip, on files of a picked folder:
 * `node bench/zip/chromium.ts [ROUNDS] [SET] [CONTENDER,...]` (default 3 rounds of everything). As on every screen of the
 * product, a list has asked the files for their sizes before; OCTAVO_UNLISTED=1 leaves that out. Wall time until the archive can be handed to the person; peak
 * memory of all the browser's processes. Contenders take turns in fresh pages; in round 0 the
 * archive is checked and the memory watched, which takes time of its own, and the others are timed.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium, type Download } from '@playwright/test'
import { build } from 'vite'
import { launchOptions } from '../../e2e/support/browser.ts'
import { checkArchive } from './check.ts'
import { childrenCpuMs, treeMemory } from './memory.ts'
import { median, SETS, writeSet } from './sets.ts'

const ROUNDS = Number(process.argv[2] ?? 3)
const CONTENDERS = process.argv[4]?.split(',') ?? ['octavo', 'jszip', 'jszip streamFiles', 'client-zip']
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

const work = mkdtempSync(join(process.env.OCTAVO_BENCH_DIR ?? tmpdir(), 'octavo-bench-zip-'))
const site = join(work, 'site')
await build({
  root: join(import.meta.dirname, 'page'),
  logLevel: 'error',
  build: { outDir: site, target: 'es2022' },
  worker: { format: 'es' },
})
const server = createServer(async (request, response) => {
  const path = request.url === '/' ? '/index.html' : (request.url ?? '')
  const body = await readFile(join(site, path)).catch(() => undefined)
  response.writeHead(body ? 200 : 404, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain' }).end(body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

/** Why the browser did not save the archive, if it did not. */
async function save(download: Download, path: string): Promise<string | undefined> {
  const failure = await download.failure()
  if (failure === null) await download.saveAs(path)
  return failure === null ? undefined : `not saved by the browser: ${failure}`
}

async function runOnce(contender: string, folder: string, archive: string | undefined) {
  const profile = join(work, 'profile')
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), acceptDownloads: true })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.locator('#folder').setInputFiles(folder)
    if (!process.env.OCTAVO_UNLISTED) await page.evaluate(() => window.list())
    let peakBytes = 0
    const cpuBeforeMs = childrenCpuMs(process.pid)
    const idleBytes = treeMemory(process.pid) - treeMemory0()
    const watch = () => {
      peakBytes = Math.max(peakBytes, treeMemory(process.pid) - treeMemory0())
    }
    const timer = archive ? setInterval(watch, 150) : undefined
    const saving = archive ? page.waitForEvent('download', { timeout: 120_000 }) : undefined
    const { wallMs } = await page.evaluate(([name, save]) => window.pack(name, save), [
      contender,
      archive !== undefined,
    ] as const)
    clearInterval(timer)
    const cpuMs = childrenCpuMs(process.pid) - cpuBeforeMs
    const failure = archive && saving ? await save(await saving, archive) : undefined
    return { wallMs, cpuMs, idleBytes, peakBytes, failure }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** JSZip's better way of generating. */
function bestOf(figure: (contender: string) => number): number {
  return Math.min(...CONTENDERS.filter((name) => name.startsWith('jszip')).map(figure))
}

/** This process itself, which is no part of the browser. */
function treeMemory0(): number {
  return process.memoryUsage.rss()
}

try {
  for (const set of SETS.filter(({ name }) => name.includes(process.argv[3] ?? ''))) {
    const folder = join(work, 'set')
    mkdirSync(folder)
    writeSet(folder, set)
    const readings = new Map<string, Awaited<ReturnType<typeof runOnce>>[]>(CONTENDERS.map((name) => [name, []]))
    const checks = new Map<string, string>()
    const memory = new Map<string, number>()
    for (let round = 0; round <= ROUNDS; round++) {
      for (const contender of CONTENDERS) {
        const archive = round === 0 ? join(work, 'archive.zip') : undefined
        const reading = await runOnce(contender, folder, archive)
        if (archive) {
          memory.set(contender, (reading.peakBytes - reading.idleBytes) / 1e6)
          checks.set(contender, reading.failure ?? checkArchive(archive, folder, set, 'set/'))
        } else readings.get(contender)?.push(reading)
      }
    }
    const wall = (name: string) => median((readings.get(name) ?? []).map(({ wallMs }) => wallMs))
    const jszip = bestOf(wall)
    const cpu = (name: string) => median((readings.get(name) ?? []).map(({ cpuMs }) => cpuMs))
    const jszipCpu = bestOf(cpu)
    process.stdout.write(`\n${set.name} in Chromium (JSZip's best: ${jszip.toFixed(0)} ms)\n`)
    for (const name of CONTENDERS) {
      const peak = memory.get(name) ?? Number.NaN
      process.stdout.write(
        `  ${name.padEnd(18)} ${wall(name).toFixed(0).padStart(6)} ms  ratio ${(wall(name) / jszip).toFixed(3)}  processor ${cpu(name).toFixed(0)} ms, ratio ${(cpu(name) / jszipCpu).toFixed(3)}  memory +${peak.toFixed(0)} MB  ${checks.get(name)}\n`,
      )
    }
    rmSync(folder, { recursive: true })
  }
} finally {
  server.close()
  rmSync(work, { recursive: true, force: true })
}

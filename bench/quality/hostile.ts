/**
 * Hostile and broken files: `OCTAVO_DATA=FOLDER node bench/quality/hostile.ts`. Each file of `hostile/` is read by a pool
 * with 5 s and 256 MiB; every one has to end with facts or a code, and those that are called encrypted must say so.
 * `--all` lists every file with its result.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createReaderPool } from '@octavo/readers/node'
import { figure } from './sets.ts'

const MEGABYTE = 1024 * 1024
const root = join(
  process.env.OCTAVO_DATA ?? '',
  process.argv.find((word) => word.startsWith('--set='))?.slice(6) ?? 'hostile',
)
const showAll = process.argv.includes('--all')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => join(root, name))
  .filter((file) => statSync(file).isFile())
  .toSorted()

/** Highest resident memory of any process that this one has started, in bytes (Linux; 0 elsewhere). */
function peakBytes(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').trim().split(' ')
    return Math.max(
      0,
      ...children.map(
        (pid) => Number(/^VmHWM:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024,
      ),
    )
  } catch {
    return 0
  }
}

const codes = new Map<string, number>()
const ended: string[] = []
let slowest = { file: '', ms: 0 }
let largest = { file: '', bytes: 0 }
const encrypted = { files: 0, said: 0, not: [] as string[] }

const pool = createReaderPool({ width: 1, timeoutMs: 5000, heapBytes: 128 * MEGABYTE, memoryBytes: 256 * MEGABYTE })
const startedMs = performance.now()
for (const file of files) {
  const fromMs = performance.now()
  const { code = 'facts', reason, text, ...facts } = await pool.read(file)
  const ms = performance.now() - fromMs
  const bytes = peakBytes()
  const name = relative(root, file)
  codes.set(code, (codes.get(code) ?? 0) + 1)
  if (ms > slowest.ms) slowest = { file: name, ms }
  if (bytes > largest.bytes) largest = { file: name, bytes }
  if (code === 'too_slow' || code === 'too_large') ended.push(`${name}: ${code} after ${ms.toFixed(0)} ms (${reason})`)
  if (/encrypt|password|protect/iu.test(name) && !/email/u.test(name)) {
    encrypted.files += 1
    if (code === 'password_needed') encrypted.said += 1
    else encrypted.not.push(`${name}: ${code}`)
  }
  if (showAll)
    console.log(
      `${code.padEnd(15)} ${ms.toFixed(0).padStart(5)} ms  ${name}  ${JSON.stringify({ ...facts, text: text?.slice(0, 60) }).slice(0, 200)}`,
    )
}
pool.close()

console.log(
  `${files.length} files in ${((performance.now() - startedMs) / 1000).toFixed(1)} s: ${[...codes].map(([code, count]) => `${code} ${count}`).join(', ')}`,
)
console.log(
  `slowest ${slowest.ms.toFixed(0)} ms (${slowest.file}), asked 5000; highest memory of a reader ${(largest.bytes / MEGABYTE).toFixed(0)} MiB (${largest.file}), asked 256`,
)
console.log(
  `called encrypted, said so ${encrypted.said}/${encrypted.files}${encrypted.not.map((line) => `\n  ${line}`).join('')}`,
)
for (const line of ended) console.log(`  ${line}`)
figure({
  task: 'Hostile and broken files: slowest; most memory',
  set: `hostile, ${files.length} files`,
  method: 'a process that is ended',
  ours: `${(slowest.ms / 1000).toFixed(1)} s; ${(largest.bytes / MEGABYTE).toFixed(0)} MiB`,
  asked: '5 s; 256 MiB',
})

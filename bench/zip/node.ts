/**
 * Times Octavo's ZIP writer in Node beside JSZip, client-zip and native 7z, stored mode, in one run:
 * `node bench/zip/node.ts [ROUNDS]` (default 5). Contenders take turns; medians are reported. Every archive of the
 * first round is checked by `unzip -t`, `7z t` and Python's zipfile.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkArchive } from './check.ts'
import { type FileSet, median, SETS, writeSet } from './sets.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
const CONTENDERS = ['octavo writeZip', 'jszip stream', 'jszip buffer', 'client-zip', '7z'] as const

interface Reading {
  readonly wallMs: number
  readonly firstByteMs?: number
  readonly idleBytes: number
  readonly peakBytes: number
}

/** wait4 tells the peak memory of a native program; Node's child_process doesn't. */
const TIMED = `import os,sys,time
t=time.perf_counter()
p=os.posix_spawnp(sys.argv[1],sys.argv[1:],os.environ,file_actions=[(os.POSIX_SPAWN_OPEN,1,'/dev/null',os.O_WRONLY,0)])
_,status,usage=os.wait4(p,0)
print((time.perf_counter()-t)*1000, usage.ru_maxrss*1024)
sys.exit(1 if status else 0)`

function runOnce(contender: string, folder: string, set: FileSet, out: string): Reading {
  rmSync(out, { force: true })
  if (contender === '7z') {
    const text = execFileSync('python3', ['-c', TIMED, '7z', 'a', '-mx=0', '-tzip', out, '.'], { cwd: folder })
    const [wallMs = 0, peakBytes = 0] = text.toString().trim().split(' ').map(Number)
    return { wallMs, idleBytes: 0, peakBytes }
  }
  const program = join(import.meta.dirname, 'contender.ts')
  const args = [program, contender, folder, String(set.count), String(set.sizeBytes), out]
  return JSON.parse(execFileSync(process.execPath, args, { maxBuffer: 1e7 }).toString())
}

// In memory where the system offers it, so that the disk's moods don't decide.
const base = process.env.OCTAVO_BENCH_DIR ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir())
const work = mkdtempSync(join(base, 'octavo-bench-zip-'))
try {
  const cpu = /model name\s*:\s*(.*)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1]
  process.stdout.write(`Node ${process.version}, ${cpu}, ${ROUNDS} rounds, medians\n`)
  for (const set of SETS.filter(({ name }) => name.includes(process.argv[3] ?? ''))) {
    const folder = join(work, `${set.count}`)
    mkdirSync(folder)
    writeSet(folder, set)
    const readings = new Map<string, Reading[]>(CONTENDERS.map((name) => [name, []]))
    const checks = new Map<string, string>()
    // Round 0 warms the page cache for everybody and is checked, not counted.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const contender of CONTENDERS) {
        const out = join(work, 'out.zip')
        const reading = runOnce(contender, folder, set, out)
        if (round === 0) checks.set(contender, checkArchive(out, folder, set))
        else readings.get(contender)?.push(reading)
        rmSync(out, { force: true })
        execFileSync('sync')
      }
    }
    const wall = (name: string) => median((readings.get(name) ?? []).map((reading) => reading.wallMs))
    const jszip = Math.min(wall('jszip stream'), wall('jszip buffer'))
    process.stdout.write(`\n${set.name} (JSZip's best: ${jszip.toFixed(0)} ms)\n`)
    for (const [name, list] of readings) {
      const over = median(list.map((reading) => reading.peakBytes - reading.idleBytes)) / 1e6
      const peak = median(list.map((reading) => reading.peakBytes)) / 1e6
      const first = list[0]?.firstByteMs === undefined ? '-' : median(list.map((r) => r.firstByteMs ?? 0)).toFixed(1)
      process.stdout.write(
        `  ${name.padEnd(16)} ${wall(name).toFixed(0).padStart(6)} ms  ratio ${(wall(name) / jszip).toFixed(3)}  first byte ${first} ms  peak ${peak.toFixed(0)} MB (+${over.toFixed(0)})  ${checks.get(name)}\n`,
      )
    }
    rmSync(folder, { recursive: true })
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}

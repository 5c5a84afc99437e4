import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { BIN } from '../../apps/cli/test/support/run.ts'
import { seeded } from './make-tree.ts'

/**
 * `octavo duplicates` beside jdupes and fdupes on 20,000 files of 343 MB that the script makes: 3,000 copies, files of one size,
 * files with one beginning. Whole processes, start-up included, in turn; medians, and the peak of memory by GNU time. All three
 * must find the same number of files. Run: node bench/cli/duplicates.ts [rounds]
 */
const rounds = Number(process.argv[2] ?? 5)
const FILES = 20_000
const COPIES = 3000
const base = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-bench-'))
const root = path.join(base, 'files')
const TIME = { program: '/usr/bin/time', form: '%e %U %S %M' }

interface Run {
  readonly seconds: number
  readonly processorSeconds: number
  readonly peakMb: number
  /** Files that are in a set. */
  readonly files: number
}

const contenders: Readonly<
  Record<string, { readonly args: readonly string[]; readonly count: (out: string) => number }>
> = {
  octavo: {
    args: [process.execPath, BIN, 'duplicates', root, '--json'],
    count: (out) => lines(out).filter((line) => line.startsWith('{"set"')).length,
  },
  jdupes: { args: ['jdupes', '-r', '-q', root], count: (out) => lines(out).length },
  fdupes: { args: ['fdupes', '-r', '-q', root], count: (out) => lines(out).length },
}

try {
  makeFiles()
  spawnSync('sync')
  const runs = new Map<string, Run[]>()
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? Object.keys(contenders) : Object.keys(contenders).toReversed())
      runs.set(name, [...(runs.get(name) ?? []), once(name)])
  const of = (name: string, value: keyof Run) => median((runs.get(name) ?? []).map((run) => run[value]))
  process.stdout.write(
    `${FILES} files, ${rounds} rounds, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}\n`,
  )
  for (const name of runs.keys())
    process.stdout.write(
      `${name}  ${of(name, 'seconds').toFixed(2)} s, processor ${of(name, 'processorSeconds').toFixed(2)} s, peak ${of(name, 'peakMb').toFixed(0)} MB, ${of(name, 'files')} files in sets\n`,
    )
  for (const peer of ['jdupes', 'fdupes'])
    process.stdout.write(
      `octavo / ${peer}: ${(of('octavo', 'seconds') / of(peer, 'seconds')).toFixed(2)} in seconds, ${(of('octavo', 'processorSeconds') / of(peer, 'processorSeconds')).toFixed(2)} in processor time\n`,
    )
  if (new Set([...runs.keys()].map((name) => of(name, 'files'))).size > 1)
    throw new Error('They found different files.')
} finally {
  fs.rmSync(base, { recursive: true, force: true })
}

function once(name: string): Run {
  const { args = [], count = () => 0 } = contenders[name] ?? {}
  const { stdout, stderr, error } = spawnSync(TIME.program, ['-f', TIME.form, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (error) throw error
  const [seconds = 0, user = 0, system = 0, peakKb = 0] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number)
  return { seconds, processorSeconds: user + system, peakMb: peakKb / 1024, files: count(stdout) }
}

/** Sizes as in a home folder: many small, few large; every third of a size that others have, every ninth with one beginning. */
function makeFiles(): void {
  const random = seeded(11)
  const pool = Buffer.from(Uint32Array.from({ length: 2 ** 22 }, () => random() * 2 ** 32).buffer)
  const written: string[] = []
  for (let number = 0; number < FILES; number += 1) {
    const folder = path.join(root, `folder ${number % 97}`, `part ${number % 7}`)
    fs.mkdirSync(folder, { recursive: true })
    const file = path.join(folder, `file ${number}.dat`)
    const original =
      number > 100 && number % Math.round(FILES / COPIES) === 0
        ? written[Math.floor(random() * written.length)]
        : undefined
    if (original) fs.copyFileSync(original, file)
    else {
      const large = 200 + Math.floor(random() ** 3 * 60_500)
      const sizeBytes = number % 3 === 0 ? 1000 * (1 + Math.floor(random() * 40)) : large
      const start = Math.floor(random() * (pool.length - sizeBytes))
      const whole = Buffer.from(pool.subarray(start, start + sizeBytes))
      if (number % 9 === 0) whole.fill(7, 0, Math.min(4096, sizeBytes - 4))
      whole.writeUInt32LE(number, whole.length - 4)
      fs.writeFileSync(file, whole)
    }
    written.push(file)
  }
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

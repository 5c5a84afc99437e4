/**
 * What it costs to guard a folder: `node bench/guard/trials.ts [FILES]` (default 10,000, of 1 byte to 60 KiB, and one film in
 * fifty of 400 KiB). Each trial: seconds to take the shadow, bytes that it takes, what a command does, seconds to see what became
 * of the folder, seconds to take it back, and files whose bytes are not what they were. Beside it a plain copy of the folder.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { GuardStore, takeGuardBack } from '@octavo/disk'

const FILES = Number(process.argv[2] ?? 10_000)
const base = mkdtempSync(join(tmpdir(), 'octavo-bench-guard-'))
const root = join(base, 'folder')

/** The same numbers each time (a linear congruential generator, Numerical Recipes). */
let seed = 1
const next = (below: number) => {
  seed = (seed * 1664525 + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}

for (let index = 0; index < FILES; index += 1) {
  const folder = join(root, `in ${Math.floor(index / 200)}`)
  if (index % 200 === 0) mkdirSync(folder, { recursive: true })
  const isFilm = index % 50 === 7
  const size = isFilm ? 400 * 1024 : 1 + next(60 * 1024)
  const bytes = Buffer.alloc(size, `${index} `)
  writeFileSync(join(folder, isFilm ? `${index}.mp4` : `${index}.${['txt', 'pdf', 'jpg', 'docx'][index % 4]}`), bytes)
}

const hashes = () =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(root, file), createHash('sha256').update(readFileSync(file)).digest('hex')] as const),
  )
const sizeOf = (folder: string) =>
  Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) * 1024
const seconds = <T>(act: () => T): [number, T] => {
  const began = performance.now()
  const result = act()
  return [(performance.now() - began) / 1000, result]
}
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0)

const before = hashes()
const folderBytes = sizeOf(root)
const NO_COPIES = { anyBytes: -1, writtenBytes: -1, totalBytes: 0 }
const sh = (script: string) => () => execFileSync('sh', ['-c', script], { cwd: base })
const TRIALS: readonly (readonly [name: string, act: () => unknown, limits?: typeof NO_COPIES])[] = [
  ['rm -rf, held by names alone', sh('rm -rf folder'), NO_COPIES],
  ['rm -rf', sh('rm -rf folder')],
  [
    'all moved into one folder',
    sh('mkdir all; find folder -type f -exec mv -t all {} +; rm -rf folder; mv all folder'),
  ],
  [
    'every text written over in place',
    () => {
      for (const name of before.keys()) if (/\.(?:txt|docx)$/u.test(name)) writeFileSync(join(root, name), 'x')
    },
  ],
]
try {
  const [copySeconds] = seconds(() => execFileSync('cp', ['-a', root, join(base, 'plain')]))
  rmSync(join(base, 'plain'), { recursive: true })
  console.log(`${FILES} files, ${megabytes(folderBytes)} MB; a plain copy (cp -a): ${copySeconds.toFixed(2)} s`)
  console.log(
    '| what the command does | shadow s | of a plain copy | it takes MB | difference s | taken back s | not as before |',
  )
  console.log('|---|---:|---:|---:|---:|---:|---:|')
  for (const [name, act, limits] of TRIALS) {
    const store = new GuardStore(join(base, 'state', 'guards'))
    const nowMs = Date.now()
    const [shadow, { record, hold }] = seconds(() =>
      store.begin(root, { command: [name], keepDays: 1, nowMs, ...(limits && { limits }) }),
    )
    const takes = sizeOf(base) - folderBytes
    act()
    hold?.release()
    const [differing] = seconds(() => store.end(record.id))
    const [backSeconds] = seconds(() => takeGuardBack(store, record.id, { nowMs }))
    const after = hashes()
    const wrong = [...before].filter(([file, hash]) => after.get(file) !== hash).length + (after.size - before.size)
    const share = `${((100 * shadow) / copySeconds).toFixed(0)} %`
    const row = [shadow.toFixed(2), share, megabytes(takes), differing.toFixed(2), backSeconds.toFixed(2), wrong]
    console.log(`| ${name} | ${row.join(' | ')} |`)
    store.drop(record.id)
  }
} finally {
  rmSync(base, { recursive: true, force: true })
}

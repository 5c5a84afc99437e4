/**
 * Every measurement of this folder, one after the other, each with its own table and seconds; then one table of all: task,
 * set, method, our figure, the baseline's figure and what was asked. Baselines marked "(issue)" were measured on the same
 * files when the work was asked for. `--markdown` prints the table as Markdown.
 * Usage: OCTAVO_DATA=... node bench/quality/all.ts [--markdown] [NAME ...]
 * With names (`filetype kinds`) only those run. A script that fails is named, the rest go on; the exit code is 1 then.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Figure, table } from './sets.ts'

const folder = import.meta.dirname
const isMarkdown = process.argv.includes('--markdown')
const wanted = process.argv.slice(2).filter((argument) => argument !== '--markdown')

/** A measurement says in its first lines that it reads OCTAVO_DATA; parts of others and trainers do not. */
const isMeasurement = (file: string): boolean =>
  file.endsWith('.ts') &&
  file !== path.basename(import.meta.filename) &&
  /^\/\*\*(?:(?!\*\/)[\s\S]){0,1000}OCTAVO_DATA=/u.test(fs.readFileSync(path.join(folder, file), 'utf8'))

if (process.env.OCTAVO_DATA === undefined) {
  process.stderr.write('OCTAVO_DATA names no folder: it must be the one that holds the labelled sets.\n')
  process.exit(1)
}

const names = fs
  .readdirSync(folder)
  .filter(isMeasurement)
  .map((file) => path.basename(file, '.ts'))
  .toSorted()
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`No measurement is called ${unknown.join(', ')}. There are ${names.join(', ')}.\n`)
  process.exit(1)
}

const noted = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-figures-')), 'figures.ndjson')
fs.writeFileSync(noted, '')
const failed: string[] = []
for (const name of wanted.length > 0 ? wanted : names) {
  process.stdout.write(`\n== ${name}\n`)
  const start = performance.now()
  const { status, signal } = spawnSync(process.execPath, [path.join(folder, `${name}.ts`)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, OCTAVO_FIGURES: noted },
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (status !== 0) failed.push(name)
  process.stdout.write(
    status === 0
      ? `-- ${name}: ${seconds} s\n`
      : `-- ${name}: failed (${signal ?? `exit code ${status}`}), ${seconds} s\n`,
  )
}
const figures = fs
  .readFileSync(noted, 'utf8')
  .split('\n')
  .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Figure]))
fs.rmSync(path.dirname(noted), { recursive: true })
const rows = [
  ['task', 'set', 'method', 'Octavo', 'baseline', 'asked'],
  ...figures.map(({ task, set, method, ours, baseline = '', asked = '' }) => [
    task,
    set,
    method,
    ours,
    baseline,
    asked,
  ]),
]
process.stdout.write('\n== all figures\n')
if (isMarkdown) {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
  const [head = [], ...body] = rows
  process.stdout.write(line(head) + line(head.map(() => '---')) + body.map(line).join(''))
} else table(rows)
process.stdout.write(failed.length === 0 ? '\nAll measurements ran.\n' : `\nFailed: ${failed.join(', ')}\n`)
process.exitCode = failed.length === 0 ? 0 : 1

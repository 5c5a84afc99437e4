/**
 * Makes a set of files whose true types are known: files of packages whose ending the package has by its purpose, files that
 * programs write by recipes, and texts written for it. Neither the program nor libmagic is asked. What is missing is said.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { numberOf } from '../../own-folders/parts.ts'

/** One file that a program writes: its class, its ending, the program, and the command, in which OUT is the file. */
export interface Recipe {
  readonly kind: string
  readonly label: string
  /** Other endings that are as right for it. */
  readonly also?: readonly string[]
  readonly program: string
  readonly command: string
}

/** A text that was written for a set. */
export interface Written {
  readonly kind: string
  readonly label: string
  readonly also: readonly string[]
  readonly text: string
}

interface Plan {
  /** Folder of unpacked packages: `debian` and `npm` hold one a folder, each called as its archive. */
  readonly packages: string
  readonly out: string
  /** Class -> lines of `package ending ending ...`; `npm:` before the packages of npm. */
  readonly shipped: Readonly<Record<string, string>>
  readonly recipes: readonly Recipe[]
  readonly texts?: readonly Written[]
  /** Commands that make what the programs are given. */
  readonly prepare: string
  /** A font in a package, which the commands find as $FONT. */
  readonly font: string
  /** Folder, within that of the packages, for what programs write. */
  readonly made: string
  /** Of one type no more are taken from packages, of one type of one package, and of one type in all. */
  readonly most: { readonly ofType: number; readonly ofPackage: number; readonly inAll?: number }
  /** What programs wrote in an earlier run is enough. */
  readonly kept: boolean
}

interface Known {
  readonly file: string
  readonly label: string
  readonly also: readonly string[]
  readonly kind: string
  readonly source: string
}

const MOST_LOOKED_AT = 40
const [LEAST_BYTES, MOST_BYTES] = [60, 20_000_000]

/** `ending=other|other` as its ending and the others that are as right. */
export function labelled(word: string): { readonly label: string; readonly also: readonly string[] } {
  const [label = '', others = ''] = word.split('=')
  return { label, also: others ? others.split('|') : [] }
}

/** Files of packages whose ending the package has by its purpose. */
function shipped({ packages, shipped: classes, most }: Plan, missing: string[]): readonly Known[] {
  const found: Known[] = []
  const taken = new Map<string, number>()
  for (const [kind, lines] of Object.entries(classes))
    for (const line of lines.trim().split('\n')) {
      const [name = '', ...endings] = line.split(' ')
      const folder = path.join(packages, name.startsWith('npm:') ? 'npm' : 'debian', name.replace('npm:', ''))
      if (!fs.existsSync(folder)) {
        missing.push(name)
        continue
      }
      // Folders of icons hold a hundred thousand files: a list of their names alone is quick.
      const all = execFileSync('find', [folder, '-type', 'f'], { encoding: 'utf8', maxBuffer: 1e9 }).split('\n').sort()
      for (const { label, also } of endings.map(labelled)) {
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
        for (const file of fitting.slice(0, most.ofPackage)) {
          if ((taken.get(label) ?? 0) >= most.ofType) break
          taken.set(label, (taken.get(label) ?? 0) + 1)
          found.push({ file, label, also, kind: `packages: ${kind}`, source: name })
        }
      }
    }
  return found
}

/** Files that programs write. */
function written({ packages, made, prepare, font, recipes, kept }: Plan, missing: string[]): readonly Known[] {
  const folder = path.resolve(packages, made)
  const env = { ...process.env, HOME: folder, GNUPGHOME: path.join(folder, 'keys'), FONT: path.resolve(packages, font) }
  const isNew = !fs.existsSync(folder)
  fs.mkdirSync(path.join(folder, 'keys'), { recursive: true, mode: 0o700 })
  const sh = (command: string) =>
    spawnSync('sh', ['-c', command], { cwd: folder, env, timeout: 120_000, stdio: 'ignore' })
  if (isNew) sh(prepare)
  const found: Known[] = []
  for (const { kind, label, also = [], program, command } of recipes) {
    const file = path.join(folder, `made-${numberOf(`${label} ${command}`)}.${label}`)
    // What was made before is kept: some of the programs take long.
    if (!fs.existsSync(file) && !kept) sh(command.replaceAll('OUT', file))
    if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0)
      found.push({ file, label, also, kind: `programs: ${kind}`, source: program })
    else missing.push(`${label} (${program})`)
  }
  return found
}

/** Texts that were written for the set, as files. */
function texts({ packages, made, texts: all = [] }: Plan): readonly Known[] {
  const folder = path.resolve(packages, `${made}-texts`)
  fs.mkdirSync(folder, { recursive: true })
  return all.map(({ kind, label, also, text }) => {
    const file = path.join(folder, `text-${numberOf(`${label} ${text}`)}.${label}`)
    fs.writeFileSync(file, text)
    return { file, label, also, kind: `written: ${kind}`, source: 'written for the set' }
  })
}

/** Makes the set: `files` and `manifest.json` in the folder OUT; the first files of a type are those of packages. */
export function makeSet(plan: Plan): void {
  const { out, most } = plan
  const missing: string[] = []
  const all = [...shipped(plan, missing), ...written(plan, missing), ...texts(plan)]
  fs.rmSync(out, { recursive: true, force: true })
  fs.mkdirSync(path.join(out, 'files'), { recursive: true })
  const sums = new Set<string>()
  const given = new Map<string, number>()
  const files = all.flatMap(({ file, label, also, kind, source }, at) => {
    const bytes = fs.readFileSync(file)
    const sum = createHash('sha256').update(bytes).digest('hex')
    if (sums.has(sum) || (given.get(label) ?? 0) >= (most.inAll ?? Infinity)) return []
    sums.add(sum)
    given.set(label, (given.get(label) ?? 0) + 1)
    const name = `files/${String(at).padStart(4, '0')}.${label}`
    fs.writeFileSync(path.join(out, name), bytes)
    return [{ file: name, label, ...(also.length > 0 && { also }), origin: kind, source, was: path.basename(file) }]
  })
  fs.writeFileSync(path.join(out, 'manifest.json'), JSON.stringify({ files }, null, 1))
  const types = new Set(files.map(({ label }) => label))
  const sources = new Set(files.map(({ source }) => source))
  process.stdout.write(`${files.length} files of ${types.size} types from ${sources.size} packages and programs\n`)
  if (missing.length > 0) process.stdout.write(`missing: ${missing.join(', ')}\n`)
}

/** What the program, and libmagic beside it, say of a set, class by class. */
export function judgeSet(out: string): void {
  const judge = path.join(import.meta.dirname, '../../filetype.ts')
  const env = { ...process.env, OCTAVO_DATA: path.dirname(path.resolve(out)) }
  const words = [judge, `--set=${path.basename(out)}`, '--magic']
  process.stdout.write(execFileSync(process.execPath, words, { env, encoding: 'utf8' }))
}

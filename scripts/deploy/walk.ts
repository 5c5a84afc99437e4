import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { pairsOf, type Stage, stagesOf } from './dockerfile.ts'

/** What a walk ended with: the root folder of the last stage, and how its program is run in it. */
export interface Walked {
  readonly root: string
  /** Runs words in the last stage as its user, in its folder; the words are what follows on the shell's line. */
  readonly command: (
    words: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => readonly [string, readonly string[]]
  readonly program: readonly string[]
  readonly check: readonly string[]
}

/** Folders of this machine that stand in for the image that a Dockerfile begins with: its C library, shell, npm. */
const BASE = ['usr', 'etc', 'dev', 'proc']

/** A shell line that enters a root: the base is bound in, in a mount namespace of its own, so nothing is left behind. */
function enter(at: string, node: string, inside: string): readonly [string, readonly string[]] {
  const binds = BASE.map((name) => `mount --rbind /${name} ${at}/${name}`)
  const cache = path.join(homedir(), '.npm')
  if (existsSync(cache)) binds.push(`mount --bind ${cache} ${at}/root/.npm`)
  const line = [...binds, `mount --bind ${node} ${at}/opt/node`, `exec chroot ${inside}`].join(' && ')
  return ['unshare', ['-m', '--propagation', 'private', 'sh', '-c', line]]
}

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`

/**
 * Walks the steps of a Dockerfile in plain roots below `folder`, one a stage, as Docker would: files are copied from
 * the checkout's tracked files, commands run in a chroot. Needs root, and a Debian to stand in for the image. Throws with
 * the output of the first step that fails.
 */
export function walk(dockerfile: string, folder: string): Walked {
  const roots = new Map<string, string>()
  const nodeFolder = path.dirname(process.execPath)
  const base: Record<string, string> = { PATH: '/opt/node:/usr/bin:/bin', HOME: '/root', LC_ALL: 'C.UTF-8' }
  // A network that looks into what is fetched has a certificate of its own.
  const ca = process.env.NODE_EXTRA_CA_CERTS
  if (ca !== undefined) Object.assign(base, { NODE_EXTRA_CA_CERTS: ca, npm_config_cafile: ca })
  let last: Walked | undefined
  const walkStage = (stage: Stage, at: string): Walked => {
    for (const name of [...BASE, 'opt/node', 'tmp', 'root/.npm']) mkdirSync(path.join(at, name), { recursive: true })
    chmodSync(path.join(at, 'tmp'), 0o1777)
    for (const name of ['bin', 'lib', 'lib64', 'sbin']) symlinkSync(`usr/${name}`, path.join(at, name))
    let env: Record<string, string> = base
    let [cwd, user] = ['/', '0:0']
    let program: readonly string[] = []
    let check: readonly string[] = []
    const command = (words: readonly string[], more: Readonly<Record<string, string>> = {}) => {
      const said = Object.entries({ ...env, ...more }).map(([name, value]) => quoted(`${name}=${value}`))
      const line = `cd ${cwd} && exec env -i ${said.join(' ')} ${words.map(quoted).join(' ')}`
      return enter(at, nodeFolder, `--userspec=${user} ${at} sh -c ${quoted(line)}`)
    }
    for (const { name, rest } of stage.steps) {
      if (name === 'WORKDIR') {
        cwd = rest
        mkdirSync(path.join(at, cwd), { recursive: true })
      } else if (name === 'ENV' || name === 'ARG') env = { ...env, ...Object.fromEntries(pairsOf(rest)) }
      else if (name === 'USER') user = rest
      else if (name === 'COPY') copy(rest, path.join(at, cwd), at)
      else if (name === 'RUN') run(command(['sh', '-c', rest]), rest)
      else if (name === 'CMD') program = JSON.parse(rest) as string[]
      else if (name === 'HEALTHCHECK') check = JSON.parse(rest.slice(rest.indexOf('['))) as string[]
    }
    return { root: at, command, program, check }
  }
  const copy = (rest: string, cwd: string, at: string) => {
    const [first = '', ...words] = rest.split(' ')
    const isFromStage = first.startsWith('--from=')
    const [from = '', to = ''] = isFromStage ? words : [first, ...words]
    const target = to.startsWith('/')
      ? path.join(at, to)
      : path.join(cwd, to, to.endsWith('/') ? path.basename(from) : '')
    if (!isFromStage) return copyTracked(target)
    const source = roots.get(first.slice('--from='.length)) ?? ''
    cpSync(path.join(source, from), target, { recursive: true, verbatimSymlinks: true })
  }
  for (const [index, stage] of stagesOf(readFileSync(dockerfile, 'utf8')).entries()) {
    const at = path.join(folder, stage.name ?? `stage-${index}`)
    mkdirSync(at)
    roots.set(stage.name ?? String(index), at)
    last = walkStage(stage, at)
  }
  if (last === undefined) throw new Error('No stage')
  return last
}

/** What Docker is given as context, as a fresh clone has it: what git knows, without what the ignore file names. */
function copyTracked(target: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const ignored = readFileSync(path.join(root, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n').filter(Boolean)
  for (const file of stdout.split('\0').filter(Boolean)) {
    if (ignored.some((rule) => path.matchesGlob(file, rule) || path.matchesGlob(file, `${rule}/**`))) continue
    cpSync(path.join(root, file), path.join(target, file), { verbatimSymlinks: true })
  }
}

function run([program, args]: readonly [string, readonly string[]], what: string): void {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`RUN ${what}: ${status}\n${stdout}${stderr}`)
}

import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { jsonLines, octavo } from './run.ts'
import { eightThings, hashes, newFolder, sameTree, snapshot } from './tree.ts'

/** Every call with which a run changes a disk. */
const CALLS =
  'link,linkat,unlink,unlinkat,rename,renameat,renameat2,fsync,write,writev,pwrite64,pwritev,pwritev2,mkdir,mkdirat,rmdir,symlink,symlinkat,truncate,ftruncate,utimensat,fchmod,fchown'

/** Why strace cannot be used here; undefined when it can. */
export function noStrace(): string | undefined {
  const tried = spawnSync('strace', ['-f', '-o', '/dev/null', '-e', 'inject=fsync:error=EIO:when=9999', 'true'])
  if (tried.error) return 'strace is not installed'
  return tried.status === 0 ? undefined : 'strace may not trace processes here'
}

/** A folder to sort and one for the state, and how to begin a run over them. */
export interface Stage {
  readonly root: string
  readonly into: string
  readonly state: string
  readonly args: readonly string[]
  dispose(): void
}

/** Sets the scene: eight things in a new folder, sorted in place or to a folder on another disk. */
export function newStage(otherDisk?: string): Stage {
  const base = newFolder()
  const other = otherDisk === undefined ? undefined : newFolder(otherDisk)
  const root = path.join(base.root, 'files')
  eightThings(root)
  const into = other?.root ?? root
  return {
    root,
    into,
    state: path.join(base.root, 'state'),
    args: ['apply', root, '--yes', ...(other ? ['--into', into] : [])],
    dispose: () => {
      base.dispose()
      other?.dispose()
    },
  }
}

/** One system call of a run: its name, and which of that name it is in its thread, from 1. */
export interface Point {
  readonly call: string
  readonly when: number
}

export interface Points {
  /** Every call of one run that changes a disk, in order; those before the first touch nothing of ours. */
  readonly all: readonly Point[]
  readonly before: ReadonlyMap<string, string>
  readonly after: ReadonlyMap<string, string>
}

/** One thread for files, whose calls are numbered apart from the main thread's (see `shift-calls.ts`); no cache written. */
const ENV = {
  NODE_DISABLE_COMPILE_CACHE: '1',
  UV_THREADPOOL_SIZE: '1',
  NODE_OPTIONS: `--import ${new URL('shift-calls.ts', import.meta.url).href}`,
}

/** Runs once to its end and lists the calls at which it can be killed. */
export async function listPoints(otherDisk?: string): Promise<Points> {
  const stage = newStage(otherDisk)
  const log = path.join(stage.state, '..', 'calls')
  try {
    const before = both(stage)
    const under = ['strace', '-f', '-s', '300', '-o', log, '-e', `trace=${CALLS}`]
    await octavo(stage.args, { state: stage.state, under, env: ENV })
    return { all: pointsIn(fs.readFileSync(log, 'utf8').split('\n'), stage.state), before, after: both(stage) }
  } finally {
    stage.dispose()
  }
}

/** What is printed, and bytes by which threads wake each other, not always as often. */
const NO_DISK = /write\((?:[12],|\d+, "(?:\*|\\1(?:\\0)+)")/u

/** strace's `when=` counts each system call by itself, and in each thread by itself. */
function pointsIn(lines: readonly string[], state: string): Point[] {
  const main = lines[0]?.split(' ')[0]
  const counts = new Map<string, number>()
  const known = new Set<string>()
  const points: Point[] = []
  let isOurs = false
  for (const line of lines) {
    const [, thread, call] = /^(\d+) +([a-z0-9_]+)\(/u.exec(line) ?? []
    if (thread === undefined || call === undefined) continue
    isOurs ||= line.includes(state)
    const when = (counts.get(`${thread} ${call}`) ?? 0) + 1
    counts.set(`${thread} ${call}`, when)
    if (!isOurs || (call === 'write' && (thread !== main || NO_DISK.test(line)))) continue
    if (known.has(`${call} ${when}`)) throw new Error(`Two threads make a ${call} of number ${when}.`)
    known.add(`${call} ${when}`)
    points.push({ call, when })
  }
  return points
}

export type Repair = 'resume' | 'undo'

/** Kills a run before that call, repairs it, and says what is wrong then, also that no kill came; undefined when all is well. */
export async function killAt(
  { call, when }: Point,
  repair: Repair,
  points: Points,
  otherDisk?: string,
): Promise<string | undefined> {
  const stage = newStage(otherDisk)
  const inject = `inject=${call}:signal=SIGKILL:when=${when}`
  const under = ['strace', '-f', '-o', '/dev/null', '-e', `trace=${call}`, '-e', inject]
  try {
    const all = hashes(stage.root, stage.into)
    const ended = await octavo(stage.args, { state: stage.state, under, env: ENV })
    if (ended.signal !== 'SIGKILL') return `it was not killed, and ended with ${ended.code}: ${ended.err}`
    const lost = missing(all, hashes(stage.root, stage.into))
    if (lost > 0) return `${lost} files are nowhere right after the kill`
    return await repaired(stage, repair, points)
  } finally {
    stage.dispose()
  }
}

/** Resumes or undoes what a killed run left and compares with how it should be. */
export async function repaired(
  stage: Stage,
  repair: Repair,
  points: Pick<Points, 'before' | 'after'>,
): Promise<string | undefined> {
  const history = jsonLines((await octavo(['history', '--json'], { state: stage.state })).out)
  const isUnfinished = history.some((run) => run.canResume === true)
  const ended = await octavo([repair, '--json'], { state: stage.state })
  const now = both(stage)
  if (ended.code !== 0 && ended.code !== 66) {
    const isEarly = jsonLines(ended.out).some((line) => line.type === 'run' && line.moved === 0)
    if (!isEarly || !sameTree(now, points.before)) return `${repair} ended with ${ended.code}: ${ended.err}${ended.out}`
    return undefined
  }
  const wanted = repair === 'undo' || !isUnfinished ? [points.before] : [points.after]
  if (repair === 'resume' && !isUnfinished && history.length > 0) wanted.push(points.after)
  if (wanted.some((tree) => sameTree(tree, now))) return undefined
  return `after ${repair}: ${wanted.map((tree) => difference(tree, now)).join('; or ')}`
}

function difference(wanted: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): string {
  const lacks = [...wanted].filter(([name, hash]) => found.get(name) !== hash).map(([name]) => name)
  const extra = [...found].filter(([name, hash]) => wanted.get(name) !== hash).map(([name]) => name)
  return `${lacks.length} missing ${JSON.stringify(lacks.slice(0, 5))}, ${extra.length} too many ${JSON.stringify(extra.slice(0, 5))}`
}

/** How many of the wanted contents are not there as often as they should be. */
export function missing(wanted: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>()
  for (const hash of found) left.set(hash, (left.get(hash) ?? 0) + 1)
  let count = 0
  for (const hash of wanted) {
    const rest = left.get(hash) ?? 0
    if (rest === 0) count += 1
    left.set(hash, rest - 1)
  }
  return count
}

/** Both sides of a stage in one tree, folders too. */
export function both(stage: Pick<Stage, 'root' | 'into'>): ReadonlyMap<string, string> {
  const from = [...snapshot(stage.root, { folders: true })].map(([name, hash]) => [`from/${name}`, hash] as const)
  if (stage.into === stage.root) return new Map(from)
  return new Map([
    ...from,
    ...[...snapshot(stage.into, { folders: true })].map(([name, hash]) => [`into/${name}`, hash] as const),
  ])
}

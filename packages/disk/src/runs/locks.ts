import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { AppError, isWithin, type Locks, type RootName } from '@octavo/core'
import { isErrno, toAppError } from '../errors.ts'
import { type Hold, holdFile, isHeld } from '../lock/hold.ts'
import { rootPath } from './roots.ts'

/** Who holds a lock. `startedAt` tells a process from a later one that got the same number. */
export interface LockOwner {
  readonly root: string
  readonly pid: number
  readonly host: string
  readonly startedAt: string
  /** Name of the file beside it that its process holds; left out on a disk without locks, and by Octavo of before. */
  readonly held?: string
}

/**
 * Keeps two runs off one folder, across all processes that share a state folder, in whatever container: one small file per
 * root, made whole under another name and linked to its own, so that it is there with its owner or not at all, and one
 * that the kernel holds for the owner, under a name that nobody else will ever use. The lock of a process that is dead is
 * taken over.
 */
export class FileLocks implements Locks {
  readonly #dir: string

  /** `dir` is made when missing. */
  constructor(dir: string) {
    this.#dir = dir
  }

  async tryLock(roots: readonly RootName[]): Promise<(() => Promise<void>) | undefined> {
    const taken: string[] = []
    let hold: Hold | undefined
    let heldFile = ''
    const release = () => {
      for (const file of taken.splice(0)) fs.rmSync(file, { force: true })
      hold?.release()
      if (heldFile !== '') fs.rmSync(heldFile, { force: true })
    }
    try {
      fs.mkdirSync(this.#dir, { recursive: true, mode: 0o700 })
      heldFile = path.join(this.#dir, `${randomBytes(16).toString('hex')}.held`)
      const got = holdFile(heldFile)
      hold = typeof got === 'object' ? got : undefined
      for (const root of new Set(roots.map(rootPath))) {
        const file = this.#take(root, hold && path.basename(heldFile))
        if (file !== undefined) taken.push(file)
        if (file === undefined || this.#overlaps(root, taken)) {
          release()
          return undefined
        }
      }
    } catch (error) {
      release()
      throw toAppError(error)
    }
    return async () => release()
  }

  /** The living owner of a lock on one of these roots, or on a folder above or below one; undefined when they are free. */
  ownerOf(roots: readonly RootName[]): LockOwner | undefined {
    const folders = roots.map(rootPath)
    return this.#others([]).find((owner) => folders.some((folder) => isRelated(owner.root, folder)))
  }

  #take(root: string, held: string | undefined): string | undefined {
    const file = path.join(this.#dir, `${createHash('sha256').update(root).digest('hex').slice(0, 32)}.lock`)
    const draft = path.join(this.#dir, `.${process.pid}-${randomBytes(6).toString('hex')}`)
    fs.writeFileSync(draft, JSON.stringify({ ...ownOwner(root), held }), { mode: 0o600, flag: 'wx' })
    try {
      if (linkOnce(draft, file)) return file
      return this.#takeOver(draft, file) ? file : undefined
    } finally {
      fs.rmSync(draft, { force: true })
    }
  }

  /** Replaces the lock of a dead process. A second file makes sure that only one process does so at a time. */
  #takeOver(draft: string, file: string): boolean {
    const owner = readOwner(file)
    if (owner && this.#isAlive(owner)) return false
    const guard = `${file}.takeover`
    const guardOwner = readOwner(guard)
    if (guardOwner && !this.#isAlive(guardOwner)) fs.rmSync(guard, { force: true })
    if (!linkOnce(draft, guard)) return false
    try {
      const now = readOwner(file)
      if (now && this.#isAlive(now)) return false
      fs.rmSync(file, { force: true })
      if (now?.held !== undefined) fs.rmSync(path.join(this.#dir, path.basename(now.held)), { force: true })
      return linkOnce(draft, file)
    } finally {
      fs.rmSync(guard, { force: true })
    }
  }

  #overlaps(root: string, own: readonly string[]): boolean {
    return this.#others(own).some((owner) => isRelated(owner.root, root))
  }

  #others(own: readonly string[]): LockOwner[] {
    if (!fs.existsSync(this.#dir)) return []
    return fs
      .readdirSync(this.#dir)
      .filter((name) => name.endsWith('.lock') && !own.includes(path.join(this.#dir, name)))
      .flatMap((name) => readOwner(path.join(this.#dir, name)) ?? [])
      .filter((owner) => this.#isAlive(owner))
  }

  /** The kernel knows who lives, also where a pid means nothing: in another container, on another machine. */
  #isAlive(owner: LockOwner): boolean {
    return owner.held === undefined ? isAlive(owner) : isHeld(path.join(this.#dir, path.basename(owner.held)))
  }
}

/** The error for a folder that another run is at work in. */
export function busyError(owner: LockOwner | undefined): AppError {
  const who = owner ? ` (process ${owner.pid}${owner.host === os.hostname() ? '' : ` on ${owner.host}`})` : ''
  return new AppError('busy', `Another run is at work in this folder${who}.`, { details: { pid: owner?.pid } })
}

function isRelated(a: string, b: string): boolean {
  return isWithin(a, b) || isWithin(b, a)
}

function linkOnce(draft: string, file: string): boolean {
  try {
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    if (!isErrno(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) throw error
    return copyOnce(draft, file)
  }
}

/** For disks without hard links: there a kill can leave an unreadable lock, which counts as dead. */
function copyOnce(draft: string, file: string): boolean {
  try {
    fs.copyFileSync(draft, file, fs.constants.COPYFILE_EXCL)
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
  }
}

const ownOwner = (root: string): LockOwner => ownerOf(root, process.pid)

/** A process of this machine as the one that works on a folder. */
export const ownerOf = (root: string, pid: number): LockOwner => ({
  root,
  pid,
  host: os.hostname(),
  startedAt: startOf(pid),
})

function readOwner(file: string): LockOwner | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as LockOwner
  } catch {
    return undefined
  }
}

/** What pids tell, for locks that the kernel does not hold. */
export function isAlive(owner: LockOwner): boolean {
  if (owner.host !== os.hostname()) return true
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (isErrno(error, 'ESRCH')) return false
  }
  return startOf(owner.pid) === owner.startedAt
}

/** When a process began, as the kernel counts it, with the boot it belongs to; '' where that cannot be read, or it has ended. */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Ended, and nobody has asked how: it does nothing any more.
    if (fields[0] === 'Z') return ''
    const ticks = fields[19] ?? ''
    return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`
  } catch {
    return ''
  }
}

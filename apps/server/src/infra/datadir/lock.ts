import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a lock file holds: who owns it, told apart from a later process that got the same number. */
interface Holder {
  readonly pid: number
  /** Start time in clock ticks since boot (Linux) and the boot's id; empty where the system doesn't tell. */
  readonly started: string
}

const tryRead = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function startOf(pid: number): string {
  const stat = tryRead(`/proc/${pid}/stat`)
  const boot = tryRead('/proc/sys/kernel/random/boot_id')?.trim() ?? ''
  // Field 22 of /proc/pid/stat; the name in field 2 may hold spaces and brackets, so count from its end (proc(5)).
  return stat === undefined ? '' : `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
}

function parseHolder(text: string | undefined): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value)) return undefined
    return typeof value.pid === 'number' && typeof value.started === 'string'
      ? { pid: value.pid, started: value.started }
      : undefined
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const started = startOf(holder.pid)
  return started === '' || holder.started === '' || started === holder.started
}

/** A lock that this process holds until `release`, or until it ends in any way. */
export interface Lock {
  release(): void
}

/**
 * Takes the lock `file`, or answers with the pid of the living process that has it. A lock left by a dead process is
 * put aside by a rename that only one of several starters can win, and looked at again before it is thrown away.
 */
export function takeLock(file: string): Lock | { readonly ownerPid: number } {
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) }
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, JSON.stringify(mine), { flag: 'wx', mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      try {
        linkSync(draft, file)
        return {
          release() {
            if (parseHolder(tryRead(file))?.pid === mine.pid) unlinkSync(file)
          },
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = parseHolder(tryRead(file))
      if (holder && isAlive(holder)) return { ownerPid: holder.pid }
      putAside(file, path.join(path.dirname(file), `.stale-${randomBytes(6).toString('hex')}`))
    }
    throw new Error(`The lock ${path.basename(file)} could not be taken`)
  } finally {
    unlinkSync(draft)
  }
}

function putAside(file: string, aside: string): void {
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const holder = parseHolder(tryRead(aside))
  try {
    // Between the look and the rename another starter may have put its own, living lock there: give it back.
    if (holder && isAlive(holder)) linkSync(aside, file)
  } catch {
    // A third one has taken it meanwhile; the living holder finds out at its next look and the loop goes on.
  }
  unlinkSync(aside)
}

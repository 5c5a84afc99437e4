import { readFileSync, readlinkSync } from 'node:fs'
import os from 'node:os'

/** Who has the data folder, as `octavo.lock` says it. Octavo before 1.1 wrote `pid` and `started` only. */
export interface FolderOwner {
  readonly pid: number
  /** Start time in clock ticks since boot (Linux), behind the boot's id; empty where the system doesn't tell. */
  readonly started: string
  /** Name of the machine or container. */
  readonly host?: string
  /** The running kernel: all that name the same one share its file locks. */
  readonly kernel?: string
  /** Pid namespace: `pid` means something to those that name the same one. */
  readonly space?: string
  /** One start of one process. */
  readonly token?: string
  /** One of several processes that use the folder together; each of them writes its own name in turn. */
  readonly isShared?: boolean
}

const tryRead = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const boot = () => tryRead('/proc/sys/kernel/random/boot_id')?.trim() ?? ''

function startOf(pid: number): string {
  const stat = tryRead(`/proc/${pid}/stat`)
  // Field 22 of /proc/pid/stat; the name in field 2 may hold spaces and brackets, so count from its end (proc(5)).
  return stat === undefined ? '' : `${boot()}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
}

function spaceOf(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

/** This process as an owner. */
export function ownOwner(token: string): FolderOwner {
  const host = os.hostname()
  return { pid: process.pid, started: startOf(process.pid), host, kernel: boot() || host, space: spaceOf(), token }
}

/** What a lock file says; undefined when it is not there or says nothing that we know. */
export function readOwner(file: string): FolderOwner | undefined {
  try {
    const value: unknown = JSON.parse(tryRead(file) ?? '')
    if (typeof value !== 'object' || value === null) return undefined
    const { pid, started } = value as Record<string, unknown>
    return typeof pid === 'number' && typeof started === 'string' ? (value as FolderOwner) : undefined
  } catch {
    return undefined
  }
}

/** True while the process that an owner of this pid namespace names is there; a later one with its number is not it. */
export function isAlive(owner: FolderOwner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const started = startOf(owner.pid)
  return started === '' || owner.started === '' || started === owner.started
}

/** An owner in words: `process 12`, with its machine or container when that is not ours. */
export function describeOwner(owner: FolderOwner): string {
  const isHere = owner.host === undefined || owner.host === os.hostname()
  if (isHere && (owner.space === undefined || owner.space === spaceOf())) return `process ${owner.pid}`
  return isHere ? `process ${owner.pid} of another container` : `process ${owner.pid} on ${owner.host}`
}

import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** A lock that the kernel keeps until `release`, or until this process ends in any way. */
export interface Hold {
  release(): void
}

const BUSY = 5
const LOCKED = 6
const IO_ERROR = 10
const PROTOCOL = 15
const NO_LARGE_FILES = 22

/** The lower byte is the kind of error; what is above tells it apart further (sqlite.org/rescode.html). */
const kindOf = (error: unknown) => Number((error as { errcode?: unknown }).errcode) & 0xff

/**
 * Takes the kernel's lock on a file, made when missing: the exclusive transaction of an SQLite database that stays empty,
 * because that is the only door to file locks that Node has on every system. It is seen across pid namespaces and
 * containers, on a network disk as far as that disk knows locks, and it ends with the process, also by kill -9. Returns
 * `held` when another process (or this one) has it, `unlockable` on a disk without locks. The file must be opened by nobody
 * else in this process: closing it anyhow would end the lock. Throws what the system says when the file can't be made.
 */
export const holdFile = (file: string): Hold | 'held' | 'unlockable' => take(file, 'begin exclusive')

/**
 * Those that are held: the collector of memory closes a database that nobody refers to, and with it the lock would go while
 * its process lives.
 */
const open = new Set<DatabaseSync>()

/** The same for any number of processes at once, as long as none has the file by `holdFile`, which none gets meanwhile. */
export const shareFile = (file: string): Hold | 'held' | 'unlockable' =>
  take(file, 'begin; select count(*) from sqlite_master')

function take(file: string, how: string): Hold | 'held' | 'unlockable' {
  const database = new DatabaseSync(file)
  try {
    database.exec(`pragma busy_timeout = 0; pragma journal_mode = memory; ${how}`)
    open.add(database)
    const release = () => {
      open.delete(database)
      database.close()
    }
    return { release }
  } catch (error) {
    database.close()
    const kind = kindOf(error)
    if (kind === BUSY || kind === LOCKED) return 'held'
    if (kind === IO_ERROR || kind === PROTOCOL || kind === NO_LARGE_FILES) return 'unlockable'
    throw error
  }
}

/** True while some process has a file by `holdFile` or `shareFile`. Takes the lock for a moment, and makes no file. */
export function isUsed(file: string): boolean {
  if (!existsSync(file)) return false
  const hold = holdFile(file)
  if (typeof hold === 'object') hold.release()
  return hold === 'held'
}

/** True while some process holds a file by `holdFile`. Asks without taking the lock, and makes no file. */
export function isHeld(file: string): boolean {
  if (!existsSync(file)) return false
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      database.exec('pragma busy_timeout = 0; select 1 from sqlite_master')
      return false
    } finally {
      database.close()
    }
  } catch (error) {
    return kindOf(error) === BUSY
  }
}

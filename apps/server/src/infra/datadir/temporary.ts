import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Hold, holdFile } from '@octavo/disk'

/** On a disk without locks nobody can say who is gone: what nobody has touched for so long is left over. */
const STALE_MS = 86_400_000
const HELD = '.held'

/** Where this process keeps files for a moment: what its end leaves there is nobody's. */
export interface Temporary {
  /** Absolute path of a file of a name that nobody else uses. */
  in(name: string): string
  /** Removes what processes that are gone have left, at the start, before anything is received; gives how many files and folders. */
  clear(): Promise<number>
  /** At the end of the process, as the last that uses it. */
  release(): void
}

/**
 * The folder itself, for a process that has the data folder alone; or a folder of its own below it for one of several. The
 * kernel's lock on a file beside such a folder says whether its process lives, in whatever container it does.
 */
export const openTemporary = (root: string, isShared: boolean): Temporary => {
  if (isShared) return openOwn(root)
  return { in: (name) => path.join(root, name), clear: () => removeAll(root), release: () => undefined }
}

async function removeAll(root: string): Promise<number> {
  const names = await readdir(root)
  for (const name of names) await rm(path.join(root, name), { recursive: true, force: true })
  return names.length
}

function openOwn(root: string): Temporary {
  const { id, hold } = holdOwn(root)
  // Made after the lock is held, so that nobody sees it without.
  mkdirSync(path.join(root, id))
  return {
    in: (name) => path.join(root, id, name),
    clear: () => removeLeft(root, id),
    // A start that was refused leaves nothing behind.
    release: () => {
      rmSync(path.join(root, id), { recursive: true, force: true })
      rmSync(path.join(root, `${id}${HELD}`), { force: true })
      hold.release()
    },
  }
}

function holdOwn(root: string): { readonly id: string; readonly hold: Hold } {
  for (;;) {
    const id = randomUUID()
    const file = path.join(root, `${id}${HELD}`)
    const hold = holdFile(file)
    if (hold === 'unlockable') return { id, hold: { release: () => undefined } }
    // Whoever cleans up may have had it, or may have taken its name away, in between.
    if (hold === 'held') continue
    if (existsSync(file)) return { id, hold }
    hold.release()
  }
}

/** Removes what nobody holds: each folder under its lock, so that no process can just be beginning to use it. */
async function removeLeft(root: string, own: string): Promise<number> {
  let count = 0
  const ids = new Set<string>()
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (entry.isDirectory() || entry.name.endsWith(HELD)) ids.add(path.basename(entry.name, HELD))
    else if (!isOfLock(entry.name)) {
      // Written by one that had the folder alone, and so is gone.
      await rm(path.join(root, entry.name), { force: true })
      count += 1
    }
  }
  ids.delete(own)
  for (const id of ids) count += Number(await removeOne(root, id))
  return count
}

/** What SQLite writes beside a file that it locks. */
const isOfLock = (name: string) => name.includes(HELD)

async function removeOne(root: string, id: string): Promise<boolean> {
  const [folder, file] = [path.join(root, id), path.join(root, `${id}${HELD}`)]
  const hold = holdFile(file)
  if (hold === 'held') return false
  try {
    if (hold === 'unlockable' && Date.now() - (await lastTouched(folder)) < STALE_MS) return false
    await rm(folder, { recursive: true, force: true })
    await rm(file, { force: true })
    return true
  } finally {
    if (typeof hold === 'object') hold.release()
  }
}

async function lastTouched(folder: string): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).map((name) => path.join(folder, name))
  const times = await Promise.all(
    [folder, ...names].map(async (file) => (await stat(file).catch(() => undefined))?.mtimeMs),
  )
  return Math.max(0, ...times.flatMap((time) => time ?? []))
}

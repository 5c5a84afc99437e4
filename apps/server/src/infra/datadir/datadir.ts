import { randomUUID } from 'node:crypto'
import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Lock, takeLock } from './lock.ts'
import { firstMarker, MARKER, readMarker } from './marker.ts'
import { because, StartRefused } from './refused.ts'
import { openTemporary, type Temporary } from './temporary.ts'

/** The folder of everything that is stored, proven to be ours and writable, and locked against whom it is not for. */
export interface DataDir {
  readonly path: string
  /** Identity of the folder, made when it was first used. */
  readonly id: string
  /** Absolute path of a folder or file inside. */
  in(...names: readonly string[]): string
  /** Files for a moment, on the same disk. */
  readonly temporary: Temporary
  release(): void
}

/**
 * Opens the data folder, making it when it is missing. Refuses one that can't be written, that belongs to something
 * else (other files but no marker), or that a living process holds, wherever it lives. With `isShared` others may have it,
 * too, that say the same. `say` hears why it takes long.
 */
export async function openDataDir(
  dir: string,
  options: { readonly isShared?: boolean; readonly say?: (line: string) => void } = {},
): Promise<DataDir> {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartRefused(`The data folder ${dir} can't be written (${because(error)}).`, 73, error)
  }
  if (readMarker(dir) === undefined) {
    const strangers = readdirSync(dir).filter(
      (name) => name !== 'lost+found' && !name.startsWith('.') && !/^octavo\.lock/u.test(name),
    )
    if (strangers.length > 0) {
      const some = strangers.slice(0, 3).join(', ')
      throw new StartRefused(
        `The data folder ${dir} holds other files (${some}) and no ${MARKER}. Choose an empty folder.`,
        73,
      )
    }
  }
  const lock = await lockOrRefuse(path.join(dir, 'octavo.lock'), dir, options)
  let id: string
  let temporary: Temporary
  try {
    // Read again: before the lock was ours, another starter may have made the folder its own and gone.
    id = readMarker(dir)?.id ?? firstMarker(dir, randomUUID())
    for (const name of ['blobs', 'packs', 'tmp', 'quarantine']) mkdirSync(path.join(dir, name), { recursive: true })
    mkdirSync(path.join(dir, 'orders'), { recursive: true, mode: 0o700 })
    temporary = openTemporary(path.join(dir, 'tmp'), options.isShared === true)
  } catch (error) {
    lock.release()
    throw new StartRefused(`The data folder ${dir} can't be written (${because(error)}).`, 73, error)
  }
  const release = () => {
    temporary.release()
    lock.release()
  }
  return { path: dir, id, in: (...names) => path.join(dir, ...names), temporary, release }
}

async function lockOrRefuse(
  file: string,
  dir: string,
  options: { readonly isShared?: boolean; readonly say?: (line: string) => void },
): Promise<Lock> {
  let taken: Awaited<ReturnType<typeof takeLock>>
  try {
    taken = await takeLock(file, options)
  } catch (error) {
    throw new StartRefused(`The data folder ${dir} can't be written (${because(error)}).`, 73, error)
  }
  if ('release' in taken) return taken
  throw new StartRefused(`Another Octavo (${taken.owner}) already uses the data folder ${dir}.`, 75)
}

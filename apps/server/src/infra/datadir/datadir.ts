import { randomUUID } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { type Lock, takeLock } from './lock.ts'

const MARKER = 'octavo.json'

/** A start that was refused: the sentence is meant for the person at the terminal. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
  readonly exitCode: number
  constructor(message: string, exitCode: number, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.exitCode = exitCode
  }
}

/** The folder of everything that is stored, proven to be ours and writable, and locked against a second process. */
export interface DataDir {
  readonly path: string
  /** Identity of the folder, made when it was first used. */
  readonly id: string
  /** Absolute path of a folder or file inside. */
  in(...names: readonly string[]): string
  release(): void
}

/** Makes the names in a folder survive a power cut. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

const because = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown error'

function readMarker(file: string, dir: string): string | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (because(error) === 'ENOENT') return undefined
    throw new StartRefused(`The data folder ${dir} can't be read (${because(error)}).`, 73, error)
  }
  try {
    const value: unknown = JSON.parse(text)
    if (
      typeof value === 'object' &&
      value !== null &&
      'product' in value &&
      value.product === 'octavo' &&
      'id' in value
    ) {
      return String(value.id)
    }
  } catch {
    // Told below: it is not our marker.
  }
  throw new StartRefused(
    `The data folder ${dir} holds an ${MARKER} that Octavo did not write. Choose another folder.`,
    73,
  )
}

/**
 * Opens the data folder, making it when it is missing. Refuses one that can't be written, that belongs to something
 * else (other files but no marker), or that a living process holds, wherever it lives. `say` hears why it takes long.
 */
export async function openDataDir(dir: string, say?: (line: string) => void): Promise<DataDir> {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartRefused(`The data folder ${dir} can't be written (${because(error)}).`, 73, error)
  }
  const markerFile = path.join(dir, MARKER)
  let id = readMarker(markerFile, dir)
  if (id === undefined) {
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
  const lock = await lockOrRefuse(path.join(dir, 'octavo.lock'), dir, say)
  try {
    if (id === undefined) {
      id = randomUUID()
      writeFileSync(markerFile, `${JSON.stringify({ product: 'octavo', id, layout: 1 })}\n`, {
        flag: 'wx',
        flush: true,
      })
      syncFolder(dir)
    }
    for (const name of ['blobs', 'packs', 'tmp', 'quarantine']) mkdirSync(path.join(dir, name), { recursive: true })
  } catch (error) {
    lock.release()
    throw new StartRefused(`The data folder ${dir} can't be written (${because(error)}).`, 73, error)
  }
  return { path: dir, id, in: (...names) => path.join(dir, ...names), release: () => lock.release() }
}

async function lockOrRefuse(file: string, dir: string, say?: (line: string) => void): Promise<Lock> {
  let taken: Awaited<ReturnType<typeof takeLock>>
  try {
    taken = await takeLock(file, say && { say })
  } catch (error) {
    throw new StartRefused(`The data folder ${dir} can't be written (${because(error)}).`, 73, error)
  }
  if ('release' in taken) return taken
  throw new StartRefused(`Another Octavo (${taken.owner}) already uses the data folder ${dir}.`, 75)
}

import type { LibraryFile } from '@octavo/contract'
import {
  type Act,
  type ActOutcome,
  baseName,
  type Expectation,
  isWithin,
  type Move,
  MoveView,
  onlyMoves,
  parentPath,
  type RootName,
  type Row,
  type Rows,
  type Settlement,
  type Target,
  unsupported,
} from '@octavo/core'
import { sessionUser } from '../session/session.ts'
import { openDevice, writeDevice } from './db.ts'

/** Where a run of this device has put something while the server is away: a file, or a folder that it made. */
export interface Place {
  /** Id of the file; of a folder its path with `FOLDER` before it. */
  readonly id: string
  readonly path: string
  /** Where it lay before the first run of this device. */
  readonly home: string
  /** Where it lies in the library since a run of this device was carried out there. */
  readonly there?: string
  readonly sizeBytes: number
  readonly modifiedAtMs: number
  readonly isFolder?: true
  /** Account of the person whose it is; a guest has none. */
  readonly person?: string
}

/** A file as this device knows it, whether its bytes are here or in the library. */
export type KnownFile = Pick<LibraryFile, 'id' | 'path' | 'size' | 'modifiedAtMs'>

/** The library on this device, as the journal names it. */
export const DEVICE_LIBRARY: RootName = 'library:device'

const FOLDER = 'folder:'

/** Whose something is that is kept now. */
export const mine = (): { readonly person?: string } => {
  const person = sessionUser()?.id
  return person === undefined ? {} : { person }
}

/** True for what the person who is here kept, or a guest before them. */
export const isMine = ({ person }: { readonly person?: string }): boolean =>
  person === undefined || person === sessionUser()?.id

/** Everything of the person who is here that a run of this device has moved or made. */
export const placesHere = async (): Promise<readonly Place[]> =>
  (await (await openDevice()).getAll('places')).filter(isMine)

/** Names of the folders into which runs of this device have put files. */
export const foldersHere = async (): Promise<readonly string[]> => [
  ...new Set((await placesHere()).flatMap(({ path, home }) => (path === home ? [] : (path.split('/', 1)[0] ?? [])))),
]

/**
 * The files of this device as a target, organised in place: a move changes where a file lies and none of its bytes. All
 * acts of a call happen in one transaction, or none of them does.
 */
export class DeviceTarget implements Target {
  readonly #known: readonly KnownFile[]

  /** `known`: files that a run may not have moved yet. */
  constructor(known: readonly KnownFile[]) {
    this.#known = known
  }

  async names(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const { rows } = await this.#look()
    const names = new Map<string, string[]>(folders.map((folder) => [folder, []]))
    for (const path of [...rows.files.keys(), ...rows.folders]) names.get(parentPath(path))?.push(baseName(path))
    return names
  }

  carryOut(acts: readonly Act[], { signal, onFolder }: CarryOutOptions): Promise<readonly ActOutcome[]> {
    return onlyMoves(acts, unsupported, async (moves) => {
      const seen = await this.#look(moves)
      const outcomes: ActOutcome[] = []
      for (const move of moves) {
        const refusal = signal?.aborted ? stopped(move) : seen.view.refusalOf(move)
        if (refusal === undefined) {
          for (const path of seen.view.missingFolders(move)) {
            await onFolder?.(path)
            seen.view.addFolder(path)
          }
          seen.view.move(move)
        }
        outcomes.push(refusal ?? { to: move.to, status: 'done', after: move.expect })
      }
      await write(seen)
      return outcomes
    })
  }

  check(acts: readonly Act[]): Promise<readonly (ActOutcome | undefined)[]> {
    return onlyMoves<ActOutcome | undefined>(
      acts,
      () => undefined,
      async (moves) => {
        const { view } = await this.#look(moves)
        return moves.map((move) => view.refusalOf(move))
      },
    )
  }

  settle(acts: readonly Act[]): Promise<readonly Settlement[]> {
    return onlyMoves<Settlement>(
      acts,
      () => ({ state: 'untouched' }),
      async (moves) => {
        const { view } = await this.#look(moves)
        return moves.map((move) => view.settle(move))
      },
    )
  }

  reversed(): Target {
    return this
  }

  async removeEmptyFolder(path: string): Promise<boolean> {
    const { rows } = await this.#look()
    const inside = (other: string) => other !== path && isWithin(path, other)
    if (!rows.folders.has(path) || [...rows.files.keys(), ...rows.folders].some(inside)) return false
    const transaction = await writeDevice(['places'])
    await transaction.objectStore('places').delete(FOLDER + path)
    await transaction.done
    return true
  }

  async #look(moves: readonly Move[] = []): Promise<Look> {
    const stored = new Map((await placesHere()).map((place) => [place.id, place]))
    const all = new Map(stored)
    for (const { id, path, size: sizeBytes, modifiedAtMs } of this.#known) {
      const home = path.replace(/^\/+/, '')
      if (!all.has(id)) all.set(id, { id, path: home, home, sizeBytes, modifiedAtMs, ...mine() })
    }
    const files = new Map<string, Row>()
    const folders = new Set<string>()
    for (const { id, path, sizeBytes, modifiedAtMs, isFolder } of all.values()) {
      if (!isFolder) files.set(path, { id, sizeBytes, modifiedAtMs })
      for (let folder = isFolder ? path : parentPath(path); folder !== ''; folder = parentPath(folder))
        folders.add(folder)
    }
    const whole = moves.filter(({ what }) => what === 'bundle')
    const rows = { files, folders, bundles: new Map(whole.map(({ from }) => [from, sumOf(all.values(), from)])) }
    return { rows, view: new MoveView(rows), all, stored }
  }
}

type CarryOutOptions = Parameters<Target['carryOut']>[1]

/** What lies on this device, as moves see it and as it is stored. */
interface Look {
  readonly view: MoveView
  readonly rows: Rows
  /** By id. */
  readonly all: ReadonlyMap<string, Place>
  readonly stored: ReadonlyMap<string, Place>
}

/** Size of all inside a folder, and its newest time. */
const sumOf = (places: Iterable<Place>, folder: string): Expectation => {
  const sum = { sizeBytes: 0, modifiedAtMs: 0 }
  for (const { path, isFolder, sizeBytes, modifiedAtMs } of places) {
    if (isFolder || !isWithin(folder, path)) continue
    sum.sizeBytes += sizeBytes
    sum.modifiedAtMs = Math.max(sum.modifiedAtMs, modifiedAtMs)
  }
  return sum
}

/** Writes down what has changed since the look. Throws when another tab has changed something of it in between. */
const write = async ({ view, rows, all, stored }: Look): Promise<void> => {
  const transaction = await writeDevice(['places'])
  const store = transaction.objectStore('places')
  for (const [id, path] of view.takeChanges()) {
    const place = all.get(id)
    if (place === undefined || (await store.get(id))?.path !== stored.get(id)?.path) {
      transaction.done.catch(() => undefined)
      transaction.abort()
      throw new DOMException('Another tab has moved a file', 'AbortError')
    }
    await store.put({ ...place, path })
  }
  for (const path of rows.folders)
    if (!stored.has(FOLDER + path))
      await store.put({ id: FOLDER + path, path, home: path, sizeBytes: 0, modifiedAtMs: 0, isFolder: true, ...mine() })
  for (const { id, path, isFolder } of stored.values()) if (isFolder && !rows.folders.has(path)) await store.delete(id)
  await transaction.done
}

const stopped = (move: Move): ActOutcome => ({
  to: move.to,
  status: 'skipped',
  code: 'cancelled',
  message: 'The run was stopped.',
})

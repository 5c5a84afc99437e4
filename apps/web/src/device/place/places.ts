import { AppError, parseRoot, type RootName, type Roots, type Target } from '@octavo/core'
import type { PlaceFiles } from '../../place/files.ts'
import { accessOf, HandleFiles } from '../../place/handle-files.ts'
import { PlaceTarget } from '../../place/target.ts'
import { FolderFiles, type FolderGrant, type FolderMode, isGrantOpen } from '../../platform/index.ts'
import { uuid } from '../../platform/uuid.ts'
import { targetInWorker } from '../../worker/place/client.ts'
import { openDevice, writeDevice } from '../db.ts'
import { isMine, mine } from '../library.ts'

/** By what a folder is known again: a browser's handle of it, or a grant of the shell for Android or iOS. */
type PlaceKey = { readonly handle: FileSystemDirectoryHandle } | { readonly grant: string }

/** A folder that a person opened to this app, as it is kept. */
export type KeptPlace = PlaceKey & {
  readonly id: string
  readonly name: string
  readonly openedAtMs: number
  /** Account of the person who opened it; a guest has none. */
  readonly person?: string
  /** Paths of folders that runs have sorted into whose journals are kept no longer. */
  readonly sorted?: readonly string[]
}

/** A folder of the person's own that this app may organise where it lies. */
export interface Place {
  readonly id: string
  /** As journals name it. */
  readonly root: RootName
  /** The folder's own name: a browser tells no more of where it lies. */
  readonly name: string
  readonly openedAtMs: number
  readonly files: PlaceFiles
  readonly key: PlaceKey
}

const placeOf = (kept: KeptPlace): Place => {
  const { id, name, openedAtMs } = kept
  const key = 'grant' in kept ? { grant: kept.grant } : { handle: kept.handle }
  const files = 'grant' in key ? new FolderFiles(key.grant) : new HandleFiles(key.handle)
  return { id, name, openedAtMs, key, files, root: `handle:${id}` }
}

/** Every folder that was ever opened in this browser, whoever opened it. */
export const keptPlaces = async (): Promise<readonly KeptPlace[]> => (await openDevice()).getAll('handles')

/**
 * Remembers a folder that the person has just opened; the same one, however often it is opened, is one place. Throws what
 * the browser throws where it keeps nothing: without a place to write down what it does, nothing may be moved.
 */
export const openPlace = (opened: FileSystemDirectoryHandle | FolderGrant): Promise<Place> =>
  // One tab at a time: two that open one folder must not make two places of it.
  navigator.locks.request('octavo-places', async () => {
    const key: PlaceKey = 'grant' in opened ? { grant: opened.grant } : { handle: opened }
    let known: KeptPlace | undefined
    for (const kept of await keptPlaces()) if (isMine(kept) && (await isSame(key, kept))) known = kept
    const place: KeptPlace = {
      ...{ ...(known?.sorted && { sorted: known.sorted }), id: known?.id ?? uuid() },
      ...{ name: opened.name, openedAtMs: Date.now() },
      ...key,
      ...(known?.person === undefined ? mine() : { person: known.person }),
    }
    const transaction = await writeDevice(['handles'])
    await transaction.objectStore('handles').put(place)
    await transaction.done
    return placeOf(place)
  })

const isSame = async (one: PlaceKey, other: PlaceKey): Promise<boolean> => {
  if ('handle' in one && 'handle' in other) return one.handle.isSameEntry(other.handle).catch(() => false)
  return 'grant' in one && 'grant' in other && one.grant === other.grant
}

/** The folders that the person who is here, or a guest before them, opened in this browser, the last one first. */
export const knownPlaces = async (): Promise<readonly Place[]> =>
  (await keptPlaces())
    .filter(isMine)
    .sort((one, other) => other.openedAtMs - one.openedAtMs)
    .map(placeOf)

/**
 * Whether this app may change a folder now, or read it; a browser that was closed meanwhile has to be asked again (`ask`), which it
 * answers only in a press of the person's.
 */
export const accessTo = async ({ key }: Place, how: 'look' | 'ask', mode?: FolderMode): Promise<PermissionState> => {
  if ('handle' in key) return accessOf(key.handle, how, mode)
  return (await isGrantOpen(key.grant)) ? 'granted' : 'denied'
}

/** The place as a target; the bridge of a shell is the page's alone, and what it is asked runs beside the page anyway. */
export const targetOf = ({ key, files }: Place): Target =>
  'handle' in key ? targetInWorker(key.handle) : new PlaceTarget(files)

/** Opens folders of this browser by the names in a journal. */
export const placeRoots: Roots = {
  async open(from, into) {
    if (from !== into || parseRoot(from).kind !== 'handle')
      throw new AppError('unsupported', 'This run is not one in a folder of this browser.', { details: { from, into } })
    const place = (await knownPlaces()).find(({ root }) => root === from)
    if (!place) throw new AppError('not_found', 'This folder is not known to this browser any more.')
    if ((await accessTo(place, 'look')) !== 'granted')
      throw new AppError('permission_denied', 'The browser has to be allowed to change this folder again.')
    return targetOf(place)
  },
}

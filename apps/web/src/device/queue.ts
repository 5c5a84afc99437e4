import type { LibraryFile } from '@octavo/contract'
import { AppError } from '@octavo/core'
import { uuid } from '../platform/uuid.ts'
import { sessionUser } from '../session/session.ts'
import { openDevice, writeDevice } from './db.ts'
import { LOCAL } from './local.ts'

/** Why a file was refused for good: a code, and the server's own sentence where it gave one. */
export interface Refusal {
  readonly code: string
  readonly text?: string
}

/** A file as it was picked; what `blob` is only the platform knows. */
export interface PickedFile {
  readonly name: string
  readonly path: string
  readonly sizeBytes: number
  readonly mediaType: string
  readonly modifiedAtMs: number
  /** The folder of the library that it goes into; `/Inbox` where none was chosen. */
  readonly folder?: string
  readonly blob: unknown
}

/** A file that waits on this device for the server, bytes and all. */
export interface WaitingFile extends Omit<PickedFile, 'blob'> {
  readonly id: string
  readonly addedAtMs: number
  /** Gone once the file is in the library and only its category waits to be carried out. */
  readonly blob?: Blob
  /** Where the person has put it while the server was away. */
  readonly category?: string
  /** The file of the library that it has become. */
  readonly storedId?: string
  /** Why the server will not take it: it is sent again only when the person asks. */
  readonly refusal?: Refusal
  /** Account of the person who picked it; a guest has none. It is sent for that person only. */
  readonly person?: string
}

/** What a waiting file has become in the library. */
export interface Become {
  readonly id: string
  readonly file: LibraryFile
  readonly atMs: number
}

const MAX_AGE_MS = 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()
/** Says that something that waits on this device has changed. */
export const tellQueue = (): void => {
  for (const listener of [...listeners]) listener()
}

/** Calls `listener` after every change of the queue in this tab; returns the function that stops it. */
export const subscribeQueue = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const placeOf = ({ folder = '/Inbox', path }: WaitingFile) => `${folder === '/' ? '' : folder}/${path}`

/** A waiting file in the shape that the screens know; no bytes of it are on the server. */
export const toLocalFile = (waiting: WaitingFile): LibraryFile => ({
  id: waiting.id,
  name: waiting.name,
  type: waiting.mediaType,
  size: waiting.sizeBytes,
  path: placeOf(waiting),
  folder: placeOf(waiting).replace(/\/[^/]*$/, '') || '/',
  category: waiting.category ?? null,
  originalName: null,
  sha256: '',
  typeMismatch: false,
  state: 'ok',
  modifiedAtMs: waiting.modifiedAtMs,
  uploadedAtMs: waiting.addedAtMs,
  // Of what kind it is the server says, once it has the bytes; marks and pictures are of the library, too.
  kind: 'other',
  starred: false,
  tags: [],
  takenAtMs: null,
  hasPicture: false,
})

/**
 * Keeps a picked file with its bytes until the server is back. Resolves when the browser has written it. Throws
 * AppError: `no_space`, or `io_error` when the file can no longer be read.
 */
export const addWaiting = async (entry: PickedFile): Promise<LibraryFile> => {
  if (!(entry.blob instanceof Blob)) throw new AppError('io_error', 'The file has no bytes')
  const { name, path, sizeBytes, mediaType, modifiedAtMs, folder, blob } = entry
  const id = `${LOCAL}${uuid()}`
  const person = sessionUser()?.id
  const waiting = {
    ...{ id, name, path, sizeBytes, mediaType, modifiedAtMs, addedAtMs: Date.now(), blob },
    ...(folder === undefined ? {} : { folder }),
    ...(person === undefined ? {} : { person }),
  }
  try {
    const transaction = await writeDevice(['waiting'])
    await transaction.objectStore('waiting').put(waiting)
    await transaction.done
  } catch (cause) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
    throw new AppError(isFull ? 'no_space' : 'io_error', 'The file could not be kept', { cause })
  }
  tellQueue()
  return toLocalFile(waiting)
}

const everything = async (): Promise<readonly WaitingFile[]> =>
  (await (await openDevice()).getAll('waiting'))
    .filter(({ person }) => person === undefined || person === sessionUser()?.id)
    .sort((a, b) => a.addedAtMs - b.addedAtMs)

/** Everything that waits for the person who is here, a guest's files included, oldest first. */
export const listWaiting = async (): Promise<readonly WaitingFile[]> =>
  (await everything()).filter(({ refusal }) => refusal === undefined)

/** The bytes of a file that waits for the person who is here; undefined when it does not, or its bytes are gone. */
export const waitingBlob = async (id: string): Promise<Blob | undefined> => {
  const file = await (await openDevice()).get('waiting', id)
  return file && (file.person === undefined || file.person === sessionUser()?.id) ? file.blob : undefined
}

/** What the server refused for good, oldest first; it lies here until the person retries or removes it. */
export const listRefused = async (): Promise<readonly (WaitingFile & { readonly refusal: Refusal })[]> =>
  (await everything()).flatMap((file) => (file.refusal ? [{ ...file, refusal: file.refusal }] : []))

/** Takes files out of what is sent, each with the reason of the server. */
export const refuseWaiting = async (refusals: ReadonlyMap<string, Refusal>): Promise<void> => {
  const transaction = await writeDevice(['waiting'])
  for (const [id, refusal] of refusals) {
    const known = await transaction.objectStore('waiting').get(id)
    if (known) await transaction.objectStore('waiting').put({ ...known, refusal })
  }
  await transaction.done
  tellQueue()
}

/** Puts files back among those that are sent, as they are given: refused ones, or removed ones. */
export const waitAgain = async (files: readonly WaitingFile[]): Promise<void> => {
  const transaction = await writeDevice(['waiting'])
  for (const { refusal: _, ...file } of files) await transaction.objectStore('waiting').put(file)
  await transaction.done
  tellQueue()
}

/** Notes that a waiting file is in the library. It leaves the queue, unless an older version of the app noted a category. */
export const markStored = async (waitingId: string, file: LibraryFile): Promise<void> => {
  const transaction = await writeDevice(['waiting', 'become'])
  const waiting = transaction.objectStore('waiting')
  const known = await waiting.get(waitingId)
  if (known?.category === undefined) await waiting.delete(waitingId)
  else {
    const { blob: _, ...rest } = known
    await waiting.put({ ...rest, storedId: file.id })
  }
  await transaction.objectStore('become').put({ id: waitingId, file, atMs: Date.now() })
  await transaction.done
  tellQueue()
}

/** Takes files out of the queue: what waited for them has been carried out. */
export const removeWaiting = async (ids: readonly string[]): Promise<void> => {
  const transaction = await writeDevice(['waiting'])
  for (const id of ids) await transaction.objectStore('waiting').delete(id)
  await transaction.done
  tellQueue()
}

/** Forgets what waiting files have become, but of those that a run of this device has still to be handed over. */
export const forgetBecome = (): Promise<unknown> => becomeSince(Number.POSITIVE_INFINITY)

/** The files of the library that waiting files have become in the last day, by their old ids. */
export const becomeOf = (): Promise<ReadonlyMap<string, LibraryFile>> => becomeSince(Date.now() - MAX_AGE_MS)

const becomeSince = async (sinceMs: number): Promise<ReadonlyMap<string, LibraryFile>> => {
  const transaction = (await openDevice()).transaction(['become', 'places'], 'readwrite')
  const become = transaction.objectStore('become')
  const placed = new Set(await transaction.objectStore('places').getAllKeys())
  for (const { id, atMs } of await become.getAll()) if (atMs < sinceMs && !placed.has(id)) await become.delete(id)
  const all = await become.getAll()
  await transaction.done
  return new Map(all.map(({ id, file }) => [id, file]))
}

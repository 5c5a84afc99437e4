import { createHash } from 'node:crypto'
import { AppError } from '@octavo/core'
import {
  type Account,
  type Changes,
  type ChangesAsk,
  type Connector,
  type Entry,
  type MoveOrder,
  type OpenAsk,
  type PutOrder,
  TOP,
} from '@octavo/core/connect'
import { asList, asObject, asText, streamed } from '../body.ts'
import { drained } from '../http.ts'
import { DriveCalls, fileAt, type GoogleOptions, notFound } from './calls.ts'
import { checkFolder, driveChanges } from './changes.ts'
import { FOLDER, isHash, isNative, quoted } from './file.ts'
import { putFile } from './put.ts'

/**
 * The "My Drive" of a person, by the Drive API v3. Its feed of changes tells what came since. Names are not unique in a folder,
 * and Google refuses none, so each look for a free name is made here: two that act at once can make twins, never lose one.
 * What is in the trash, and what others share that lies in no folder of this drive, is not there.
 */
export class Google implements Connector {
  readonly can = { hasChangeFeed: true, keepsIds: true }
  readonly #calls: DriveCalls
  /** Folders that are being made: whoever asks for the same one waits for it. */
  readonly #making = new Map<string, Promise<Entry>>()

  constructor(options: GoogleOptions) {
    this.#calls = new DriveCalls(options)
  }

  async account(signal?: AbortSignal): Promise<Account> {
    const fields = 'user(displayName,emailAddress),storageQuota(limit,usage)'
    const about = await this.#calls.read('about', { fields }, signal)
    const [user, quota] = [asObject(about.user), asObject(about.storageQuota)]
    const [used, limit] = [Number(quota?.usage ?? Number.NaN), Number(quota?.limit ?? Number.NaN)]
    return {
      name: asText(user?.emailAddress) ?? asText(user?.displayName) ?? this.#calls.host,
      ...(Number.isFinite(used) && { usedBytes: used }),
      ...(Number.isFinite(limit - used) && { freeBytes: Math.max(0, limit - used) }),
    }
  }

  changes({ cursor, within = TOP, limit, signal }: ChangesAsk): Promise<Changes | 'expired'> {
    return driveChanges(this.#calls, { cursor, within, limit, signal })
  }

  async get(id: string, signal?: AbortSignal): Promise<Entry | undefined> {
    return (await this.#calls.file(id, signal))?.entry
  }

  /** Of several with the name, the one whose id is the least, as in a listing. */
  async find(parentId: string, name: string, signal?: AbortSignal): Promise<Entry | undefined> {
    return (await this.#calls.named(parentId, name, signal))[0]
  }

  async list(id: string, signal?: AbortSignal): Promise<readonly Entry[]> {
    const parent = quoted(await this.#calls.idOf(id, signal))
    const inside = await this.#calls.search(`${parent} in parents and trashed=false`, signal)
    if (inside.length === 0) await checkFolder(this.#calls, id, signal)
    return inside.map(({ entry }) => entry)
  }

  async open(id: string, { at, length, version, signal }: OpenAsk): Promise<AsyncIterable<Uint8Array>> {
    const isWhole = at === 0 && length === undefined
    // What is read as a whole tells by its bytes whether it is the right one; of all else it is asked for first.
    const proof = isWhole && version !== undefined && isHash(version) ? version : undefined
    const entry = proof === undefined ? await this.#toRead(id, version, signal) : undefined
    const { exportAs } = entry ?? {}
    if (entry && !exportAs && at >= entry.sizeBytes) return none()
    const last = length === undefined ? '' : String(at + length - 1)
    const headers = { 'accept-encoding': 'identity', ...(!isWhole && !exportAs && { range: `bytes=${at}-${last}` }) }
    const answer = exportAs
      ? await this.#calls.bytes(`${fileAt(id)}/export`, { mimeType: exportAs.mediaType }, headers, signal)
      : await this.#calls.bytes(fileAt(id), { alt: 'media' }, headers, signal)
    const { status, body } = answer
    const isPart = status === 206 && answer.header('content-range')?.startsWith(`bytes ${at}-`) === true
    if (status === 200 || isPart) {
      const bytes = streamed(body, { skip: isPart ? 0 : at, length, host: this.#calls.host, signal })
      return proof === undefined ? bytes : proven(bytes, proof)
    }
    await drained(body)
    if (status === 404) throw notFound()
    if (status === 416) throw changed()
    throw this.#calls.odd(answer)
  }

  makeFolder(parentId: string, name: string): Promise<Entry> {
    const key = `${parentId}/${name}`
    const making = this.#making.get(key) ?? this.#makeFolder(parentId, name).finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  async #makeFolder(parentId: string, name: string): Promise<Entry> {
    const there = await this.#folderNamed(parentId, name)
    if (there) return there
    const parents = [await this.#calls.idOf(parentId)]
    const made = await this.#calls.change('POST', 'files', { name, mimeType: FOLDER, parents })
    // Somebody else may have made it at the same moment: the older one stays, and this one, in which nothing is, goes.
    const folders = (await this.#calls.named(parentId, name)).filter(({ kind }) => kind === 'folder')
    const older = folders.find(({ id, modifiedAtMs }) => id !== made.id && modifiedAtMs < made.modifiedAtMs)
    if (older === undefined) return made
    await this.removeEmptyFolder(made.id)
    return older
  }

  async move({ id, parentId, name, version }: MoveOrder): Promise<Entry> {
    const before = await this.#calls.file(id)
    if (before === undefined) throw notFound()
    if (version !== undefined && before.entry.version !== version) throw changed()
    if (before.entry.parentId === parentId && before.entry.name === name) return before.entry
    if ((await this.#calls.named(parentId, name)).some((there) => there.id !== id))
      throw new AppError('already_exists', 'Something with this name is there already.')
    const to = await this.#calls.idOf(parentId)
    const from = before.parents.filter((parent) => parent !== to)
    // The time is said again, since a new name would be a change as of now.
    const { modifiedTime } = before
    const body = { name, ...(modifiedTime !== undefined && { modifiedTime }) }
    const query = before.entry.parentId === parentId ? {} : { addParents: to, removeParents: from.join(',') }
    return await this.#calls.change('PATCH', fileAt(id), body, query)
  }

  /** Google removes a folder with all that is in it: it goes to the trash, and comes back if something came into it until then. */
  async removeEmptyFolder(id: string): Promise<boolean> {
    const found = id === TOP ? undefined : await this.get(id)
    if (found === undefined) return false
    if (found.kind !== 'folder') throw new AppError('not_a_folder', 'It is a file.')
    if (await this.#holdsAny(id)) return false
    await this.#calls.change('PATCH', fileAt(id), { trashed: true })
    if (!(await this.#holdsAny(id))) return true
    await this.#calls.change('PATCH', fileAt(id), { trashed: false })
    return false
  }

  put(order: PutOrder): Promise<Entry> {
    return putFile(this.#calls, order)
  }

  async letGo(id: string, version?: string): Promise<void> {
    const before = await this.#calls.file(id)
    if (before === undefined) throw notFound()
    if (before.entry.kind === 'folder') throw new AppError('is_folder', 'It is a folder.')
    if (version !== undefined && before.entry.version !== version) throw changed()
    await this.#calls.change('PATCH', fileAt(id), { trashed: true })
  }

  /** It comes back to where it was, and goes from there to where it is wanted. */
  async takeBack({ id, parentId, name }: Omit<MoveOrder, 'version'>): Promise<Entry | undefined> {
    const file = await this.#calls.page(fileAt(id), { fields: 'trashed' })
    if (file === undefined || file === 'expired' || file.trashed !== true) return undefined
    if ((await this.#calls.named(parentId, name)).length > 0)
      throw new AppError('already_exists', 'Something with this name is there already.')
    await this.#calls.change('PATCH', fileAt(id), { trashed: false })
    return await this.move({ id, parentId, name })
  }

  /** Nothing is held here: connections are the guard's. */
  async close(): Promise<void> {}

  /** Whether anything lies in a folder, which may be in the trash by now; not what was put there by itself. */
  async #holdsAny(id: string): Promise<boolean> {
    const query = {
      q: `${quoted(id)} in parents`,
      fields: 'nextPageToken,files(id,explicitlyTrashed)',
      pageSize: '100',
    }
    for (let pageToken: string | undefined; ; ) {
      const page = await this.#calls.read('files', { ...query, ...(pageToken !== undefined && { pageToken }) })
      if (asList(page.files).some((file) => asObject(file)?.explicitlyTrashed !== true)) return true
      pageToken = asText(page.nextPageToken)
      if (pageToken === undefined) return false
    }
  }

  /** A file that has this version. Throws AppError `not_found`, `is_folder`, `unsupported`, `changed_since_review`. */
  async #toRead(id: string, version: string | undefined, signal?: AbortSignal): Promise<Entry> {
    const entry = await this.get(id, signal)
    if (entry === undefined) throw notFound()
    if (entry.kind === 'folder') throw new AppError('is_folder', 'It is a folder.')
    if (version !== undefined && entry.version !== version) throw changed()
    if (isNative(entry.mediaType) && !entry.exportAs)
      throw new AppError('unsupported', 'Google gives out nothing of this kind.')
    return entry
  }

  /** The folder of a name. Throws AppError `not_found` where there is no such parent, `not_a_folder` where files alone have it. */
  async #folderNamed(parentId: string, name: string): Promise<Entry | undefined> {
    const named = await this.#calls.named(parentId, name)
    const folder = named.find(({ kind }) => kind === 'folder')
    if (folder === undefined && named.length > 0) throw new AppError('not_a_folder', `"${name}" is a file.`)
    return folder
  }
}

const changed = (): AppError => new AppError('changed_since_review', 'Its content is another one by now.')

async function* none(): AsyncGenerator<Uint8Array> {}

/** All bytes of a content, and an error at their end when they are not those that were meant. */
async function* proven(bytes: AsyncIterable<Uint8Array>, md5: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('md5')
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== md5) throw changed()
}

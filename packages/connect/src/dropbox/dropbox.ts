import { randomBytes } from 'node:crypto'
import { AppError, joinPath } from '@octavo/core'
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
import { asObject, asText, objectIn, streamed } from '../body.ts'
import { drained } from '../http.ts'
import { DropboxCalls, type DropboxOptions, tagsIn } from './calls.ts'
import { entryOf, pathOf, readPage } from './metadata.ts'
import { letGo, putFile, takeBack } from './put.ts'

/** Most that Dropbox puts on a page. */
const MOST_A_PAGE = 2000

/**
 * The Dropbox of a person, by the API v2. Its deletions name paths alone, so an entry's id is its path in small letters:
 * capital letters make no other name there. Its feed tells what came since, also for one folder. A version is Dropbox's hash
 * of the content.
 */
export class Dropbox implements Connector {
  readonly can = { hasChangeFeed: true, keepsIds: false }
  readonly #calls: DropboxCalls

  constructor(options: DropboxOptions) {
    this.#calls = new DropboxCalls(options)
  }

  async account(signal?: AbortSignal): Promise<Account> {
    const how = signal ? { signal } : {}
    const account = await this.#calls.tell('users/get_current_account', null, how)
    const space = await this.#calls.tell('users/get_space_usage', null, how)
    if ('wrong' in account || 'wrong' in space) throw this.#odd(account, space)
    const { used, allocation } = space.body
    const allocated = asObject(allocation)?.allocated
    return {
      name: asText(account.body.email) ?? this.#calls.host,
      ...(typeof used === 'number' && { usedBytes: used }),
      ...(typeof used === 'number' && typeof allocated === 'number' && { freeBytes: Math.max(0, allocated - used) }),
    }
  }

  async changes({ cursor, within = TOP, limit = MOST_A_PAGE, signal }: ChangesAsk): Promise<Changes | 'expired'> {
    const at = cursor === undefined ? undefined : objectIn(cursor)
    const from = asText(at?.cursor)
    if (cursor !== undefined && from === undefined) return 'expired'
    const how = signal ? { signal } : {}
    const most = Math.min(Math.max(limit, 1), MOST_A_PAGE)
    const told =
      from === undefined
        ? await this.#calls.tell('files/list_folder', { path: pathOf(within), recursive: true, limit: most }, how)
        : await this.#calls.tell('files/list_folder/continue', { cursor: from }, how)
    if ('wrong' in told) {
      if (told.wrong.includes('reset')) return 'expired'
      throw this.#odd(told)
    }
    const page = readPage(told.body, within)
    const next = asText(told.body.cursor)
    if (next === undefined) throw new AppError('corrupt', `${this.#calls.host} does not answer as it should.`)
    if (page === undefined) return 'expired'
    const isListing = at?.isListing !== false
    const hasMore = told.body.has_more === true
    const state = { cursor: next, isListing: isListing && hasMore }
    return { ...page, unlisted: [], isListing, cursor: JSON.stringify(state), hasMore }
  }

  async get(id: string, signal?: AbortSignal): Promise<Entry | undefined> {
    if (id === TOP) return undefined
    const told = await this.#calls.tell('files/get_metadata', { path: pathOf(id) }, signal ? { signal } : {})
    if ('body' in told) return entryOf(told.body)
    if (isGone(told.wrong)) return undefined
    throw this.#odd(told)
  }

  /** Capital letters and small ones are the same here. */
  find(parentId: string, name: string, signal?: AbortSignal): Promise<Entry | undefined> {
    return this.get(joinPath(parentId, name), signal)
  }

  async list(id: string, signal?: AbortSignal): Promise<readonly Entry[]> {
    const how = signal ? { signal } : {}
    const entries: Entry[] = []
    let told = await this.#calls.tell('files/list_folder', { path: pathOf(id), limit: MOST_A_PAGE }, how)
    for (;;) {
      if ('wrong' in told) throw this.#odd(told)
      entries.push(...(readPage(told.body, id)?.entries ?? []))
      if (told.body.has_more !== true) return entries
      told = await this.#calls.tell('files/list_folder/continue', { cursor: told.body.cursor }, how)
    }
  }

  async open(id: string, { at, length, version, signal }: OpenAsk): Promise<AsyncIterable<Uint8Array>> {
    const last = length === undefined ? '' : String(at + length - 1)
    const range = at > 0 || length !== undefined ? `bytes=${at}-${last}` : undefined
    const path = pathOf(id)
    let answer = await this.#calls.bytes('files/download', { path }, range, signal)
    if (answer.status === 409 && tagsIn(answer.words ?? '').includes('unsupported_file'))
      answer = await this.#calls.bytes('files/export', { path }, undefined, signal)
    const { status, body, words = '' } = answer
    const isPart = status === 206 && answer.header('content-range')?.startsWith(`bytes ${at}-`) === true
    const isWhole = status === 200
    if (isPart || isWhole) {
      // The answer says of which content its bytes are.
      const is = asText(objectIn(answer.header('dropbox-api-result') ?? '')?.content_hash)
      if (version === undefined || is === undefined || is === version)
        return streamed(body, { skip: isPart ? 0 : at, length, host: this.#calls.host, signal })
      await body.dump().catch(() => undefined)
      throw changed()
    }
    await drained(body)
    if (status === 416) return await this.#afterEnd(id, at, version, signal)
    if (status === 409) throw this.#odd({ wrong: tagsIn(words) })
    throw this.#calls.odd(answer)
  }

  /** Nothing lies behind the end of a content; but a shorter one than was meant is another one. */
  async #afterEnd(
    id: string,
    at: number,
    version: string | undefined,
    signal?: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array>> {
    const entry = await this.get(id, signal)
    if (entry === undefined) throw notFound()
    if (at < entry.sizeBytes || (version !== undefined && entry.version !== version)) throw changed()
    return none()
  }

  async makeFolder(parentId: string, name: string): Promise<Entry> {
    const id = joinPath(parentId, name)
    const told = await this.#calls.tell('files/create_folder_v2', { path: pathOf(id), autorename: false })
    if ('body' in told) {
      const made = entryOf({ ...asObject(told.body.metadata), '.tag': 'folder' })
      if (made) return made
    } else if (!told.wrong.includes('conflict') || told.wrong.includes('file_ancestor')) throw this.#odd(told)
    const there = await this.get(id)
    if (there?.kind === 'folder') return there
    if (there) throw new AppError('not_a_folder', `"${name}" is a file.`)
    throw new AppError('transient', 'It was made, and can not be seen yet.')
  }

  async move({ id, parentId, name, version }: MoveOrder): Promise<Entry> {
    const to = joinPath(parentId, name)
    const before = await this.get(id)
    if (before === undefined) throw notFound()
    if (version !== undefined && before.version !== version) throw changed()
    if (before.parentId === parentId && before.name === name) return before
    return await this.#rename(id, to)
  }

  /**
   * Dropbox removes a folder with all that is in it. So the folder is given a name that nobody knows first; if something came
   * into it until then, it gets its name back.
   */
  async removeEmptyFolder(id: string): Promise<boolean> {
    const found = await this.get(id)
    if (found === undefined) return false
    if (found.kind !== 'folder') throw new AppError('not_a_folder', 'It is a file.')
    if ((await this.list(id)).length > 0) return false
    const aside = await this.#rename(id, joinPath(found.parentId, `.octavo-empty-${randomBytes(8).toString('hex')}`))
    if ((await this.list(aside.id)).length > 0) {
      await this.#rename(aside.id, joinPath(found.parentId, found.name))
      return false
    }
    const told = await this.#calls.tell('files/delete_v2', { path: pathOf(aside.id) })
    if ('wrong' in told && !isGone(told.wrong)) throw this.#odd(told)
    return true
  }

  /** Dropbox makes missing folders by itself, so that it is asked for this one first. */
  async put(order: PutOrder): Promise<Entry> {
    const folder = order.parentId === TOP ? undefined : await this.get(order.parentId, order.signal)
    if (order.parentId !== TOP && folder === undefined) throw notFound()
    if (folder?.kind === 'file') throw new AppError('not_a_folder', 'It is a file.')
    return await putFile(this.#calls, order, (told) => this.#odd(told))
  }

  letGo(id: string, version?: string): Promise<void> {
    return letGo(this.#calls, id, version, (told) => this.#odd(told))
  }

  takeBack(order: Omit<MoveOrder, 'version'>): Promise<Entry | undefined> {
    const rename = (id: string, to: string): Promise<Entry> => this.#rename(id, to)
    return takeBack(this.#calls, order, { odd: (told) => this.#odd(told), rename })
  }

  /** Nothing is held here: connections are the guard's. */
  async close(): Promise<void> {}

  /** Throws AppError `already_exists`, `not_found`, `not_a_folder`; never replaces. */
  async #rename(id: string, to: string): Promise<Entry> {
    const asked = { from_path: pathOf(id), to_path: `/${to}`, autorename: false }
    const told = await this.#calls.tell('files/move_v2', asked, { isOnce: true })
    if ('wrong' in told) throw this.#odd(told)
    const moved = entryOf(told.body.metadata)
    if (moved === undefined) throw new AppError('transient', 'It was moved, and can not be seen yet.')
    return moved
  }

  #odd(...told: readonly object[]): AppError {
    const wrong = told.flatMap((one) => ('wrong' in one ? one.wrong : [])) as readonly string[]
    if (wrong.includes('file_ancestor') || wrong.includes('not_folder'))
      return new AppError('not_a_folder', 'It is a file.')
    if (wrong.includes('conflict')) return new AppError('already_exists', 'Something with this name is there already.')
    if (wrong.includes('not_file')) return new AppError('is_folder', 'It is a folder.')
    if (wrong.includes('not_found')) return notFound()
    if (wrong.includes('cant_move_folder_into_itself'))
      return new AppError('bad_path', 'A folder can not lie in itself.')
    if (wrong.includes('duplicated_or_nested_paths'))
      return new AppError('unsupported', 'Dropbox does not change capital letters alone.')
    if (wrong.includes('non_exportable') || wrong.includes('unsupported_content_type'))
      return new AppError('unsupported', 'Dropbox gives out nothing of this kind.')
    return new AppError('corrupt', `${this.#calls.host} does not answer as it should (${wrong.join('/')}).`)
  }
}

const isGone = (wrong: readonly string[]): boolean => wrong.includes('not_found')
const notFound = (): AppError => new AppError('not_found', 'It is not there any more.')
const changed = (): AppError => new AppError('changed_since_review', 'Its content is another one by now.')

async function* none(): AsyncGenerator<Uint8Array> {}

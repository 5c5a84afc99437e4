import { randomBytes } from 'node:crypto'
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
import { asList, asObject, asText, jsonOf, objectIn, streamed } from '../body.ts'
import { drained } from '../http.ts'
import { GraphCalls, notFound, type OneDriveOptions } from './calls.ts'
import { goneIn, itemOf, SELECTED } from './item.ts'
import { FAIL, letGo, putFile, takeBack } from './put.ts'

const MOST_A_PAGE = 1000
/** Most of one folder's inside on a page. */
const MOST_INSIDE = '200'

/**
 * The OneDrive of a person, by Microsoft Graph. Its feed of changes tells what came since, some things twice; one folder alone is
 * listed anew. A version is the tag of the content, which a move keeps. What was added from somebody else's drive is a shortcut.
 */
export class OneDrive implements Connector {
  readonly can = { hasChangeFeed: true, keepsIds: true }
  readonly #calls: GraphCalls

  constructor(options: OneDriveOptions) {
    this.#calls = new GraphCalls(options)
  }

  async account(signal?: AbortSignal): Promise<Account> {
    const drive = await this.#calls.get(this.#calls.url('me/drive', { $select: 'id,owner,quota' }), signal)
    const user = asObject(asObject(drive?.owner)?.user)
    const { used, remaining } = asObject(drive?.quota) ?? {}
    return {
      name: asText(user?.email) ?? asText(user?.displayName) ?? this.#calls.host,
      ...(typeof used === 'number' && { usedBytes: used }),
      ...(typeof remaining === 'number' && { freeBytes: Math.max(0, remaining) }),
    }
  }

  async changes({ cursor, within = TOP, limit = MOST_A_PAGE, signal }: ChangesAsk): Promise<Changes | 'expired'> {
    if (within !== TOP) return await this.#insides(cursor, within, limit, signal)
    const at = cursor === undefined ? undefined : objectIn(cursor)
    const link = asText(at?.link)
    if (cursor !== undefined && link === undefined) return 'expired'
    const $top = String(Math.min(Math.max(limit, 1), MOST_A_PAGE))
    const url =
      link === undefined ? this.#calls.url('me/drive/root/delta', { $top, $select: SELECTED }) : this.#calls.link(link)
    const page = await this.#calls.page(url, signal)
    if (page === 'expired' || page === undefined) return 'expired'
    const top = await this.#calls.topId(signal)
    // What a page says last of a thing is how it is.
    const last = new Map<string, Entry | undefined>()
    for (const value of asList(page.value)) {
      const gone = goneIn(value)
      const entry = itemOf(value, top)?.entry
      if (gone !== undefined) last.set(gone, undefined)
      else if (entry) last.set(entry.id, entry)
    }
    const [more, end] = [asText(page['@odata.nextLink']), asText(page['@odata.deltaLink'])]
    const next = more ?? end
    if (next === undefined) throw new AppError('corrupt', `${this.#calls.host} does not answer as it should.`)
    const isListing = at?.isListing !== false
    return {
      entries: [...last.values()].filter((entry) => entry !== undefined),
      gone: [...last].flatMap(([id, entry]) => (entry === undefined ? [id] : [])),
      unlisted: [],
      isListing,
      cursor: JSON.stringify({ link: this.#calls.link(next).href, isListing: isListing && more !== undefined }),
      hasMore: more !== undefined,
    }
  }

  /** Folder by folder, as many as fill a page: Microsoft follows whole drives alone. */
  async #insides(
    cursor: string | undefined,
    within: string,
    limit: number,
    signal?: AbortSignal,
  ): Promise<Changes | 'expired'> {
    const read = cursor === undefined ? [] : asList(objectIn(cursor)?.waiting).filter((id) => typeof id === 'string')
    const waiting = read.length === 0 ? [within] : [...read]
    const entries: Entry[] = []
    while (entries.length < limit) {
      const folder = waiting.pop()
      if (folder === undefined) break
      // One that has gone since its parent was listed is passed over.
      const inside = await this.list(folder, signal).catch((error: unknown) => {
        if (folder !== within && error instanceof AppError && error.code === 'not_found') return []
        throw error
      })
      entries.push(...inside)
      waiting.push(...inside.filter(({ kind }) => kind === 'folder').map(({ id }) => id))
    }
    const hasMore = waiting.length > 0
    return { entries, gone: [], unlisted: [], isListing: true, cursor: JSON.stringify({ waiting }), hasMore }
  }

  async get(id: string, signal?: AbortSignal): Promise<Entry | undefined> {
    return (await this.#calls.item(await this.#calls.at(id, '', { $select: SELECTED }, signal), signal))?.entry
  }

  /** Capital letters and small ones are the same here. */
  async find(parentId: string, name: string, signal?: AbortSignal): Promise<Entry | undefined> {
    const url = await this.#calls.at(parentId, `:/${encodeURIComponent(name)}`, { $select: SELECTED }, signal)
    return (await this.#calls.item(url, signal))?.entry
  }

  async list(id: string, signal?: AbortSignal): Promise<readonly Entry[]> {
    const entries: Entry[] = []
    let url = await this.#calls.at(id, '/children', { $top: MOST_INSIDE, $select: SELECTED }, signal)
    for (;;) {
      const page = await this.#calls.get(url, signal)
      if (page === undefined) throw notFound()
      entries.push(...(await this.#calls.items(page.value, signal)).map(({ entry }) => entry))
      const more = asText(page['@odata.nextLink'])
      if (more !== undefined) {
        url = this.#calls.link(more)
        continue
      }
      if (entries.length === 0 && id !== TOP && (await this.get(id, signal))?.kind !== 'folder')
        throw new AppError('not_a_folder', 'It is a file.')
      return entries
    }
  }

  async open(id: string, { at, length, version, signal }: OpenAsk): Promise<AsyncIterable<Uint8Array>> {
    // Everything of it: the address of its bytes is in no answer that is asked for by names.
    const item = await this.#calls.item(await this.#calls.at(id, '', {}, signal), signal)
    if (item === undefined) throw notFound()
    const { entry, downloadUrl } = item
    if (entry.kind === 'folder') throw new AppError('is_folder', 'It is a folder.')
    if (version !== undefined && entry.version !== version) throw changed()
    if (downloadUrl === undefined) throw new AppError('unsupported', 'OneDrive gives out nothing of this kind.')
    if (at >= entry.sizeBytes) return none()
    const last = length === undefined ? '' : String(at + length - 1)
    const range = at > 0 || length !== undefined ? `bytes=${at}-${last}` : undefined
    const answer = await this.#calls.bytes(downloadUrl, range, signal)
    const { status, body } = answer
    const isPart = status === 206 && answer.header('content-range')?.startsWith(`bytes ${at}-`) === true
    if (status === 200 || isPart)
      return streamed(body, { skip: isPart ? 0 : at, length, host: this.#calls.host, signal })
    await drained(body)
    if (status === 404) throw notFound()
    if (status === 416) throw changed()
    throw this.#calls.odd(answer)
  }

  async makeFolder(parentId: string, name: string): Promise<Entry> {
    const body = { name, folder: {}, ...FAIL }
    const answer = await this.#calls.change('POST', await this.#calls.at(parentId, '/children'), body)
    if (answer.status === 201) {
      const made = itemOf(await jsonOf(answer, this.#calls.host, {}), await this.#calls.topId())
      if (made) return made.entry
    }
    await drained(answer.body)
    if (answer.status === 404) throw notFound()
    if (answer.status === 400) await this.#checkFolder(parentId)
    if (answer.status !== 201 && answer.status !== 409) throw this.#odd(answer)
    const there = await this.find(parentId, name)
    if (there?.kind === 'folder') return there
    if (there) throw new AppError('not_a_folder', `"${name}" is a file.`)
    throw new AppError('transient', 'It was made, and can not be seen yet.')
  }

  async move({ id, parentId, name, version }: MoveOrder): Promise<Entry> {
    const before = await this.#calls.item(await this.#calls.at(id, '', { $select: SELECTED }))
    if (before === undefined) throw notFound()
    if (version !== undefined && before.entry.version !== version) throw changed()
    if (before.entry.parentId === parentId && before.entry.name === name) return before.entry
    const to = parentId === TOP ? await this.#calls.topId() : parentId
    const body = { name, ...(before.entry.parentId !== parentId && { parentReference: { id: to } }) }
    // The tag of what was just seen: if somebody was faster, it stays.
    try {
      return await this.#patch(id, body, before.eTag)
    } catch (error) {
      if (error instanceof AppError && error.code === 'bad_input') await this.#checkFolder(parentId)
      throw error
    }
  }

  /**
   * OneDrive removes a folder with all that is in it. So the folder is given a name that nobody knows first; if something came
   * into it until then, it gets its name back.
   */
  async removeEmptyFolder(id: string): Promise<boolean> {
    const found = id === TOP ? undefined : await this.get(id)
    if (found === undefined) return false
    if (found.kind !== 'folder') throw new AppError('not_a_folder', 'It is a file.')
    if ((await this.list(id)).length > 0) return false
    await this.#patch(id, { name: `.octavo-empty-${randomBytes(8).toString('hex')}` })
    if ((await this.list(id)).length > 0) {
      await this.#patch(id, { name: found.name })
      return false
    }
    const answer = await this.#calls.change('DELETE', await this.#calls.at(id), undefined)
    await drained(answer.body)
    if (answer.status !== 204 && answer.status !== 404) throw this.#odd(answer)
    return true
  }

  async put(order: PutOrder): Promise<Entry> {
    await this.#checkFolder(order.parentId)
    return await putFile(this.#calls, order, (answer) => this.#odd(answer))
  }

  letGo(id: string, version?: string): Promise<void> {
    return letGo(this.#calls, id, version, (answer) => this.#odd(answer))
  }

  takeBack(order: Omit<MoveOrder, 'version'>): Promise<Entry | undefined> {
    return takeBack(this.#calls, order, (answer) => this.#odd(answer))
  }

  /** Nothing is held here: connections are the guard's. */
  async close(): Promise<void> {}

  /** Throws AppError `not_found`, `not_a_folder`: Microsoft says of both that the question is wrong. */
  async #checkFolder(id: string): Promise<void> {
    const found = id === TOP ? undefined : await this.get(id)
    if (id !== TOP && found === undefined) throw notFound()
    if (found?.kind === 'file') throw new AppError('not_a_folder', 'It is a file.')
  }

  async #patch(id: string, body: object, ifMatch?: string): Promise<Entry> {
    const answer = await this.#calls.change('PATCH', await this.#calls.at(id, '', FAIL), body, ifMatch)
    if (answer.status !== 200) throw this.#odd(answer)
    const item = itemOf(await jsonOf(answer, this.#calls.host, {}), await this.#calls.topId())
    if (item === undefined) throw new AppError('transient', 'It was moved, and can not be seen yet.')
    return item.entry
  }

  #odd(answer: Parameters<GraphCalls['odd']>[0]): AppError {
    const { status } = answer
    if (status === 404) return notFound()
    if (status === 409) return new AppError('already_exists', 'Something with this name is there already.')
    if (status === 412) return changed()
    return this.#calls.odd(answer)
  }
}

const changed = (): AppError => new AppError('changed_since_review', 'It is another one by now.')

async function* none(): AsyncGenerator<Uint8Array> {}

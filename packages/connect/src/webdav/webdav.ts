import { randomBytes } from 'node:crypto'
import { AppError, baseName, type Clock, joinPath, type Unlisted } from '@octavo/core'
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
import { streamed, whole } from '../body.ts'
import type { Guard } from '../guard.ts'
import { type Answer, Caller, drained } from '../http.ts'
import { encodedPath, type Resource, readMultistatus, versionOf } from './multistatus.ts'
import { putFile } from './put.ts'

/** Where a WebDAV server is, and as whom to speak to it. */
export interface WebDavOptions {
  /** `http:` or `https:`, the folder that the connection begins at. */
  readonly url: URL
  readonly user?: string
  readonly password?: string
  readonly guard: Guard
  readonly clock: Clock
  /** Longest time that one list may take to arrive; two minutes when left out. */
  readonly mostListMs?: number
}

const PROPERTIES =
  '<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop><resourcetype/><getcontentlength/><getlastmodified/><getcontenttype/><getetag/></prop></propfind>'
const QUOTA =
  '<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop><resourcetype/><quota-used-bytes/><quota-available-bytes/></prop></propfind>'
const USUAL_LIMIT = 1000

/** Folders that a listing has still to look at; a listing that is over begins again. */
type Cursor = readonly string[]

/**
 * A WebDAV server (RFC 4918), by its lists of folders alone: no server tells what changed. An entry's id is its path below
 * the address, decoded; its version is the entity tag without the mark of a weak one.
 */
export class WebDav implements Connector {
  readonly can = { hasChangeFeed: false, keepsIds: false }
  readonly #base: string
  readonly #options: WebDavOptions
  readonly #caller: Caller

  constructor(options: WebDavOptions) {
    const { url, user = '', password = '', guard, clock } = options
    this.#options = options
    this.#base = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`
    const signedIn =
      user === '' ? {} : { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
    this.#caller = new Caller({ guard, clock, ...signedIn })
  }

  async account(signal?: AbortSignal): Promise<Account> {
    const { user, url } = this.#options
    const [top] = (await this.#propfind(TOP, '0', signal, QUOTA)) ?? []
    if (top === undefined || 'unusable' in top || top.entry.kind !== 'folder')
      throw new AppError('not_a_folder', `There is no folder at this address of ${url.host}.`)
    const { usedBytes, freeBytes } = top
    return {
      name: user || url.host,
      ...(usedBytes !== undefined && { usedBytes }),
      ...(freeBytes !== undefined && { freeBytes }),
    }
  }

  async changes({ cursor, within = TOP, limit = USUAL_LIMIT, signal }: ChangesAsk): Promise<Changes> {
    const waiting: string[] = cursor === undefined || cursor === '' ? [within] : [...readCursor(cursor)]
    const entries: Entry[] = []
    const unlisted: Unlisted[] = []
    while (entries.length < limit) {
      const folder = waiting.pop()
      if (folder === undefined) break
      // A folder may have gone since its parent was listed; where the listing begins there has to be one.
      const inside = await this.#inside(folder, signal)
      if (inside === undefined && folder === within) throw notFound()
      for (const resource of inside ?? []) {
        if ('unusable' in resource) unlisted.push(unusable(resource.unusable))
        else {
          entries.push(resource.entry)
          if (resource.entry.kind === 'folder') waiting.push(resource.entry.id)
        }
      }
    }
    const hasMore = waiting.length > 0
    return { entries, gone: [], unlisted, isListing: true, cursor: hasMore ? JSON.stringify(waiting) : '', hasMore }
  }

  async get(id: string, signal?: AbortSignal): Promise<Entry | undefined> {
    const [found] = (await this.#propfind(id, '0', signal)) ?? []
    return found === undefined || 'unusable' in found || found.entry.id !== id ? undefined : found.entry
  }

  find(parentId: string, name: string, signal?: AbortSignal): Promise<Entry | undefined> {
    return this.get(joinPath(parentId, name), signal)
  }

  async list(id: string, signal?: AbortSignal): Promise<readonly Entry[]> {
    const inside = await this.#inside(id, signal)
    if (inside === undefined) throw notFound()
    return inside.flatMap((resource) => ('entry' in resource ? [resource.entry] : []))
  }

  async open(id: string, { at, length, version, signal }: OpenAsk): Promise<AsyncIterable<Uint8Array>> {
    const url = this.#url(id)
    const last = length === undefined ? '' : String(at + length - 1)
    const range = at > 0 || length !== undefined ? { range: `bytes=${at}-${last}` } : {}
    const headers = { 'accept-encoding': 'identity', ...range }
    const answer = await this.#caller.ask({ method: 'GET', url, headers, signal, mayRepeat: true })
    const { status } = answer
    const etag = answer.header('etag')
    const isOther = version !== undefined && etag !== undefined && versionOf(etag) !== version
    if ((status === 200 || status === 206) && !isOther) {
      const isPart = status === 206
      if (isPart && !answer.header('content-range')?.startsWith(`bytes ${at}-`)) throw odd(answer, url)
      return streamed(answer.body, { skip: isPart ? 0 : at, length, host: url.host, signal })
    }
    await drained(answer.body)
    if (status === 404) throw notFound()
    if (status === 405 || isRedirect(status)) throw new AppError('is_folder', 'It is a folder.')
    if (isOther || status === 412 || status === 416)
      throw new AppError('changed_since_review', 'Its content is another one by now.')
    throw odd(answer, url)
  }

  async makeFolder(parentId: string, name: string): Promise<Entry> {
    const id = joinPath(parentId, name)
    const url = this.#url(id, '/')
    const answer = await this.#caller.ask({ method: 'MKCOL', url, mayRepeat: true })
    await drained(answer.body)
    if (answer.status === 409 || answer.status === 404) throw notFound()
    // 405: something has the name. A server that was asked twice at once may say otherwise; what counts is what is there.
    const made = await this.get(id)
    if (made?.kind === 'folder') return made
    if (made) throw new AppError('not_a_folder', `"${name}" is a file.`)
    throw odd(answer, url)
  }

  async move({ id, parentId, name, version }: MoveOrder): Promise<Entry> {
    const to = joinPath(parentId, name)
    const before = await this.get(id)
    if (before === undefined) throw notFound()
    if (version !== undefined && before.version !== version)
      throw new AppError('changed_since_review', 'It is another one by now.')
    if (to === id) return before
    await this.#rename(id, to)
    const moved = await this.get(to)
    if (moved === undefined) throw new AppError('transient', 'It was moved, and can not be seen yet.')
    return moved
  }

  /**
   * A server removes a folder with all that is in it. So the folder is given a name that nobody knows first; if something
   * came into it until then, it gets its name back.
   */
  async removeEmptyFolder(id: string): Promise<boolean> {
    const found = await this.get(id)
    if (found === undefined || id === TOP) return false
    if (found.kind !== 'folder') throw new AppError('not_a_folder', 'It is a file.')
    if ((await this.#inside(id))?.length !== 0) return false
    const aside = joinPath(found.parentId, `.octavo-empty-${randomBytes(8).toString('hex')}`)
    await this.#rename(id, aside)
    if ((await this.#inside(aside))?.length !== 0) {
      await this.#rename(aside, id)
      return false
    }
    const answer = await this.#caller.ask({ method: 'DELETE', url: this.#url(aside, '/'), mayRepeat: true })
    await drained(answer.body)
    return true
  }

  /** There is no trash by this protocol, so that nothing is ever let go of. */
  put(order: PutOrder): Promise<Entry> {
    const server = {
      caller: this.#caller,
      urlOf: (id: string) => this.#url(id),
      get: (id: string, signal?: AbortSignal) => this.get(id, signal),
      rename: (from: string, to: string) => this.#rename(from, to),
    }
    return putFile(server, order)
  }

  /** Nothing is held here: connections are the guard's. */
  async close(): Promise<void> {}

  /** Throws AppError `already_exists`, `not_found`; never replaces. */
  async #rename(from: string, to: string): Promise<void> {
    // A server that does not know `Overwrite` would replace what is there.
    if (await this.get(to)) throw taken()
    const url = this.#url(from)
    const headers = { destination: this.#url(to).href, overwrite: 'F', depth: 'infinity' }
    const answer = await this.#caller.ask({ method: 'MOVE', url, headers, mayRepeat: false })
    await drained(answer.body)
    if (answer.status === 201 || answer.status === 204) return
    if (answer.status === 412) throw taken()
    if (answer.status === 404 || answer.status === 409) throw notFound()
    throw odd(answer, url)
  }

  /** What lies right in a folder; undefined when it is not there. Throws AppError `not_a_folder` for a file. */
  async #inside(id: string, signal?: AbortSignal): Promise<readonly Resource[] | undefined> {
    const found = await this.#propfind(id, '1', signal)
    const isItself = (resource: Resource): boolean => 'entry' in resource && resource.entry.id === id
    const itself = found?.find(isItself)
    if (itself && 'entry' in itself && itself.entry.kind === 'file') throw new AppError('not_a_folder', 'It is a file.')
    return found?.filter(
      (resource) => 'unusable' in resource || (resource.entry.id !== id && resource.entry.parentId === id),
    )
  }

  /** The resources at a path; undefined when there is none. */
  async #propfind(
    id: string,
    depth: '0' | '1',
    signal?: AbortSignal,
    body = PROPERTIES,
  ): Promise<readonly Resource[] | undefined> {
    const ask = (url: URL): Promise<Answer> => {
      const headers = { depth, 'content-type': 'application/xml; charset=utf-8', accept: 'application/xml' }
      return this.#caller.ask({ method: 'PROPFIND', url, headers, body, signal, mayRepeat: true })
    }
    const url = this.#url(id, depth === '1' ? '/' : '')
    let answer = await ask(url)
    // Some servers want the slash of a folder: no other redirect is followed.
    if (isRedirect(answer.status) && !url.pathname.endsWith('/')) {
      await drained(answer.body)
      answer = await ask(this.#url(id, '/'))
    }
    if (answer.status === 207) {
      const { mostListMs } = this.#options
      return readMultistatus(await whole(answer, url.host, { mostMs: mostListMs, signal }), this.#base)
    }
    await drained(answer.body)
    if (answer.status === 404 || answer.status === 410) return undefined
    throw odd(answer, url)
  }

  #url(id: string, end = ''): URL {
    const path = id === TOP ? this.#base : `${encodedPath(this.#base, id)}${end}`
    return new URL(path, this.#options.url.origin)
  }
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304
const notFound = (): AppError => new AppError('not_found', 'It is not there any more.')
const taken = (): AppError => new AppError('already_exists', 'Something with this name is there already.')
const unusable = (path: string): Unlisted => ({
  path: baseName(path),
  code: 'bad_name',
  reason: 'Its name can not be used here. Rename it there.',
})

/** An answer that the protocol has no place for. */
function odd({ status }: Answer, url: URL): AppError {
  if (isRedirect(status))
    return new AppError('permission_denied', `${url.host} answered with a redirect, which is not followed.`)
  return new AppError('corrupt', `${url.host} does not answer as a WebDAV server does (${status}).`)
}

function readCursor(cursor: string): Cursor {
  const read: unknown = JSON.parse(cursor)
  return Array.isArray(read) ? read.filter((folder) => typeof folder === 'string') : []
}

import { AppError, type Clock } from '@octavo/core'
import { type Entry, TOP } from '@octavo/core/connect'
import type { Access } from '../access.ts'
import { asList, asText, jsonOf } from '../body.ts'
import type { Guard } from '../guard.ts'
import { type Answer, type Call, Caller, drained } from '../http.ts'
import { isExpired } from './cursor.ts'
import { type DriveFile, FIELDS, fileOf, quoted } from './file.ts'
import { googleProblem } from './problems.ts'

/** Whose drive it is, and the way there. */
export interface GoogleOptions {
  readonly access: Access
  readonly guard: Guard
  readonly clock: Clock
  /** Where Google's calls begin; Google itself when left out. */
  readonly root?: URL
}

const ROOT = new URL('https://www.googleapis.com/')
/** Most that Google puts on a page. */
export const MOST_A_PAGE = 1000
/** What is asked for of a list of files. */
export const LISTED = `nextPageToken,files(${FIELDS})`

type Query = Readonly<Record<string, string>>
type Body = Readonly<Record<string, unknown>>

/** Calls of the Drive API v3. All of them throw AppError as `Caller.ask` does, and `corrupt` for what is no answer of Drive's. */
export class DriveCalls {
  readonly #root: URL
  readonly #caller: Caller
  #top: Promise<string> | undefined

  constructor({ access, guard, clock, root = ROOT }: GoogleOptions) {
    this.#root = root
    this.#caller = new Caller({ guard, clock, access, explain: googleProblem })
  }

  get host(): string {
    return this.#root.host
  }

  /** Google's id of the folder that a drive begins at, asked for once. */
  async topId(signal?: AbortSignal): Promise<string> {
    this.#top ??= this.read('files/root', { fields: 'id' }, signal).then((top) => asText(top.id) ?? '')
    try {
      return await this.#top
    } catch (error) {
      this.#top = undefined
      throw error
    }
  }

  /** Google's id of a folder of this connection. */
  idOf(id: string, signal?: AbortSignal): Promise<string> {
    return id === TOP ? this.topId(signal) : Promise.resolve(id)
  }

  /** An object that has to be there: AppError `not_found` when it is not. */
  async read(path: string, query: Query, signal?: AbortSignal): Promise<Body> {
    const page = await this.page(path, query, signal)
    if (page === 'expired') throw new AppError('corrupt', `${this.host} does not answer as it should.`)
    if (page === undefined) throw notFound()
    return page
  }

  /** A page of a list; `expired` when its token is too old, undefined where there is nothing like it. */
  async page(path: string, query: Query, signal?: AbortSignal): Promise<Body | 'expired' | undefined> {
    const url = this.#url(path, query)
    const answer = await this.#caller.ask({ method: 'GET', url, signal, mayRepeat: true })
    if (isExpired(answer.status, answer.words ?? '')) return 'expired'
    if (answer.status === 404) return undefined
    return await this.#json(answer, signal)
  }

  /** All files that a search finds, page after page. */
  async search(q: string, signal?: AbortSignal): Promise<readonly DriveFile[]> {
    const files: DriveFile[] = []
    for (let pageToken: string | undefined; ; ) {
      const query = { q, pageSize: String(MOST_A_PAGE), fields: LISTED }
      const page = await this.read('files', { ...query, ...(pageToken !== undefined && { pageToken }) }, signal)
      files.push(...(await this.files(page.files, signal)))
      pageToken = asText(page.nextPageToken)
      if (pageToken === undefined) return files
    }
  }

  /** Everything of a name in a folder, by id. Google's own search does not tell capital letters from small ones. */
  async named(parentId: string, name: string, signal?: AbortSignal): Promise<readonly Entry[]> {
    const parent = quoted(await this.idOf(parentId, signal))
    const found = await this.search(`${parent} in parents and name=${quoted(name)} and trashed=false`, signal)
    return found
      .map(({ entry }) => entry)
      .filter((entry) => entry.name === name)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  }

  async files(values: unknown, signal?: AbortSignal): Promise<readonly DriveFile[]> {
    const top = await this.topId(signal)
    return asList(values).flatMap((value) => fileOf(value, top) ?? [])
  }

  async file(id: string, signal?: AbortSignal): Promise<DriveFile | undefined> {
    const file = await this.page(fileAt(id), { fields: FIELDS }, signal)
    return fileOf(file, await this.topId(signal))
  }

  /** Makes (`POST`) or changes (`PATCH`) a file, and answers it as it is then. Throws AppError `not_found`. */
  async change(method: Call['method'], path: string, body: object, query: Query = {}): Promise<Entry> {
    const url = this.#url(path, { ...query, fields: FIELDS })
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    const answer = await this.#caller.ask({ method, url, headers, body: JSON.stringify(body), mayRepeat: false })
    if (answer.status === 404) throw notFound()
    // What goes to the trash is no entry any more.
    const file = fileOf({ ...(await this.#json(answer)), trashed: false }, await this.topId())
    if (file === undefined) throw this.odd(answer)
    return file.entry
  }

  /** The address that takes the bytes of a new file. Throws AppError `not_found`, and `corrupt` where it leads to somebody else, who would get the token. */
  async beginUpload(
    body: object,
    { type, sizeBytes, signal }: { type: string; sizeBytes: number; signal?: AbortSignal | undefined },
  ): Promise<URL> {
    const url = this.#url('files', { uploadType: 'resumable', fields: FIELDS }, 'upload/')
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'x-upload-content-type': type,
      'x-upload-content-length': String(sizeBytes),
    }
    const call = { method: 'POST', url, headers, body: JSON.stringify(body), signal, mayRepeat: true } as const
    const answer = await this.#caller.ask(call)
    await drained(answer.body)
    if (answer.status === 404) throw notFound()
    const address = answer.header('location') ?? ''
    if (answer.status !== 200 || !URL.canParse(address)) throw this.odd(answer)
    if (new URL(address).origin !== this.#root.origin)
      throw new AppError('corrupt', `${this.host} leads to somebody else.`)
    return new URL(address)
  }

  /**
   * Sends bytes that begin at `from`, or asks how many have come: the file when all have, else the number of those that have.
   * Throws AppError `transient` for an answer that was lost, and for an address that has grown too old.
   */
  async upload(
    address: URL,
    bytes: Uint8Array | undefined,
    { from, sizeBytes, signal }: { from: number; sizeBytes: number; signal?: AbortSignal | undefined },
  ): Promise<Entry | number> {
    const part = bytes && bytes.length > 0 ? `${from}-${from + bytes.length - 1}` : '*'
    const headers = { 'content-range': `bytes ${part}/${sizeBytes}` }
    const body = bytes ?? new Uint8Array(0)
    const isQuestion = part === '*'
    const answer = await this.#caller.ask({ method: 'PUT', url: address, headers, body, signal, mayRepeat: isQuestion })
    if (answer.status === 308) {
      await drained(answer.body)
      const last = /^bytes=0-(\d{1,15})$/u.exec(answer.header('range') ?? '')?.[1]
      return last === undefined ? 0 : Number(last) + 1
    }
    if (answer.status === 404 || answer.status === 410)
      throw new AppError('transient', 'The upload has been given up there. It begins anew.')
    const file = fileOf(await jsonOf(answer, this.host, { signal }), await this.topId())
    if ((answer.status !== 200 && answer.status !== 201) || file === undefined) throw this.odd(answer)
    return file.entry
  }

  /** A content, with `headers` for the part that is wanted. */
  bytes(path: string, query: Query, headers: Query, signal?: AbortSignal): Promise<Answer> {
    return this.#caller.ask({ method: 'GET', url: this.#url(path, query), headers, signal, mayRepeat: true })
  }

  async #json(answer: Answer, signal?: AbortSignal): Promise<Body> {
    if (answer.status !== 200) throw this.odd(answer)
    return await jsonOf(answer, this.host, { signal })
  }

  /** An answer that has no place in what was agreed. */
  odd({ status }: Answer): AppError {
    if (status === 400) return new AppError('bad_input', `${this.host} can do nothing with it.`)
    return new AppError('corrupt', `${this.host} does not answer as it should (${status}).`)
  }

  #url(path: string, query: Query, service = ''): URL {
    return new URL(`${service}drive/v3/${path}?${new URLSearchParams(query)}`, this.#root)
  }
}

/** The path of a file's own calls. */
export const fileAt = (id: string): string => `files/${encodeURIComponent(id)}`

export const notFound = (): AppError => new AppError('not_found', 'It is not there any more.')

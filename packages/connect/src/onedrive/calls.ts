import { AppError, type Clock } from '@octavo/core'
import { TOP } from '@octavo/core/connect'
import type { Access } from '../access.ts'
import { asList, asObject, asText, jsonOf, objectIn } from '../body.ts'
import type { Guard } from '../guard.ts'
import { type Answer, type Call, Caller } from '../http.ts'
import { type GraphItem, itemOf } from './item.ts'

/** Whose OneDrive it is, and the way there. */
export interface OneDriveOptions {
  readonly access: Access
  readonly guard: Guard
  readonly clock: Clock
  /** Where Graph's calls begin; Microsoft itself when left out. */
  readonly root?: URL
}

const ROOT = new URL('https://graph.microsoft.com/')

export type Body = Readonly<Record<string, unknown>>
type Query = Readonly<Record<string, string>>

/** Calls of Microsoft Graph v1.0. All of them throw AppError as `Caller.ask` does, and `corrupt` for what is no answer of Graph's. */
export class GraphCalls {
  readonly #root: URL
  readonly #caller: Caller
  /** For contents, whose addresses are secrets of their own: these calls carry no token. */
  readonly #open: Caller
  #top: Promise<string> | undefined

  constructor({ access, guard, clock, root = ROOT }: OneDriveOptions) {
    this.#root = root
    this.#caller = new Caller({ guard, clock, access, explain: graphProblem })
    this.#open = new Caller({ guard, clock })
  }

  get host(): string {
    return this.#root.host
  }

  /** Graph's id of the folder that the drive begins at, asked for once. */
  async topId(signal?: AbortSignal): Promise<string> {
    this.#top ??= this.get(this.url('me/drive/root', { $select: 'id' }), signal).then((top) => asText(top?.id) ?? '')
    try {
      return await this.#top
    } catch (error) {
      this.#top = undefined
      throw error
    }
  }

  /** The address of an item's own calls. */
  async at(id: string, end = '', query: Query = {}, signal?: AbortSignal): Promise<URL> {
    const item = id === TOP ? await this.topId(signal) : id
    return this.url(`me/drive/items/${encodeURIComponent(item)}${end}`, query)
  }

  url(path: string, query: Query): URL {
    return new URL(`v1.0/${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`, this.#root)
  }

  /** A link that Graph gave for going on. Throws AppError `corrupt` when it leads to somebody else, who would get the token. */
  link(text: string): URL {
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (url?.origin !== this.#root.origin) throw new AppError('corrupt', `${this.host} leads to somebody else.`)
    return url
  }

  /** An object; undefined where there is none. */
  async get(url: URL, signal?: AbortSignal): Promise<Body | undefined> {
    const answer = await this.#caller.ask({ method: 'GET', url, signal, mayRepeat: true })
    if (answer.status === 404) return undefined
    if (answer.status !== 200) throw this.odd(answer)
    return await jsonOf(answer, this.host, { signal })
  }

  /** A page of changes; `expired` when its link is too old, undefined where there is nothing like it. */
  async page(url: URL, signal?: AbortSignal): Promise<Body | 'expired' | undefined> {
    const answer = await this.#caller.ask({ method: 'GET', url, signal, mayRepeat: true })
    if (answer.status === 410) return 'expired'
    if (answer.status === 404) return undefined
    if (answer.status !== 200) throw this.odd(answer)
    return await jsonOf(answer, this.host, { signal })
  }

  async items(values: unknown, signal?: AbortSignal): Promise<readonly GraphItem[]> {
    const top = await this.topId(signal)
    return asList(values).flatMap((value) => itemOf(value, top) ?? [])
  }

  async item(url: URL, signal?: AbortSignal): Promise<GraphItem | undefined> {
    return itemOf(await this.get(url, signal), await this.topId(signal))
  }

  /** Makes or changes something; the answer's words are there when it is none of 200. */
  change(method: Call['method'], url: URL, body: object | undefined, ifMatch?: string): Promise<Answer> {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    }
    return this.#caller.ask({ method, url, headers, ...(body && { body: JSON.stringify(body) }), mayRepeat: false })
  }

  /** The content of a new small file. */
  content(url: URL, body: Uint8Array, signal?: AbortSignal): Promise<Answer> {
    const headers = { 'content-type': 'application/octet-stream' }
    return this.#caller.ask({ method: 'PUT', url, headers, body, signal, mayRepeat: false })
  }

  /** A call to the address that Graph gave for an upload: a piece of it, a question after it, or its end. */
  piece(
    method: Call['method'],
    address: string,
    { bytes, range, signal }: { bytes?: Uint8Array; range?: string; signal?: AbortSignal | undefined } = {},
  ): Promise<Answer> {
    const headers = range === undefined ? {} : { 'content-range': range }
    const mayRepeat = method === 'GET'
    return this.#open.ask({
      method,
      url: this.#safe(address),
      headers,
      ...(bytes && { body: bytes }),
      signal,
      mayRepeat,
    })
  }

  /** A content by the address that Graph gave for it. */
  bytes(address: string, range: string | undefined, signal?: AbortSignal): Promise<Answer> {
    const url = this.#safe(address)
    const headers = { 'accept-encoding': 'identity', ...(range !== undefined && { range }) }
    return this.#open.ask({ method: 'GET', url, headers, signal, mayRepeat: true })
  }

  #safe(address: string): URL {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (url === undefined || (url.protocol !== 'https:' && url.origin !== this.#root.origin))
      throw new AppError('corrupt', `${this.host} leads to no safe address.`)
    return url
  }

  odd({ status }: Answer): AppError {
    if (status === 400) return new AppError('bad_input', `${this.host} can do nothing with it.`)
    return new AppError('corrupt', `${this.host} does not answer as it should (${status}).`)
  }
}

/** The code of an answer that is an error. */
const codeIn = (words: string | undefined): string => asText(asObject(objectIn(words ?? '')?.error)?.code) ?? ''

/** What an answer that is an error means; undefined where its status tells as much. */
function graphProblem(status: number, words: string, later: number | undefined): AppError | undefined {
  const code = codeIn(words)
  if (code === 'quotaLimitReached' || code === 'insufficientStorage')
    return new AppError('no_space', 'The OneDrive has no space left.')
  if (code === 'activityLimitReached' || status === 509)
    return new AppError('rate_limited', 'Microsoft asks to wait.', later === undefined ? {} : { retryAfterMs: later })
  if (code === 'notAllowed') return new AppError('permission_denied', 'OneDrive does not allow it.')
  return undefined
}

export const notFound = (): AppError => new AppError('not_found', 'It is not there any more.')

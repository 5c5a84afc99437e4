import { AppError, type Clock, type ErrorCode } from '@octavo/core'
import type { Access } from '../access.ts'
import { asObject, asText, jsonOf, objectIn, whole } from '../body.ts'
import type { Guard } from '../guard.ts'
import { type Answer, Caller } from '../http.ts'

/** Whose Dropbox it is, and the way there. */
export interface DropboxOptions {
  readonly access: Access
  readonly guard: Guard
  readonly clock: Clock
  /** Where Dropbox's calls begin, contents too; Dropbox itself when left out. */
  readonly root?: URL
}

const API = new URL('https://api.dropboxapi.com/')
const CONTENT = new URL('https://content.dropboxapi.com/')

export type Body = Readonly<Record<string, unknown>>

/** An answer: the object, or what is wrong with the question, from the outside in (`to`, `conflict`, `file`). */
export type Told = { readonly body: Body } | { readonly wrong: readonly string[]; readonly correctOffset?: number }

/** Calls of the Dropbox API v2. All of them throw AppError as `Caller.ask` does, and `corrupt` for what is no answer of Dropbox's. */
export class DropboxCalls {
  readonly #api: URL
  readonly #content: URL
  readonly #caller: Caller

  constructor({ access, guard, clock, root }: DropboxOptions) {
    this.#api = root ?? API
    this.#content = root ?? CONTENT
    this.#caller = new Caller({ guard, clock, access, explain: dropboxProblem })
  }

  get host(): string {
    return this.#api.host
  }

  /** A call whose question and answer are JSON. One that may not be made twice says so. */
  async tell(path: string, asked: object | null, how: { signal?: AbortSignal; isOnce?: true } = {}): Promise<Told> {
    const answer = await this.#caller.ask({
      method: 'POST',
      url: new URL(`2/${path}`, this.#api),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: how.signal,
      mayRepeat: how.isOnce !== true,
    })
    if (answer.status === 409) return { wrong: tagsIn(answer.words ?? '') }
    if (answer.status !== 200) throw this.odd(answer)
    return { body: await jsonOf(answer, this.host, { signal: how.signal }) }
  }

  /** A content: the question is a header, its answer too. */
  bytes(path: string, asked: object, range: string | undefined, signal?: AbortSignal): Promise<Answer> {
    return this.#caller.ask({
      method: 'POST',
      url: new URL(`2/${path}`, this.#content),
      headers: {
        'dropbox-api-arg': asHeader(asked),
        'accept-encoding': 'identity',
        ...(range !== undefined && { range }),
      },
      signal,
      mayRepeat: true,
    })
  }

  /** Bytes on their way there: the question is a header, the answer JSON. */
  async send(
    path: string,
    asked: object,
    bytes: Uint8Array,
    how: { signal?: AbortSignal | undefined; isOnce?: true } = {},
  ): Promise<Told> {
    const answer = await this.#caller.ask({
      method: 'POST',
      url: new URL(`2/${path}`, this.#content),
      headers: { 'dropbox-api-arg': asHeader(asked), 'content-type': 'application/octet-stream' },
      body: bytes,
      signal: how.signal,
      mayRepeat: how.isOnce !== true,
    })
    if (answer.status === 409) {
      const offset = asObject(objectIn(answer.words ?? '')?.error)?.correct_offset
      return { wrong: tagsIn(answer.words ?? ''), ...(typeof offset === 'number' && { correctOffset: offset }) }
    }
    if (answer.status !== 200) throw this.odd(answer)
    // What has nothing to say answers null.
    const text = await whole(answer, this.host, { ...(how.signal && { signal: how.signal }) })
    return { body: objectIn(text) ?? {} }
  }

  odd({ status }: Answer): AppError {
    if (status === 400) return new AppError('bad_input', `${this.host} can do nothing with it.`)
    return new AppError('corrupt', `${this.host} does not answer as it should (${status}).`)
  }
}

/** What is wrong, by the tags of an answer of 409. */
export const tagsIn = (words: string): readonly string[] =>
  (asText(objectIn(words)?.error_summary) ?? '').split('/').filter((tag) => /[a-z]/u.test(tag))

/** JSON for a header: what is not ASCII is escaped, each half of a pair by itself. */
const asHeader = (asked: object): string => JSON.stringify(asked).replace(/[^ -~]/gu, escaped)

const escaped = (one: string): string =>
  Array.from({ length: one.length }, (_, at) => `\\u${one.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')

/** Tags that mean the same wherever they stand. */
const CODES: ReadonlyMap<string, readonly [ErrorCode, string]> = new Map([
  ['too_many_write_operations', ['rate_limited', 'Dropbox asks to wait.']],
  ['insufficient_space', ['no_space', 'The Dropbox has no space left.']],
  ['insufficient_quota', ['no_space', 'The Dropbox has no space left.']],
  ['internal_error', ['transient', 'Something went wrong at Dropbox.']],
  ['retry_error', ['transient', 'Dropbox has it not ready yet.']],
  ['locked', ['transient', 'Somebody else is at work with it.']],
  ['no_write_permission', ['permission_denied', 'Dropbox does not allow it.']],
  ['access_restricted', ['permission_denied', 'Dropbox does not allow it.']],
  ['restricted_content', ['permission_denied', 'Dropbox does not allow it.']],
  ['operation_suppressed', ['permission_denied', 'Dropbox does not allow it.']],
  ['team_folder', ['permission_denied', 'Dropbox does not allow it.']],
  ['cant_move_shared_folder', ['permission_denied', 'Dropbox does not move this shared folder.']],
  ['disallowed_name', ['bad_name', 'Dropbox does not take this name.']],
  ['malformed_path', ['bad_name', 'Dropbox does not take this name.']],
])

/** What an answer that is an error means; undefined where its status tells, or the caller has to. */
function dropboxProblem(status: number, words: string, later: number | undefined): AppError | undefined {
  if (status === 429) {
    const seconds = asObject(objectIn(words)?.error)?.retry_after
    const retryAfterMs = later ?? (typeof seconds === 'number' && seconds >= 0 ? seconds * 1000 : undefined)
    return new AppError('rate_limited', 'Dropbox asks to wait.', retryAfterMs === undefined ? {} : { retryAfterMs })
  }
  if (status !== 409) return undefined
  for (const tag of tagsIn(words)) {
    const [code, message] = CODES.get(tag) ?? []
    if (code !== undefined && message !== undefined) return new AppError(code, message)
  }
  return undefined
}

import { AppError, type Clock } from '@octavo/core'
import { asList, asObject, asText, jsonOf, streamed } from '../body.ts'
import type { Guard } from '../guard.ts'
import { type Answer, Caller, drained } from '../http.ts'
import { notFound } from '../mail/refusals.ts'
import { Turns } from '../mail/turns.ts'
import { blobUrl, CORE, goOn, MAIL, type Place, placeOf } from './place.ts'
import { explain, problemOf, type Wrong } from './problems.ts'

/** Where a JMAP server is, and as whom to speak to it. */
export interface JmapOptions {
  /** `https:` (or `http:`): the session resource, or the host alone, whose `/.well-known/jmap` leads there. */
  readonly url: URL
  /** Empty where `password` is a token (RFC 6750). */
  readonly user: string
  readonly password: string
  readonly guard: Guard
  readonly clock: Clock
}

type Arguments = Readonly<Record<string, unknown>>
/** A method and its arguments without the account. */
export type MethodCall = readonly [method: string, args: Arguments]
/** What a method answered. */
export type Told = { readonly args: Arguments; readonly wrong?: never } | { readonly wrong: Wrong }

const WELL_KNOWN = '/.well-known/jmap'
const MOST_REDIRECTS = 5
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** One person's session: asked for when it is needed, and again when the server says that it has changed. */
export class Session {
  readonly #options: JmapOptions
  readonly #caller: Caller
  // A server says how many requests may run at once; one always may.
  readonly #turns = new Turns()
  #place: Place | undefined

  constructor(options: JmapOptions) {
    const { url, user, password, guard, clock } = options
    this.#options = options
    const authorization =
      user === '' ? `Bearer ${password}` : `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
    this.#caller = new Caller({ guard, clock, authorization, explain: explain(url.host) })
  }

  get host(): string {
    return this.#options.url.host
  }

  /** Throws AppError as `Connector` says, and the signal's reason. */
  async place(signal?: AbortSignal): Promise<Place> {
    this.#place ??= await this.#find(signal)
    return this.#place
  }

  async #find(signal?: AbortSignal): Promise<Place> {
    let url = new URL(this.#options.url)
    if (url.pathname === '/') url.pathname = WELL_KNOWN
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      const headers = { accept: 'application/json' }
      const answer = await this.#caller.ask({ method: 'GET', url, headers, signal, mayRepeat: true })
      if (!REDIRECTS.has(answer.status)) {
        if (answer.status !== 200) throw odd(answer, url)
        return placeOf(await jsonOf(answer, url.host, { signal }), url)
      }
      await drained(answer.body)
      url = goOn(url, answer.header('location') ?? '')
    }
    throw new AppError('corrupt', `${this.host} sends on and on.`)
  }

  /**
   * Makes calls in their order, in one request if the server takes so many. `mayRepeat`: none of them changes anything. Throws
   * AppError as `Connector` says, and the signal's reason; what a single method did not like is among the answers.
   */
  async ask(calls: readonly MethodCall[], { signal, mayRepeat = true }: AskOptions = {}): Promise<readonly Told[]> {
    return await this.#turns.take(async () => {
      const place = await this.place(signal)
      const told: Told[] = []
      for (let at = 0; at < calls.length; at += place.mostCalls)
        told.push(...(await this.#send(place, calls.slice(at, at + place.mostCalls), signal, mayRepeat)))
      return told
    }, signal)
  }

  async #send(
    place: Place,
    calls: readonly MethodCall[],
    signal: AbortSignal | undefined,
    mayRepeat: boolean,
  ): Promise<readonly Told[]> {
    const { accountId, api: url } = place
    const methodCalls = calls.map(([method, args], at) => [method, { accountId, ...args }, String(at)])
    const answer = await this.#caller.ask({
      ...{ method: 'POST', url, signal, mayRepeat },
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ using: [CORE, MAIL], methodCalls }),
    })
    if (answer.status !== 200) throw odd(answer, url)
    const read = await jsonOf(answer, url.host, { signal })
    if (read.sessionState !== place.state) this.#place = undefined
    const answers = new Map<string, Told>()
    for (const [name, args, id] of asList(read.methodResponses).map(asList)) {
      const key = String(id)
      if (!answers.has(key)) answers.set(key, toldBy(asText(name), asObject(args) ?? {}))
    }
    return calls.map((_, at) => {
      const told = answers.get(String(at))
      if (told === undefined) throw new AppError('corrupt', `${url.host} leaves calls without an answer.`)
      return told
    })
  }

  /** As `ask`, and what a method did not like is thrown, too. */
  async get(calls: readonly MethodCall[], signal?: AbortSignal): Promise<readonly Arguments[]> {
    return (await this.ask(calls, signal ? { signal } : {})).map((told) => this.need(told))
  }

  /** What a method answered. Throws AppError for what it did not like. */
  need(told: Told | undefined): Arguments {
    if (told === undefined) throw new AppError('corrupt', `${this.host} leaves calls without an answer.`)
    if (told.wrong !== undefined) throw problemOf(told.wrong, this.host)
    return told.args
  }

  /** The bytes of a blob as they arrive. Throws AppError `not_found`. */
  async download(
    blobId: string,
    { at, length, signal }: { at: number; length?: number | undefined; signal?: AbortSignal | undefined },
  ): Promise<AsyncIterable<Uint8Array>> {
    const url = blobUrl(await this.place(signal), blobId)
    const last = length === undefined ? '' : String(at + length - 1)
    // Few servers give parts; what comes before is passed over then.
    const range = at > 0 || length !== undefined ? { range: `bytes=${at}-${last}` } : {}
    const headers = { 'accept-encoding': 'identity', ...range }
    const answer = await this.#caller.ask({ method: 'GET', url, headers, signal, mayRepeat: true })
    const isPart = answer.status === 206
    const isRight = isPart ? answer.header('content-range')?.startsWith(`bytes ${at}-`) : answer.status === 200
    if (isRight) return streamed(answer.body, { skip: isPart ? 0 : at, length, host: url.host, signal })
    await drained(answer.body)
    if (answer.status === 404) throw notFound()
    throw odd(answer, url)
  }
}

interface AskOptions {
  readonly signal?: AbortSignal
  readonly mayRepeat?: boolean
}

function toldBy(name: string | undefined, args: Arguments): Told {
  return name === 'error' ? { wrong: wrongOf(args) } : { args }
}

export const wrongOf = (said: unknown): Wrong => {
  const { type, properties } = asObject(said) ?? {}
  return { type: asText(type) ?? 'unknown', properties: asList(properties).map(String) }
}

const odd = ({ status }: Answer, url: URL): AppError =>
  new AppError('corrupt', `${url.host} does not answer as a JMAP server should (${status}).`)

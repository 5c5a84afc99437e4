import { createHash } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@octavo/core'
import { DOMParser } from '@xmldom/xmldom'
import { AwsV4Signer } from 'aws4fetch'
import { traced } from '../../traces/spans.ts'

/** Where a bucket is, and who asks. */
export interface S3Place {
  /** `https://host`, `http://host:port` or with folders behind it, without the bucket. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** `path`: the bucket is the first folder of an address; `host`: the first part of its host. */
  readonly style: 'path' | 'host'
}

/** An answer whose body is still to be read. */
export interface S3Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: Readable
}

export interface S3Asked {
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Bytes that are sent: whole, or opened anew for each try. */
  readonly body?: Uint8Array | { readonly sizeBytes: number; readonly sha256: string; open(): Readable }
}

/** Tries of one request, the first among them. */
const TRIES = 6
const FIRST_WAIT_MS = 200
/** Without a byte for so long a request is given up, in ms. */
const SILENCE_MS = 30_000
/** A clock that differs by more is why a store refuses. */
const SKEW_MS = 5 * 60_000
const SKEWED = 'RequestTimeTooSkewed'
const EMPTY_SHA256 = createHash('sha256').digest('hex')

/** A refusal of the store: its status and its own code. */
export class S3Error extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(`The store answered ${status} ${code}: ${message}`)
    this.status = status
    this.code = code
  }
}

const isBusy = (status: number) => status === 429 || status >= 500

/**
 * Requests to an S3-compatible store, signed by version 4 (AWS, "Signing AWS API requests"). What fails on the way, a store that
 * is busy and one that breaks are asked again, each time after a longer wait; a clock that differs from the store's is put right
 * once. Every request here can be repeated: keys are hashes, so the second try writes what the first one wrote.
 */
export class S3Client {
  readonly #place: S3Place
  readonly #nowMs: () => number
  readonly #firstWaitMs: number
  /** Milliseconds that the store's clock is ahead of ours. */
  #aheadMs = 0

  constructor(place: S3Place, options: { readonly nowMs?: () => number; readonly firstWaitMs?: number } = {}) {
    this.#place = place
    this.#nowMs = options.nowMs ?? Date.now
    this.#firstWaitMs = options.firstWaitMs ?? FIRST_WAIT_MS
  }

  /** Sends a request and reads its answer whole. Throws S3Error where it refuses, AppError `transient` when it can not be had. */
  async text(method: string, key: string, asked: S3Asked = {}): Promise<S3Answer & { readonly text: string }> {
    return await this.#again(async () => {
      const answer = await this.#send(method, key, asked)
      const pieces: Buffer[] = []
      for await (const piece of answer.body) pieces.push(piece as Buffer)
      const text = Buffer.concat(pieces).toString()
      this.#refuse(answer, text)
      return { ...answer, text }
    })
  }

  /** Copies what lies under a key to another one, within the store. Throws as `text`. */
  async copy(from: string, to: string): Promise<void> {
    const source = [this.#place.bucket, ...from.split('/')].map(encodeURIComponent).join('/')
    await this.text('PUT', to, { headers: { 'x-amz-copy-source': `/${source}` } })
  }

  /** The same for an answer whose body is read on its way. */
  async stream(method: string, key: string, asked: S3Asked = {}): Promise<S3Answer> {
    return await this.#again(async () => {
      const answer = await this.#send(method, key, asked)
      if (answer.status < 300) return answer
      const pieces: Buffer[] = []
      for await (const piece of answer.body) pieces.push(piece as Buffer)
      this.#refuse(answer, Buffer.concat(pieces).toString())
      return answer
    })
  }

  /**
   * An address with which whoever has it may read what lies under a key for `seconds` from `atMs` on, signed in its query (AWS,
   * "Authenticating requests: using query parameters"). What `query` says of the answer is signed with it: another type or name, and
   * the store refuses. `endpoint` is where the reader finds the store.
   */
  async signedAddress(
    key: string,
    asked: {
      readonly endpoint: string
      readonly query: Readonly<Record<string, string>>
      readonly seconds: number
      readonly atMs: number
    },
  ): Promise<string> {
    const { endpoint, query, seconds, atMs } = asked
    const url = this.#urlOf(endpoint, key, { ...query, 'X-Amz-Expires': String(seconds) })
    const signed = await this.#signer('GET', url, atMs, { signQuery: true }).sign()
    // As it was signed, letter by letter: "+" is a blank to some stores and a plus to others.
    const pairs = [...signed.url.searchParams].map((pair) => pair.map(strictly).join('='))
    return `${signed.url.origin}${signed.url.pathname}?${pairs.join('&')}`
  }

  /** What the store's clock shows, as far as it is known. */
  nowMs(): number {
    return this.#nowMs() + this.#aheadMs
  }

  async #again<T>(act: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await act()
      } catch (error) {
        const isRefused = error instanceof S3Error && !isBusy(error.status) && !isSkewed(error)
        if (isRefused) throw error
        if (tries >= TRIES)
          throw new AppError('transient', 'The store of contents can not be reached', { cause: error })
        await wait(isSkewed(error) ? 0 : this.#firstWaitMs * 2 ** (tries - 1))
      }
    }
  }

  /** Throws what an answer refuses, also one that says 200 and has an error inside. */
  #refuse({ status, headers }: S3Answer, text: string): void {
    const isError = status >= 300 || /^\s*(?:<\?xml[^>]*>\s*)?<Error\b/u.test(text)
    if (!isError) return
    const root = text.trimStart().startsWith('<') ? parsed(text) : undefined
    const theirs = Date.parse(headers.date ?? '')
    const isOff = Math.abs(theirs - this.nowMs()) > SKEW_MS
    // An answer to HEAD says no more than 403.
    const code = textOf(root, 'Code') ?? (status === 403 && isOff ? SKEWED : '')
    if (code === SKEWED && isOff) this.#aheadMs = theirs - this.#nowMs()
    throw new S3Error(status < 300 ? 500 : status, code, textOf(root, 'Message') ?? '')
  }

  #urlOf(endpoint: string, key: string, query: Readonly<Record<string, string>>): URL {
    const { bucket, style } = this.#place
    const url = new URL(endpoint)
    const folders = [...url.pathname.split('/'), ...(style === 'path' ? [bucket] : []), ...key.split('/')]
    if (style === 'host') url.host = `${bucket}.${url.host}`
    url.pathname = `/${folders.filter(Boolean).map(encodeURIComponent).join('/')}`
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  #signer(method: string, url: URL, atMs: number, more: { headers?: Record<string, string>; signQuery?: boolean }) {
    const { region, accessKeyId, secretAccessKey } = this.#place
    const datetime = new Date(atMs).toISOString().replaceAll(/[:-]|\.\d{3}/gu, '')
    const place = { accessKeyId, secretAccessKey, region, service: 's3' }
    return new AwsV4Signer({ method, url: url.href, ...more, ...place, datetime })
  }

  /** One try, seen in the trace that it is part of by its method alone. */
  #send(method: string, key: string, asked: S3Asked): Promise<S3Answer> {
    return traced(`bucket ${method}`, { 'http.request.method': method }, () => this.#sendOnce(method, key, asked))
  }

  async #sendOnce(method: string, key: string, { query = {}, headers = {}, body }: S3Asked): Promise<S3Answer> {
    const url = this.#urlOf(this.#place.endpoint, key, query)
    const isWhole = body instanceof Uint8Array
    const sizeBytes = body === undefined ? 0 : isWhole ? body.length : body.sizeBytes
    const sha256 =
      body === undefined ? EMPTY_SHA256 : isWhole ? createHash('sha256').update(body).digest('hex') : body.sha256
    const more = { headers: { ...headers, 'x-amz-content-sha256': sha256 } }
    const signed = await this.#signer(method, url, this.nowMs(), more).sign()
    const sent = Object.fromEntries(signed.headers as unknown as Iterable<[string, string]>)
    if (method === 'PUT' || method === 'POST') sent['content-length'] = String(sizeBytes)
    return await new Promise<S3Answer>((resolve, reject) => {
      const module = signed.url.protocol === 'https:' ? https : http
      const request = module.request(signed.url, { method, headers: sent, timeout: SILENCE_MS }, (answer) => {
        answer.once('aborted', () => answer.destroy(new Error('The store broke its answer off')))
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: answer })
      })
      request.once('timeout', () => request.destroy(new Error('The store is silent')))
      // Also after its answer: a store may send more than belongs to it.
      request.on('error', reject)
      if (body === undefined || isWhole) request.end(body)
      else {
        const bytes = body.open()
        bytes.once('error', (error) => request.destroy(error))
        request.once('close', () => bytes.destroy())
        bytes.pipe(request)
      }
    })
  }
}

/** Escaped as signatures want it (RFC 3986). */
const strictly = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const isSkewed = (error: unknown) => error instanceof S3Error && error.code === SKEWED

type Element = ReturnType<DOMParser['parseFromString']>['documentElement']

/** The root of an XML answer. Throws Error where it is none: such an answer was cut. */
export function parsed(text: string): Element {
  const onError = (level: string, message: string) => {
    if (level !== 'warning') throw new Error(`The store's answer is broken: ${message}`)
  }
  return new DOMParser({ onError }).parseFromString(text, 'text/xml').documentElement
}

/** The text of the first element of a name below another one. */
export const textOf = (root: Element | undefined, name: string): string | undefined =>
  root?.getElementsByTagName(name).item(0)?.textContent ?? undefined

/** All elements of a name below another one. */
export const allOf = (root: Element, name: string): readonly NonNullable<Element>[] => [
  ...(root?.getElementsByTagName(name) ?? []),
]

import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hasCode, isCode } from './approval-code.ts'
import { POLICY, reviewPage, wordPage } from './page-html.ts'
import { wordsFor } from './page-words.ts'
import { digestOfKept, type PlanBook } from './plans.ts'

/** Wrong codes until no page of this process takes another one. */
const TRIES = 5
const BODY_BYTES = 4096

/** A page that somebody was given the address of. */
interface Waiting {
  readonly planId: string
  readonly digest: string
  /** What a form of this page carries, and no other page knows. */
  readonly form: string
}

/**
 * Pages on this machine alone on which a person approves a plan or refuses it. Who has the address sees the plan; to approve
 * takes the code that the person chose at a terminal. An address is good for one decision about one digest.
 */
export class ReviewPages {
  readonly #book: PlanBook
  readonly #waiting = new Map<string, Waiting>()
  #wrong = 0
  #server: Promise<Server> | undefined

  constructor(book: PlanBook) {
    this.#book = book
  }

  /** The address of a page for this plan as it stands; undefined while the person has chosen no code. */
  async linkFor(planId: string, digest: string): Promise<string | undefined> {
    if (!hasCode()) return undefined
    this.#server ??= this.#listen()
    const { port } = (await this.#server).address() as AddressInfo
    for (const [token, page] of this.#waiting)
      if (page.planId === planId) {
        if (page.digest === digest) return `http://127.0.0.1:${port}/${token}`
        this.#waiting.delete(token)
      }
    const token = randomBytes(32).toString('base64url')
    this.#waiting.set(token, { planId, digest, form: randomBytes(32).toString('base64url') })
    return `http://127.0.0.1:${port}/${token}`
  }

  #listen(): Promise<Server> {
    const server = createServer((request, response) => void this.#answer(request, response))
    server.headersTimeout = 10_000
    server.requestTimeout = 10_000
    return new Promise((resolve, reject) => {
      server.once('error', reject)
      // Whoever started this process may end it while a page is open.
      server.listen(0, '127.0.0.1', () => resolve(server.unref()))
    })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { port } = request.socket.address() as AddressInfo
    const host = `127.0.0.1:${port}`
    const { method, headers, url = '' } = request
    const said = wordsFor(headers['accept-language'])
    const { language, words } = said
    // A name that leads here from elsewhere is not this page's.
    if (headers.host !== host) return send(response, 421, wordPage(language, words.notHere))
    const token = url.slice(1)
    const waiting = this.#waiting.get(token)
    const kept = waiting && this.#book.find(waiting.planId)
    if (!waiting || !kept || digestOfKept(kept) !== waiting.digest)
      return send(response, 404, wordPage(language, words.over))
    const { digest, form } = waiting
    const shown = { root: kept.roots.root, digest, form, ...said }
    if (method === 'GET') return send(response, 200, reviewPage(kept.plan, shown))
    const isOurs = headers.origin === `http://${host}` && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
    if (method !== 'POST' || !isOurs) return send(response, 403, wordPage(language, words.notOurs))
    const sent = new URLSearchParams(await bodyOf(request))
    if (sent.get('form') !== form) return send(response, 403, wordPage(language, words.notOurs))
    if (sent.get('decision') === 'refuse') {
      this.#waiting.delete(token)
      this.#book.approve(waiting.planId, { digest, atMs: Date.now(), by: 'page', isRefused: true })
      return send(response, 200, wordPage(language, words.refused))
    }
    if (this.#wrong >= TRIES)
      return send(response, 429, wordPage(language, words.tooMany, `octavo approve ${waiting.planId}`))
    if (sent.get('decision') !== 'approve' || !isCode(sent.get('code') ?? '')) {
      this.#wrong += 1
      return send(response, 403, reviewPage(kept.plan, { ...shown, isWrong: true }))
    }
    this.#waiting.delete(token)
    this.#book.approve(waiting.planId, { digest, atMs: Date.now(), by: 'page' })
    return send(response, 200, wordPage(language, words.approved))
  }
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    connection: 'close',
  })
  response.end(html)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > BODY_BYTES) return ''
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

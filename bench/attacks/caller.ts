import { once } from 'node:events'
import http from 'node:http'

const BOUNDARY = '----octavo-attack-3c1e'

/** What came back: the status, and the beginning of the body. */
export interface Answer {
  readonly status: number
  readonly text: string
}

/** A file of a form: its name, its content, and its field where that isn't `files`. */
export interface FormPart {
  readonly field?: string
  /** Left out for a plain field. */
  readonly name?: string
  readonly content: string | Uint8Array
}

/** One visitor of the server, with the cookie that the first answer gave and the ids of what was uploaded. */
export class Caller {
  readonly base: string
  /** Ids of the files that `upload` has put into this visitor's library, in order. */
  readonly ids: string[] = []
  #cookie: string | undefined

  constructor(base: string) {
    this.base = base
  }

  /** Sends one request on a connection of its own; rejects when there is no whole answer. `body` is sent as it is taken. */
  send(
    method: string,
    path: string,
    options: { type?: string; body?: Iterable<Uint8Array | string>; signal?: AbortSignal; keepBytes?: number } = {},
  ): Promise<Answer> {
    const { type, body = [], signal, keepBytes = 64 * 1024 } = options
    const headers: http.OutgoingHttpHeaders = { origin: this.base }
    if (type !== undefined) headers['content-type'] = type
    if (this.#cookie !== undefined) headers.cookie = this.#cookie
    return new Promise((resolve, reject) => {
      const request = http.request(`${this.base}${path}`, { method, agent: false, headers, ...(signal && { signal }) })
      let answered = false
      request.on('error', (error) => answered || reject(error))
      request.on('response', (response) => {
        answered = true
        for (const line of response.headers['set-cookie'] ?? []) this.#cookie ??= line.split(';', 1)[0]
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          if (text.length < keepBytes) text += chunk
        })
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      void writeAll(request, body)
    })
  }

  get(path: string, signal?: AbortSignal): Promise<Answer> {
    return this.send('GET', path, { ...(signal && { signal }) })
  }

  post(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
    const text = JSON.stringify(body)
    return this.send('POST', path, { type: 'application/json', body: [text], ...(signal && { signal }) })
  }

  /** Sends a form part by part, so that a body of a gigabyte is never held. */
  form(path: string, parts: Iterable<FormPart>, signal?: AbortSignal): Promise<Answer> {
    const type = `multipart/form-data; boundary=${BOUNDARY}`
    return this.send('POST', path, { type, body: formBody(parts), keepBytes: 2 ** 28, ...(signal && { signal }) })
  }

  /** Uploads files and notes their ids; the answer's text is short. */
  async upload(parts: Iterable<FormPart>, signal?: AbortSignal): Promise<Answer> {
    const answer = await this.form('/api/files/upload', parts, signal)
    if (answer.status !== 201) return { status: answer.status, text: answer.text.slice(0, 300) }
    const { files } = JSON.parse(answer.text) as { files: readonly { id: string }[] }
    for (const file of files) this.ids.push(file.id)
    return { status: 201, text: `${files.length} files` }
  }
}

async function writeAll(request: http.ClientRequest, body: Iterable<Uint8Array | string>): Promise<void> {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  const flush = async () => {
    const chunk = Buffer.concat(waiting, waitingBytes)
    waiting = []
    waitingBytes = 0
    if (request.destroyed || request.write(chunk)) return
    const moved = new AbortController()
    await Promise.race(['drain', 'close'].map((event) => once(request, event, { signal: moved.signal }))).catch(
      () => undefined,
    )
    moved.abort()
  }
  for (const piece of body) {
    if (request.destroyed) return
    const bytes = Buffer.from(piece)
    waiting.push(bytes)
    waitingBytes += bytes.length
    if (waitingBytes >= 256 * 1024) await flush()
  }
  await flush()
  request.end()
}

function* formBody(parts: Iterable<FormPart>): Generator<Uint8Array | string> {
  for (const { field = 'files', name, content } of parts) {
    const file = name === undefined ? '' : `; filename="${name}"\r\nContent-Type: application/octet-stream`
    yield `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`
    yield content
    yield '\r\n'
  }
  yield `--${BOUNDARY}--\r\n`
}

import { createHash } from 'node:crypto'
import http from 'node:http'
import type { LibraryFile, UploadResponse } from '@octavo/contract'

export const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly bytes: Buffer
  text(): string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they are testing
  json(): any
}

/** One visitor with a cookie jar, as a page of the server's own origin. */
export class Client {
  readonly base: string
  readonly cookies = new Map<string, string>()
  /** Sent as `Authorization: Bearer`, when there is one. */
  token: string | undefined
  /** The address that a proxy in front would name; needs OCTAVO_TRUST_PROXY. */
  address: string | undefined

  constructor(base: string) {
    this.base = base
  }

  async send(
    method: string,
    path: string,
    options: { body?: string | Uint8Array; headers?: http.OutgoingHttpHeaders } = {},
  ): Promise<Answer> {
    const headers: http.OutgoingHttpHeaders = { origin: this.base, ...options.headers }
    if (this.cookie !== undefined && headers.cookie === undefined) headers.cookie = this.cookie
    if (this.token !== undefined) headers.authorization ??= `Bearer ${this.token}`
    // A browser says how long the body of a DELETE is; Node leaves that to its caller.
    if (options.body !== undefined) headers['content-length'] ??= Buffer.byteLength(options.body)
    if (this.address !== undefined) headers['x-forwarded-for'] = this.address
    for (const [name, value] of Object.entries(headers)) if (value === '') delete headers[name]
    const answer = await new Promise<Answer>((resolve, reject) => {
      const request = http.request(`${this.base}${path}`, { method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        const answered = () => {
          const bytes = Buffer.concat(chunks)
          const text = () => bytes.toString()
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text,
            json: () => JSON.parse(text()),
          })
        }
        // A stream of events has no end: that it begins is its answer.
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          response.destroy()
          answered()
          return
        }
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', answered)
      })
      request.on('error', reject)
      request.end(options.body)
    })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  /** The `Cookie` header: all cookies that were set. */
  get cookie(): string | undefined {
    if (this.cookies.size === 0) return undefined
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(header: string | undefined) {
    this.cookies.clear()
    for (const pair of header?.split('; ') ?? []) {
      const at = pair.indexOf('=')
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  /** Makes an account, or logs in to it, as a page does: cookies only. */
  async enter(how: 'signup' | 'login', email: string, password = 'secret1'): Promise<Answer> {
    return await this.post(`/api/auth/${how}`, { email, password })
  }

  get(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
    return this.send('GET', path, { headers })
  }

  delete(path: string, body?: unknown): Promise<Answer> {
    if (body === undefined) return this.send('DELETE', path)
    return this.send('DELETE', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  }

  post(path: string, body: unknown, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
    return this.send('POST', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  }

  upload(parts: readonly Part[], headers: http.OutgoingHttpHeaders = {}, path = '/api/files/upload'): Promise<Answer> {
    return this.send('POST', path, {
      body: multipart(parts),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    })
  }

  /** Uploads files that all have to be taken. */
  async give(...files: readonly (readonly [name: string, content: string | Uint8Array])[]): Promise<LibraryFile[]> {
    const answer = await this.upload(files.map(([name, content]) => ({ name: 'files', filename: name, content })))
    if (answer.status !== 201) throw new Error(`upload: ${answer.status} ${answer.text()}`)
    const body = answer.json() as UploadResponse
    if (body.failed.length > 0) throw new Error(`upload: ${JSON.stringify(body.failed)}`)
    return body.files
  }

  async list(): Promise<LibraryFile[]> {
    const files: LibraryFile[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = (await this.get(`/api/files?limit=1000${cursor && `&cursor=${cursor}`}`)).json()
      files.push(...page.files)
      cursor = page.nextCursor
    }
    return files
  }
}

/** One part of a form. */
export interface Part {
  readonly name: string
  readonly filename?: string
  readonly type?: string
  readonly content: string | Uint8Array
}

export const BOUNDARY = '----octavo-test-boundary-7d2f'

/** A form's body, with names escaped as browsers do it. */
export function multipart(parts: readonly Part[]): Buffer {
  const escaped = (name: string) => name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
  const chunks = parts.flatMap((part) => {
    const file = part.filename === undefined ? '' : `; filename="${escaped(part.filename)}"`
    const type = part.filename === undefined ? '' : `Content-Type: ${part.type ?? 'application/octet-stream'}\r\n`
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name}"${file}\r\n${type}\r\n`
    return [Buffer.from(head), Buffer.from(part.content), Buffer.from('\r\n')]
  })
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

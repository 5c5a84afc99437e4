import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it came over the wire. */
export interface Mail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  /** Header lines, unfolded, by their lower-case names. */
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
}

/** A real SMTP server on this machine that keeps what it gets. It can be away for a while, and come back on the same port. */
export class Mailbox {
  readonly mails: Mail[] = []
  /** Answers for `RCPT TO`: a code for addresses that are refused. */
  refuse: (address: string) => number | undefined = () => undefined
  port = 0
  #server: SMTPServer | undefined
  #waiting: (() => void)[] = []

  get url(): string {
    return `smtp://mailer:let%2Fme%3Ain@127.0.0.1:${this.port}`
  }

  async open(): Promise<void> {
    const server = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'mailer' && password === 'let/me:in' ? done(null, { user: username }) : done(new Error('No')),
      onRcptTo: ({ address }, _session, done) => {
        const code = this.refuse(address)
        done(code === undefined ? null : Object.assign(new Error(`${address} is not here`), { responseCode: code }))
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          this.mails.push(
            read(
              Buffer.concat(chunks).toString('utf8'),
              from,
              envelope.rcptTo.map(({ address }) => address),
            ),
          )
          done()
          for (const wake of this.#waiting.splice(0)) wake()
        })
      },
    })
    // A client that goes away in the middle is no news.
    server.on('error', () => undefined)
    server.listen(this.port, '127.0.0.1')
    await once(server.server, 'listening')
    this.port = (server.server.address() as AddressInfo).port
    this.#server = server
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server) await new Promise<void>((resolve) => server.close(resolve))
  }

  /** All mails to an address so far, once there are that many. */
  async to(address: string, count = 1): Promise<readonly Mail[]> {
    for (;;) {
      const found = this.mails.filter((mail) => mail.to.includes(address))
      if (found.length >= count) return found
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }
}

function read(raw: string, from: string, to: readonly string[]): Mail {
  const [head = '', body = ''] = split(raw)
  const headers = headersOf(head)
  const boundary = /boundary="([^"]+)"/u.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1)
  const part = (type: string) => {
    for (const one of parts) {
      const [partHead = '', partBody = ''] = split(one.replace(/^\r\n/u, ''))
      const own = headersOf(partHead)
      if (own.get('content-type')?.startsWith(type)) return decode(partBody, own.get('content-transfer-encoding') ?? '')
    }
    return ''
  }
  return { from, to, raw, headers, text: part('text/plain'), html: part('text/html') }
}

function split(message: string): readonly [string, string] {
  const at = message.indexOf('\r\n\r\n')
  return [message.slice(0, at), message.slice(at + 4)]
}

const headersOf = (head: string): ReadonlyMap<string, string> =>
  new Map(
    head
      .replace(/\r\n[ \t]+/gu, ' ')
      .split('\r\n')
      .map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
      }),
  )

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/gu, '')
    .replace(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

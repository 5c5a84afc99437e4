import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A mail that arrived: whom it is for, and its words. */
export interface ArrivedMail {
  readonly to: string
  readonly text: string
}

/** A mail server of one test's own: it speaks the part of SMTP (RFC 5321) that a client on the same machine needs. */
export interface Mailbox {
  /** For OCTAVO_SMTP_URL. */
  readonly url: string
  /** The newest mail to an address, once there are `count` of them. */
  to(address: string, count?: number): Promise<ArrivedMail>
  close(): Promise<void>
}

const decode = (raw: string): string =>
  Buffer.from(
    raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

export async function openMailbox(): Promise<Mailbox> {
  const mails: ArrivedMail[] = []
  const waiting: (() => void)[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    let to = ''
    let lines: string[] | undefined
    let rest = ''
    const hear = (line: string) => {
      if (lines) {
        if (line !== '.') return void lines.push(line)
        mails.push({ to, text: decode(lines.join('\r\n')) })
        lines = undefined
        for (const wake of waiting.splice(0)) wake()
        return void socket.write('250 Taken\r\n')
      }
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? ''
      if (command === 'DATA') lines = []
      if (command === 'QUIT') return void socket.end('221 Goodbye\r\n')
      socket.write(command === 'DATA' ? '354 Go on\r\n' : '250 OK\r\n')
    }
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    socket.on('data', (chunk) => {
      const parts = (rest + chunk.toString('latin1')).split('\r\n')
      rest = parts.pop() ?? ''
      for (const line of parts) hear(line)
    })
    socket.write('220 mailbox\r\n')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    to: async (wanted, count = 1) => {
      for (;;) {
        const found = mails.filter((mail) => mail.to === wanted)
        const newest = found.at(-1)
        if (newest && found.length >= count) return newest
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

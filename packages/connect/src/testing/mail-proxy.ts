import net, { type AddressInfo, type Socket } from 'node:net'
import type { ProviderFault } from '@octavo/core/testing'

/** Stands between a connector and a mail server on loopback, and misbehaves when it is told to. */
export interface MailProxy {
  readonly port: number
  /** Commands as they came, without their tags. */
  readonly asked: string[]
  /** The next commands meet these, in their order; lost answers wait for a change, broken-off contents for one that is read. */
  readonly troubles: ProviderFault[]
  /** What the server can do and does not say. */
  readonly withheld: string[]
  /** Hears of a command before the server does. */
  onAsk: (asked: string) => Promise<void>
  /** Breaks all connections. */
  cut(): void
  end(): Promise<void>
}

const CHANGES = /^(?:UID (?:MOVE|COPY|STORE|EXPUNGE)|CREATE|RENAME|DELETE) /u
const ANSWERS: Partial<Record<ProviderFault, string>> = {
  wait: 'NO [LIMIT] Later, please.',
  refuse: 'NO [NOPERM] Not for you.',
  'signed-out': 'NO [AUTHENTICATIONFAILED] Who are you?',
}

/** Starts one in front of a port of loopback. */
export async function startMailProxy(serverPort: number): Promise<MailProxy> {
  const sockets = new Set<Socket>()
  const own: Pick<MailProxy, 'asked' | 'troubles' | 'withheld' | 'onAsk'> = {
    asked: [],
    troubles: [],
    withheld: [],
    onAsk: async () => undefined,
  }
  const met = (asked: string): ProviderFault | undefined => {
    const [fault] = own.troubles
    if (fault === undefined || /^(?:CAPABILITY|ID|NAMESPACE|ENABLE|LOGIN|AUTHENTICATE|LOGOUT)\b/u.test(asked))
      return undefined
    if (fault === 'cut' && !asked.includes('BODY.PEEK[]')) return undefined
    if ((fault === 'lost' || ANSWERS[fault] !== undefined) && !CHANGES.test(asked)) return undefined
    return own.troubles.shift()
  }
  const server = net.createServer((client) => {
    const onward = net.connect(serverPort, '127.0.0.1')
    const both = [client, onward]
    let state: 'open' | 'lost' | 'cut' = 'open'
    for (const socket of both) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        for (const other of both) other.destroy()
      })
    }
    const lines = async (): Promise<void> => {
      let text = ''
      for await (const chunk of client) {
        text += chunk.toString('latin1')
        for (let at = text.indexOf('\r\n'); at >= 0; at = text.indexOf('\r\n')) {
          const line = text.slice(0, at)
          text = text.slice(at + 2)
          const [, tag = '', asked = line] = /^([A-Z0-9]+) (.*)$/u.exec(line) ?? []
          own.asked.push(asked)
          await own.onAsk(asked)
          const fault = met(asked)
          if (fault === 'hang') continue
          const answer = fault && ANSWERS[fault]
          if (answer !== undefined) client.write(`${tag} ${answer}\r\n`)
          else {
            if (fault === 'lost' || fault === 'cut') state = fault
            onward.write(`${line}\r\n`, 'latin1')
          }
        }
      }
    }
    lines().catch(() => undefined)
    onward.on('data', (chunk: Buffer) => {
      if (state === 'lost') for (const socket of both) socket.destroy()
      else if (state === 'cut') client.write(chunk.subarray(0, 1000), () => client.destroy())
      else if (own.withheld.length > 0 && chunk.includes('CAPABILITY'))
        client.write(
          own.withheld.reduce((said, word) => said.replaceAll(` ${word}`, ''), chunk.toString('latin1')),
          'latin1',
        )
      else client.write(chunk)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return Object.assign(own, {
    port: (server.address() as AddressInfo).port,
    cut,
    end: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        cut()
      }),
  })
}

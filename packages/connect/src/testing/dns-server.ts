import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'

/** A name server on loopback that knows TXT records alone (RFC 1035). */
export interface DnsServer {
  readonly port: number
  end(): Promise<void>
}

/** Starts it; a name for which `resolveTxt` throws has no record. */
export async function startDns(
  resolveTxt: (name: string) => Promise<readonly (readonly string[])[]>,
): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const reply = async (ask: Buffer, { port, address }: RemoteInfo): Promise<void> => {
    const labels: string[] = []
    let at = 12
    for (let length = ask[at] ?? 0; length > 0; length = ask[at] ?? 0) {
      labels.push(ask.toString('latin1', at + 1, at + 1 + length))
      at += length + 1
    }
    const question = ask.subarray(12, at + 5)
    const records = await resolveTxt(labels.join('.').toLowerCase()).catch(() => [])
    const answers = records.map((pieces) => {
      const texts = Buffer.concat(
        pieces.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')])),
      )
      // The name of the question, TXT, IN, a minute, and the length of what follows.
      const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, texts.length >> 8, texts.length & 255])
      return Buffer.concat([head, texts])
    })
    const head = Buffer.from([
      ask[0] ?? 0,
      ask[1] ?? 0,
      0x81,
      answers.length > 0 ? 0x80 : 0x83,
      0,
      1,
      0,
      answers.length,
      0,
      0,
      0,
      0,
    ])
    socket.send(Buffer.concat([head, question, ...answers]), port, address)
  }
  socket.on('message', (ask, from) => void reply(ask, from))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    port: socket.address().port,
    async end() {
      socket.close()
      await once(socket, 'close')
    },
  }
}

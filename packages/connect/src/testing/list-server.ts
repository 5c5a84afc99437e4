import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'

/**
 * The certificate of `localhost`, `list.test` and 127.0.0.1 that tests trust, for a hundred years: `openssl req -x509 -newkey ec -pkeyopt
 * ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost -addext subjectAltName=DNS:localhost,DNS:list.test,IP:127.0.0.1`.
 */
export const LIST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBpjCCAUygAwIBAgIUWt7v1GZrrBScjiK8QxxDCgh0oLcwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNDEyMzgyNFoYDzIxMjYxMDMx
MTIzODI0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAShPgOlNs+lXM6mBBmNE24mZuazkFx+8lpYfx61h0laCZdv+Pm/2B+Y
4oo+bHB1XfIT12BHsJaqWBcHYrjN+XVjo3oweDAdBgNVHQ4EFgQUQnvUztvnsyTU
bX7rXbdF7eoBufgwHwYDVR0jBBgwFoAUQnvUztvnsyTUbX7rXbdF7eoBufgwDwYD
VR0TAQH/BAUwAwEB/zAlBgNVHREEHjAcgglsb2NhbGhvc3SCCWxpc3QudGVzdIcE
fwAAATAKBggqhkjOPQQDAgNIADBFAiEA9s6IOVO5YnBMJ6+50wVLkIayDM8GBMBg
n3KeAJOeBwACIBY7kBekLnKnnsiHqhW/qTQut+S6cT6JAPt8yhNb0+do
-----END CERTIFICATE-----
`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgzuJAs4Cur6Zxo2Vz
lXBv7itasqTqgRkp1ODPhK9H5bShRANCAAShPgOlNs+lXM6mBBmNE24mZuazkFx+
8lpYfx61h0laCZdv+Pm/2B+Y4oo+bHB1XfIT12BHsJaqWBcHYrjN+XVj
-----END PRIVATE KEY-----
`

/** One request that a sender's server got. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A sender's server of lists over HTTPS, which writes down what it is asked. */
export interface ListServer {
  readonly port: number
  readonly asked: readonly Asked[]
  /** How the next requests are answered, one each; after these with 200. */
  answer(...with_: readonly ((response: ServerResponse) => void)[]): void
  end(): Promise<void>
}

/** Starts it on loopback. */
export async function startListServer(): Promise<ListServer> {
  const asked: Asked[] = []
  const answers: ((response: ServerResponse) => void)[] = []
  const server = https.createServer({ key: KEY, cert: LIST_CERTIFICATE }, async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const { method = '', url = '', headers } = request
    asked.push({ method, path: url, headers, body })
    const answer = answers.shift()
    if (answer) answer(response)
    else response.end('Gone.')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    answer: (...with_) => void answers.push(...with_),
    async end() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

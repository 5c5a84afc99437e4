import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Policy of answers that are data: they may load nothing and be framed by nobody. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Headers of answers that are given before any hook runs: an address or a request that can not even be read. */
export const PLAIN_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': API_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Addresses that the page of consent mode may ask: none of them takes what is inside of a file. */
const ASKED_WITH_CONSENT = [
  '/api/about',
  '/api/auth/logout',
  '/api/auth/session',
  '/api/feedback',
  '/api/files/classify',
  '/api/health',
  '/api/scalable/metrics',
  '/api/settings',
  '/assets/',
  '/index.html',
] as const

/** A name or an address with its port, as a request names it: nothing else may get into a policy. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu

/** True for the page of consent mode. */
const isConsentPage = (url: string) => /^\/consent\/?(?:[?#]|$)/iu.test(url)

/** Scripts of workers: they have no page, and no way out once a parser runs. Their own policy is that of their script. */
const WORKERS = /^\/assets\/worker\/[\w.-]+\.js$/u

/**
 * Policy of a page of the app, and of its workers, which alone may run WebAssembly: decoders that browsers lack. That of
 * consent mode lets the browser speak to the few addresses that it needs, one by one, so that no content of a file can leave
 * from there, whatever a script does; where the host can't be named, to nobody.
 */
function policyOf(request: { readonly url: string; readonly host: string }, page: string): string {
  if (WORKERS.test(request.url)) return page.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
  if (!isConsentPage(request.url)) return page
  const addresses = HOST.test(request.host) ? ASKED_WITH_CONSENT.map((path) => request.host + path) : ["'none'"]
  return page
    .replace("connect-src 'self'", `connect-src ${addresses.join(' ')}`)
    .replace("form-action 'self'", "form-action 'none'")
}

/** Policy of the app's pages. Styles may be inline (components set them while they run), scripts never. */
export function pagePolicy(scriptHashes: readonly string[]): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Headers that every answer has, errors too. A route that needs another policy sets it before it sends. */
export async function installHeaders(
  app: FastifyInstance,
  options: { readonly pagePolicy: string; readonly isSecure: (request: FastifyRequest) => boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    )
    if (options.isSecure(request)) reply.header('strict-transport-security', 'max-age=31536000')
    if (isApi(request.url)) reply.header('content-security-policy', API_POLICY).header('cache-control', 'no-store')
    else reply.header('content-security-policy', policyOf(request, options.pagePolicy))
  })
}

/** True for addresses of the API, of the tools for agents and of probes and monitors, which never answer with a page. */
export const isApi = (url: string) => /^\/(?:(?:api|mcp)(?:[/?]|$)|livez|readyz|metrics(?:[/?]|$))/u.test(url)

/** A Content-Disposition that lets a browser save a file under its real name (RFC 6266), or show it in place. */
export function dispositionOf(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/gu, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/gu,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Lets a browser save an answer under a name, or show it in place. */
export const setDisposition = (reply: FastifyReply, kind: 'attachment' | 'inline', name: string): void =>
  void reply.header('content-disposition', dispositionOf(kind, name))

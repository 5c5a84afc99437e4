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
    else reply.header('content-security-policy', options.pagePolicy)
  })
}

/** True for addresses of the API and of the health probes, which never answer with a page. */
export const isApi = (url: string) => /^\/(?:api(?:[/?]|$)|livez|readyz)/u.test(url)

/** Lets a browser save a file under its real name (RFC 6266), or show it in place. */
export function setDisposition(reply: FastifyReply, kind: 'attachment' | 'inline', name: string): void {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/gu, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/gu,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  reply.header('content-disposition', `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`)
}

import type { FastifyReply, FastifyRequest } from 'fastify'

/** Cookies by purpose: the plain name, and the one behind TLS, which a browser ties to this very host (RFC 6265bis). */
const NAMES = {
  guest: { plain: 'octavo_guest', host: '__Host-octavo' },
  session: { plain: 'octavo_session', host: '__Host-octavo_session' },
  device: { plain: 'octavo_device', host: '__Host-octavo_device' },
} as const
export type CookieKind = keyof typeof NAMES

const nameOf = (kind: CookieKind, secure: boolean) => (secure ? NAMES[kind].host : NAMES[kind].plain)

/** A cookie of ours as the browser sent it. */
export const readCookie = (request: FastifyRequest, kind: CookieKind, secure: boolean): string | undefined =>
  request.cookies[nameOf(kind, secure)]

/** Sets a cookie that no script can read and no other site can send along with a change; `__Host-` and Secure behind TLS. */
export function setCookie(reply: FastifyReply, kind: CookieKind, value: string, secure: boolean, maxAge: number): void {
  reply.setCookie(nameOf(kind, secure), value, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge })
}

export function clearCookie(reply: FastifyReply, kind: CookieKind, secure: boolean): void {
  reply.clearCookie(nameOf(kind, secure), { httpOnly: true, sameSite: 'lax', path: '/', secure })
}

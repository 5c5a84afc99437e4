import { createHash, randomBytes } from 'node:crypto'
import { AppError, type Clock } from '@octavo/core'
import type { Guard } from '../guard.ts'
import { type Answer, asProblem, Caller, drained } from '../http.ts'
import type { ConsentServer } from './servers.ts'

/** What a person's consent gave. */
export interface Grant {
  readonly access: string
  /** When `access` is over, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly untilMs: number
  /** Brings the next one; absent where the provider keeps to the one that is there. */
  readonly refresh?: string
}

/** A consent that was asked for: `state` and `verifier` are kept until the browser comes back. */
export interface AskedConsent {
  /** The provider's page. */
  readonly url: URL
  readonly state: string
  readonly verifier: string
}

export interface OauthClientOptions {
  readonly server: ConsentServer
  readonly clientId: string
  readonly clientSecret: string | undefined
  readonly guard: Guard
  readonly clock: Clock
}

const MOST_ANSWER_BYTES = 65_536
const USUAL_SECONDS = 3600
/** 256 bits: nobody guesses one (RFC 7636, 7.1). */
const random = (): string => randomBytes(32).toString('base64url')

/** One provider's consent, tokens and their end: the code flow of OAuth 2 with PKCE (RFC 7636, S256 alone). */
export class OauthClient {
  readonly #options: OauthClientOptions
  readonly #caller: Caller

  constructor(options: OauthClientOptions) {
    this.#options = options
    const { guard, clock, server } = options
    this.#caller = new Caller({ guard, clock, explain: (status, words) => refusal(status, words, server.token.host) })
  }

  /** Where to send a browser for consent. `redirect` is the exact address that it comes back to. */
  ask(redirect: string): AskedConsent {
    const { server, clientId } = this.#options
    const [state, verifier] = [random(), random()]
    const url = new URL(server.authorize)
    const asked = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirect,
      scope: server.scopes.join(' '),
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...server.extra,
    }
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
    return { url, state, verifier }
  }

  /** False for an answer of another server than the one that was asked (RFC 9207). */
  isOurs(iss: string | undefined): boolean {
    const { issuer, sendsIssuer } = this.#options.server
    return iss === undefined ? !sendsIssuer : iss === issuer
  }

  /**
   * Changes a code into tokens. Throws AppError `auth_expired` (the code is not taken), `consent_required` (a scope that is needed
   * was not given), `permission_denied` (the provider does not know this server), `transient`, `rate_limited`, `corrupt`.
   */
  async redeem(code: string, given: { readonly verifier: string; readonly redirect: string }): Promise<Grant> {
    const { verifier, redirect } = given
    const body = { grant_type: 'authorization_code', code, redirect_uri: redirect, code_verifier: verifier }
    return await this.#grant(body)
  }

  /** New tokens for an old one; the old one may be over with that. Throws as `redeem`; `auth_expired`: consent was withdrawn. */
  async renew(refresh: string, signal?: AbortSignal): Promise<Grant> {
    return await this.#grant({ grant_type: 'refresh_token', refresh_token: refresh }, signal)
  }

  /** Takes a grant back at the provider. False where it has no way to be told. Throws AppError `transient`, `rate_limited`. */
  async revoke({ access, refresh }: Grant): Promise<boolean> {
    const { revoke } = this.#options.server
    if (revoke === undefined) return false
    const answer = await (revoke.how === 'form'
      ? this.#post(revoke.url, { token: refresh ?? access })
      : this.#caller.ask({
          method: 'POST',
          url: revoke.url,
          headers: { authorization: `Bearer ${access}` },
          mayRepeat: true,
        }))
    await drained(answer.body)
    return answer.status < 300
  }

  async #grant(asked: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Grant> {
    const { server, clientId, clientSecret, clock } = this.#options
    const { host } = server.token
    const body = { ...asked, client_id: clientId, ...(clientSecret !== undefined && { client_secret: clientSecret }) }
    const askedAtMs = clock.nowMs()
    const answer = await this.#post(server.token, body, signal)
    if (answer.status !== 200) throw odd(host)
    const told = jsonOf(await textOf(answer, host, signal))
    const { access_token: access, token_type: type, expires_in: seconds, refresh_token: refresh, scope } = told
    if (!isToken(access) || typeof type !== 'string' || type.toLowerCase() !== 'bearer') throw odd(host)
    const given = typeof scope === 'string' ? scope.split(' ') : server.needs
    if (!server.needs.every((need) => given.some((one) => one === need || one.endsWith(`/${need}`))))
      throw new AppError('consent_required', 'The permission to see and move files was not given.')
    const lifeMs = 1000 * (typeof seconds === 'number' && seconds > 0 ? seconds : USUAL_SECONDS)
    return { access, untilMs: askedAtMs + lifeMs, ...(isToken(refresh) && { refresh }) }
  }

  /** Never made twice by itself: a code and, at some providers, a token to renew count once. */
  #post(url: URL, form: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Answer> {
    const body = new URLSearchParams(form).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
    return this.#caller.ask({ method: 'POST', url, headers, body, signal, mayRepeat: false })
  }
}

const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7e]{1,8192}$/u.test(value)

const odd = (host: string): AppError => new AppError('corrupt', `${host} does not answer as a server of consent does.`)

/** What an answer says by its words (RFC 6749, 5.2); undefined where its status tells enough. */
function refusal(status: number, words: string, host: string): AppError | undefined {
  if (status >= 429) return undefined
  const { error } = jsonOf(words)
  if (error === 'invalid_grant') return new AppError('auth_expired', `${host} says that consent is no longer given.`)
  if (status === 401 || error === 'invalid_client' || error === 'unauthorized_client')
    return new AppError('permission_denied', `${host} does not know this server.`)
  return undefined
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

async function textOf({ body }: Answer, host: string, signal: AbortSignal | undefined): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of body as AsyncIterable<Uint8Array>) {
      length += part.byteLength
      if (length > MOST_ANSWER_BYTES) throw new AppError('corrupt', `The answer of ${host} is too long.`)
      parts.push(part)
    }
  } catch (error) {
    throw asProblem(error, host, signal)
  }
  return Buffer.concat(parts).toString('utf8')
}

import { createHash, randomBytes } from 'node:crypto'
import { type Asked, type Double, json, type Said, startDouble } from '../double.ts'

/** How a server of consent behaves; may be changed while it runs. */
export interface OauthBehaviour {
  clientId: string
  clientSecret: string
  /** Addresses that a browser may be sent back to; any when left out. */
  redirects?: readonly string[]
  /** How long an access token is good. */
  lifeSeconds: number
  /** A refresh token is good once, and brings the next one. */
  rotates: boolean
  /** Scopes that the person takes the tick off. */
  withheld: readonly string[]
}

/** A server of consent on loopback: `/authorize`, `/token` (with PKCE, RFC 7636) and `/revoke` (RFC 7009, or with the token as a bearer). */
export interface OauthDouble extends Double {
  /** What `iss` says (RFC 9207). */
  readonly issuer: string
  readonly is: OauthBehaviour
  /** Whether an access token is good now, for the double of an interface. */
  accepts(token: string): boolean
  /** How often a grant was renewed. */
  renewals(): number
  /** How many grants stand. */
  standing(): number
  /** All access tokens are over; grants stand. */
  expire(): void
  /** The person takes all consent back. */
  withdraw(): void
}

interface Grant {
  readonly scope: string
  refresh: string
  readonly used: Set<string>
}

interface Code {
  readonly redirect: string
  readonly challenge: string
  readonly scope: string
  grant?: Grant
}

const token = (kind: string): string => `${kind}-${randomBytes(24).toString('base64url')}`
const refusal = (error: string, status = 400): Said => json(status, { error, error_description: error })

/** Starts one on a free port of loopback. Its client is `octavo-test` with the secret `not-a-secret` unless told otherwise. */
export async function startOauth(given: Partial<OauthBehaviour> = {}): Promise<OauthDouble> {
  const is: OauthBehaviour = {
    ...{ clientId: 'octavo-test', clientSecret: 'not-a-secret' },
    ...{ lifeSeconds: 3600, rotates: false, withheld: [] },
    ...given,
  }
  const server = new ConsentServer(is)
  const double = await startDouble((asked, { url }) => server.answer(asked, issuerOf(url)))
  return Object.assign(double, {
    is,
    issuer: issuerOf(double.url),
    accepts: (access: string) => server.accepts(access),
    expire: () => server.expire(),
    withdraw: () => server.withdraw(),
    renewals: () => server.renewals,
    standing: () => server.standing,
  })
}

const issuerOf = (url: URL): string => url.href.replace(/\/$/u, '')

class ConsentServer {
  readonly #is: OauthBehaviour
  readonly #codes = new Map<string, Code>()
  readonly #grants = new Set<Grant>()
  readonly #accesses = new Map<string, { readonly grant: Grant; readonly untilMs: number }>()
  renewals = 0

  constructor(is: OauthBehaviour) {
    this.#is = is
  }

  get standing(): number {
    return this.#grants.size
  }

  accepts(access: string): boolean {
    const found = this.#accesses.get(access)
    return found !== undefined && found.untilMs > Date.now() && this.#grants.has(found.grant)
  }

  expire(): void {
    this.#accesses.clear()
  }

  withdraw(): void {
    this.#grants.clear()
  }

  answer({ method, url, body, headers }: Asked, issuer: string): Said {
    const form = new URLSearchParams(body.toString('utf8'))
    if (method === 'GET' && url.pathname === '/authorize') return this.#page(url.searchParams)
    if (method === 'GET' && url.pathname === '/answer') return this.#decide(url.searchParams, issuer)
    if (method === 'POST' && url.pathname === '/token') return this.#token(form)
    if (method === 'POST' && url.pathname === '/revoke') return this.#revoke(form, headers.authorization)
    return refusal('not_found', 404)
  }

  /** What is wrong with a request for consent: of that the person hears, not the address that is to be returned to. */
  #problem(query: URLSearchParams): string | undefined {
    const redirect = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== this.#is.clientId) return 'The client is not known.'
    if (!URL.canParse(redirect) || !(this.#is.redirects ?? [redirect]).includes(redirect))
      return 'The address to return to is not registered.'
    if (query.get('response_type') !== 'code') return 'Only codes are given.'
    if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/u.test(query.get('code_challenge') ?? ''))
      return 'There is no proof key.'
    if ((query.get('state') ?? '').length < 16) return 'There is no state.'
    return query.get('scope') ? undefined : 'Nothing is asked for.'
  }

  #page(query: URLSearchParams): Said {
    const problem = this.#problem(query)
    const link = (answer: string, name: string): string => {
      const href = `/answer?${new URLSearchParams([...query, ['answer', answer]])}`.replaceAll('&', '&amp;')
      return `<p><a href="${href}">${name}</a></p>`
    }
    const choice = problem ?? `${link('yes', 'Allow')}${link('no', 'Cancel')}`
    const page = `<!doctype html><html lang="en"><title>Consent</title><h1>Consent</h1>${choice}</html>`
    return { status: problem ? 400 : 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: page }
  }

  #decide(query: URLSearchParams, issuer: string): Said {
    const problem = this.#problem(query)
    if (problem) return refusal(problem)
    const redirect = query.get('redirect_uri') ?? ''
    const back = new URL(redirect)
    back.searchParams.set('state', query.get('state') ?? '')
    back.searchParams.set('iss', issuer)
    if (query.get('answer') === 'yes') {
      const code = token('code')
      const asked = (query.get('scope') ?? '').split(' ')
      const scope = asked.filter((one) => !this.#is.withheld.includes(one)).join(' ')
      this.#codes.set(code, { redirect, challenge: query.get('code_challenge') ?? '', scope })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    return { status: 302, headers: { location: back.href } }
  }

  #token(form: URLSearchParams): Said {
    const { clientId, clientSecret } = this.#is
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return refusal('invalid_client', 401)
    if (form.get('grant_type') === 'refresh_token') return this.#renew(form.get('refresh_token') ?? '')
    if (form.get('grant_type') !== 'authorization_code') return refusal('unsupported_grant_type')
    const code = this.#codes.get(form.get('code') ?? '')
    if (code === undefined) return refusal('invalid_grant')
    // RFC 6749, 4.1.2: a code that comes twice was stolen, and ends what the first one gave.
    if (code.grant) this.#grants.delete(code.grant)
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (code.grant || proof !== code.challenge || form.get('redirect_uri') !== code.redirect)
      return refusal('invalid_grant')
    const grant: Grant = { scope: code.scope, refresh: token('refresh'), used: new Set() }
    code.grant = grant
    this.#grants.add(grant)
    return this.#given(grant, grant.refresh)
  }

  #renew(refresh: string): Said {
    const grant = [...this.#grants].find((one) => one.refresh === refresh || one.used.has(refresh))
    if (grant?.used.has(refresh)) this.#grants.delete(grant)
    if (grant === undefined || grant.used.has(refresh)) return refusal('invalid_grant')
    this.renewals += 1
    if (!this.#is.rotates) return this.#given(grant)
    grant.used.add(grant.refresh)
    grant.refresh = token('refresh')
    return this.#given(grant, grant.refresh)
  }

  #given(grant: Grant, refresh?: string): Said {
    const access = token('access')
    const { lifeSeconds } = this.#is
    this.#accesses.set(access, { grant, untilMs: Date.now() + lifeSeconds * 1000 })
    const told = { access_token: access, token_type: 'Bearer', expires_in: lifeSeconds, scope: grant.scope }
    return json(200, { ...told, ...(refresh !== undefined && { refresh_token: refresh }) }, 'change')
  }

  #revoke(form: URLSearchParams, authorization = ''): Said {
    const given = form.get('token') ?? authorization.replace(/^Bearer /u, '')
    const grant = this.#accesses.get(given)?.grant ?? [...this.#grants].find(({ refresh }) => refresh === given)
    if (grant) this.#grants.delete(grant)
    return json(grant ? 200 : 400, grant ? {} : { error: 'invalid_token' }, 'change')
  }
}

/** A provider's pages and calls of consent (RFC 6749), and what it is asked for. */
export interface ConsentServer {
  readonly authorize: URL
  readonly token: URL
  /** How a grant is taken back (RFC 7009 by a form, or a call with the token itself); undefined where only the person can, on the provider's pages. */
  readonly revoke: { readonly url: URL; readonly how: 'form' | 'bearer' } | undefined
  /** Whom `iss` in its answers has to name (RFC 9207). */
  readonly issuer: string
  /** True for one that always sends `iss`. */
  readonly sendsIssuer: boolean
  readonly scopes: readonly string[]
  /** Scopes without which a connection is of no use; a person may untick some. */
  readonly needs: readonly string[]
  readonly extra: Readonly<Record<string, string>>
}

type Name = 'google' | 'dropbox' | 'onedrive'

const DRIVE = 'https://www.googleapis.com/auth/drive'

const SERVERS: Readonly<Record<Name, ConsentServer>> = {
  google: {
    authorize: new URL('https://accounts.google.com/o/oauth2/v2/auth'),
    token: new URL('https://oauth2.googleapis.com/token'),
    revoke: { url: new URL('https://oauth2.googleapis.com/revoke'), how: 'form' },
    issuer: 'https://accounts.google.com',
    sendsIssuer: false,
    scopes: [DRIVE],
    needs: [DRIVE],
    // Without a prompt only the first consent of a person brings a token that can be renewed.
    extra: { access_type: 'offline', prompt: 'consent' },
  },
  dropbox: {
    authorize: new URL('https://www.dropbox.com/oauth2/authorize'),
    token: new URL('https://api.dropboxapi.com/oauth2/token'),
    revoke: { url: new URL('https://api.dropboxapi.com/2/auth/token/revoke'), how: 'bearer' },
    issuer: 'https://www.dropbox.com',
    sendsIssuer: false,
    scopes: [
      'account_info.read',
      'files.metadata.read',
      'files.metadata.write',
      'files.content.read',
      'files.content.write',
    ],
    needs: ['files.metadata.read', 'files.content.read', 'files.content.write'],
    extra: { token_access_type: 'offline' },
  },
  onedrive: {
    authorize: new URL('https://login.microsoftonline.com/common/oauth2/v2.0/authorize'),
    token: new URL('https://login.microsoftonline.com/common/oauth2/v2.0/token'),
    revoke: undefined,
    issuer: 'https://login.microsoftonline.com/common/v2.0',
    sendsIssuer: false,
    scopes: ['Files.ReadWrite', 'User.Read', 'offline_access'],
    needs: ['Files.ReadWrite'],
    extra: {},
  },
}

/** The server of a provider; with `base` the same below another address: `authorize`, `token` and `revoke`, which says who it is. */
export function consentServer(name: Name, base?: URL): ConsentServer {
  const server = SERVERS[name]
  if (base === undefined) return server
  const issuer = base.href.replace(/\/$/u, '')
  return {
    ...server,
    authorize: new URL(`${issuer}/authorize`),
    token: new URL(`${issuer}/token`),
    revoke: server.revoke && { ...server.revoke, url: new URL(`${issuer}/revoke`) },
    issuer,
    sendsIssuer: true,
  }
}

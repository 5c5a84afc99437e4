import path from 'node:path'
import * as z from 'zod'
import { hostsWithPorts } from './hosts.ts'

/** A client that the operator registered with a provider. */
export interface OauthClient {
  readonly id: string
  readonly secret: string | undefined
}

/** A folder of this machine that people may connect. */
export interface OpenFolder {
  readonly path: string
  /** The account that it is for, by its e-mail address; undefined for all accounts. */
  readonly email: string | undefined
}

/** Providers with a registered client. */
export type OauthProvider = 'google' | 'dropbox' | 'onedrive'

const OAUTH_PROVIDERS: readonly OauthProvider[] = ['google', 'dropbox', 'onedrive']
const ENDPOINT_NAMES: readonly string[] = OAUTH_PROVIDERS.flatMap((name) => [name, `${name}-oauth`])

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const folders = z.string().transform((text, context): readonly OpenFolder[] => {
  const found = listOf(text).map((entry) => {
    const [, email, folder = entry] = /^([^/\s=]+@[^/\s=]+)=(.*)$/u.exec(entry) ?? []
    return { path: folder, email: email?.toLowerCase() }
  })
  if (
    found.every((folder) => path.isAbsolute(folder.path) && path.resolve(folder.path) !== path.parse(folder.path).root)
  )
    return found.map((folder) => ({ ...folder, path: path.resolve(folder.path) }))
  context.addIssue({
    code: 'custom',
    message: 'must be folders such as /srv/shared,ada@example.org=/srv/ada, each with its whole path and not the root',
  })
  return z.NEVER
})

const endpoints = z.string().transform((text, context): ReadonlyMap<string, URL> => {
  const found = new Map<string, URL>()
  for (const entry of listOf(text)) {
    const [, name = '', address = ''] = /^([a-z-]+)=(https?:\/\/[^\s?#@]+)$/u.exec(entry) ?? []
    if (ENDPOINT_NAMES.includes(name) && URL.canParse(address)) found.set(name, new URL(address))
    else {
      context.addIssue({
        code: 'custom',
        message: `must be names and addresses; names are ${ENDPOINT_NAMES.join(', ')}`,
      })
      return z.NEVER
    }
  }
  return found
})

const clientId = (provider: string, where: string) => ({
  check: z.string().min(1),
  default: undefined,
  about: `Client id of this server at ${provider}, made in ${where}; with it people can connect it.`,
})
const clientSecret = (provider: string) => ({
  check: z.string().min(1),
  default: undefined,
  secret: true as const,
  about: `The secret of that client of ${provider}.`,
})

/** Settings about places elsewhere. */
export const PLACE_SETTINGS = {
  OCTAVO_GOOGLE_CLIENT_ID: clientId('Google', 'Google Cloud'),
  OCTAVO_GOOGLE_CLIENT_SECRET: clientSecret('Google'),
  OCTAVO_DROPBOX_CLIENT_ID: clientId('Dropbox', "Dropbox's app console"),
  OCTAVO_DROPBOX_CLIENT_SECRET: clientSecret('Dropbox'),
  OCTAVO_ONEDRIVE_CLIENT_ID: clientId('Microsoft', 'Microsoft Entra'),
  OCTAVO_ONEDRIVE_CLIENT_SECRET: clientSecret('Microsoft'),
  OCTAVO_FOLDERS: {
    check: folders,
    default: [] as readonly OpenFolder[],
    about:
      "Folders of this machine that accounts may connect and organize, separated by commas; an account's e-mail address and = in front keep one to that account.",
  },
  OCTAVO_CONNECTION_HOSTS: {
    check: hostsWithPorts,
    default: [] as string[],
    about: "Hosts of private networks, each with its port, that people's connections may lead to, separated by commas.",
  },
  OCTAVO_LIST_HOSTS: {
    check: hostsWithPorts,
    default: [] as string[],
    about: 'Hosts of private networks, each with its port, at which mailing lists may be left, separated by commas.',
  },
  OCTAVO_ENDPOINTS: {
    check: endpoints,
    default: new Map() as ReadonlyMap<string, URL>,
    about: 'Other addresses of providers, for tests and gateways: google=https://…, google-oauth=https://….',
  },
} as const

/** What the operator said of places elsewhere. */
export interface Places {
  readonly clients: Readonly<Partial<Record<OauthProvider, OauthClient>>>
  readonly folders: readonly OpenFolder[]
  /** Hosts of private networks, each with its port, that people's connections may lead to. */
  readonly hosts: readonly string[]
  /** Hosts of private networks, each with its port, at which mailing lists may be left: senders name them, not the person. */
  readonly listHosts: readonly string[]
  readonly endpoints: ReadonlyMap<string, URL>
}

/** What is wrong with folders: none may hold the data folder, or lie in it. */
export function placeProblems({
  places,
  dataDir,
}: {
  readonly places: Places
  readonly dataDir: string
}): readonly string[] {
  const isIn = (inner: string, outer: string): boolean => `${inner}${path.sep}`.startsWith(`${outer}${path.sep}`)
  return places.folders
    .filter((folder) => isIn(folder.path, dataDir) || isIn(dataDir, folder.path))
    .map(
      (folder) => `OCTAVO_FOLDERS: ${JSON.stringify(folder.path)} holds the data folder of this server, or lies in it`,
    )
}

type Name = keyof typeof PLACE_SETTINGS
type Value<N extends Name> =
  | z.output<(typeof PLACE_SETTINGS)[N]['check']>
  | Extract<(typeof PLACE_SETTINGS)[N]['default'], undefined>

/** Puts the settings together as the server uses them. */
export function placesOf(read: <N extends Name>(name: N) => Value<N>): Places {
  const given = {
    google: [read('OCTAVO_GOOGLE_CLIENT_ID'), read('OCTAVO_GOOGLE_CLIENT_SECRET')],
    dropbox: [read('OCTAVO_DROPBOX_CLIENT_ID'), read('OCTAVO_DROPBOX_CLIENT_SECRET')],
    onedrive: [read('OCTAVO_ONEDRIVE_CLIENT_ID'), read('OCTAVO_ONEDRIVE_CLIENT_SECRET')],
  } as const
  const clients: Partial<Record<OauthProvider, OauthClient>> = {}
  for (const provider of OAUTH_PROVIDERS) {
    const [id, secret] = given[provider]
    if (id !== undefined) clients[provider] = { id, secret }
  }
  return {
    clients,
    folders: read('OCTAVO_FOLDERS'),
    hosts: read('OCTAVO_CONNECTION_HOSTS'),
    listHosts: read('OCTAVO_LIST_HOSTS'),
    endpoints: read('OCTAVO_ENDPOINTS'),
  }
}

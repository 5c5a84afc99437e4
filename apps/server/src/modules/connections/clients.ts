import { consentServer, type Guard, OauthClient } from '@octavo/connect'
import type { ConsentProvider } from '@octavo/contract'
import type { Clock } from '@octavo/core'
import type { Places } from '../../infra/config/places.ts'

/** The clients that the operator registered with providers. */
export type OauthClients = ReadonlyMap<string, OauthClient>

/** Makes a client for each provider that the operator registered this server with. */
export function clientsOf(
  { clients, endpoints }: Places,
  parts: { readonly guard: Guard; readonly clock: Clock },
): ReadonlyMap<string, OauthClient> {
  return new Map(
    Object.entries(clients).map(([name, { id, secret }]) => {
      const provider = name as ConsentProvider
      const server = consentServer(provider, endpoints.get(`${provider}-oauth`))
      return [provider, new OauthClient({ server, clientId: id, clientSecret: secret, ...parts })]
    }),
  )
}

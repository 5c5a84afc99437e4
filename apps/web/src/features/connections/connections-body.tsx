import type { Connection, Provider } from '@octavo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Cable, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { askConsent, CONNECTIONS, listConnections } from '../../http/connections.ts'
import { m } from '../../paraglide/messages.js'
import { useUser } from '../../session/session.ts'
import { BlankState, Button, List, Panel } from '../../ui/index.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import { ConnectionRow } from './connection-row.tsx'
import { MailingsSheet } from './mailings-sheet.tsx'
import { Offers } from './offers.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { isConsent } from './providers.ts'
import { StepsDialog } from './steps-dialog.tsx'
import { tellNot } from './tell.ts'

/** What is asked of the person at the moment. */
type Asked =
  | { readonly what: 'place'; readonly provider: Exclude<Provider, 'google' | 'dropbox' | 'onedrive'> }
  | { readonly what: 'steps'; readonly provider: 'google' | 'dropbox' | 'onedrive' }
  | { readonly what: 'password' | 'mailings'; readonly connection: Connection }

/** The connections of a person, how each stands, and what can be connected here. */
export default function ConnectionsBody() {
  const isAway = isOffline(useConnection())
  const user = useUser()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const { data, isPending, refetch } = useQuery({
    queryKey: [CONNECTIONS],
    queryFn: ({ signal }) => listConnections(signal),
    enabled: !isAway,
    staleTime: 0,
  })
  const refresh = () => queries.invalidateQueries({ queryKey: [CONNECTIONS] })
  const close = () => {
    setAsked(undefined)
    void refresh()
  }
  const consent = async (provider: 'google' | 'dropbox' | 'onedrive', connectionId?: string) => {
    try {
      location.assign(await askConsent({ provider, ...(connectionId !== undefined && { connectionId }) }))
    } catch (error) {
      tellNot(error)
    }
  }
  const again = (connection: Connection) => {
    const { provider, id } = connection
    if (isConsent(provider)) void consent(provider, id)
    else setAsked({ what: 'password', connection })
  }
  if (data === undefined)
    return (
      <Panel className="mt-7">
        {isAway ? (
          <BlankState icon={Cable} title={m.connections_offline()} />
        ) : isPending ? (
          <BlankState icon={Cable} title={m.connections_loading()} />
        ) : (
          <BlankState icon={TriangleAlert} title={m.connections_failed()}>
            <Button onPress={() => void refetch()}>{m.crash_retry()}</Button>
          </BlankState>
        )}
      </Panel>
    )
  const { connections, offers, folders } = data
  return (
    <>
      <Panel className="mt-7 px-5 py-2 sm:px-8">
        {connections.length === 0 ? (
          <BlankState icon={Cable} title={m.connections_none()} text={m.connections_none_text()} />
        ) : (
          <List label={m.connections_list()}>
            {connections.map((connection) => (
              <ConnectionRow
                key={connection.id}
                connection={connection}
                onAgain={() => again(connection)}
                onChange={refresh}
                onMailings={() => setAsked({ what: 'mailings', connection })}
              />
            ))}
          </List>
        )}
      </Panel>
      {!user && <p className="mt-3 max-w-xl text-sm text-pretty text-muted">{m.connections_guest()}</p>}
      <Offers
        offers={offers}
        onChoose={({ provider, isReady }) => {
          if (!isConsent(provider)) setAsked({ what: 'place', provider })
          else if (isReady) void consent(provider)
          else setAsked({ what: 'steps', provider })
        }}
      />
      <p className="mt-3 max-w-xl text-sm text-pretty text-muted">{m.connections_sealed()}</p>
      {asked?.what === 'place' && <ConnectDialog provider={asked.provider} folders={folders} onClose={close} />}
      {asked?.what === 'steps' && <StepsDialog provider={asked.provider} onClose={close} />}
      {asked?.what === 'mailings' && <MailingsSheet connection={asked.connection} onClose={close} />}
      {asked?.what === 'password' && <PasswordDialog connection={asked.connection} onClose={close} />}
    </>
  )
}

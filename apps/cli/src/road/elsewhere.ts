import { AppError, joinPath } from '@octavo/core'
import { type Connector, ConnectorSource, ConnectorTarget, findPath, TOP } from '@octavo/core/connect'
import { clock, openConnections } from '../runs.ts'
import type { Way } from './connections.ts'
import type { Ground } from './ground.ts'
import { type Elsewhere, elsewhereOf, type Roots, rootNames } from './roots.ts'

/** Speaks to the place that a connection of this name leads to. Throws AppError `not_found`. */
export async function openConnector(name: string): Promise<Connector> {
  const connection = (await openConnections()).get(name)
  if (connection === undefined) throw new AppError('not_found', `There is no connection "${name}".`)
  return await connectorTo(connection)
}

/** Speaks to a place elsewhere. Who names a host on this command line may reach it wherever it is. */
export async function connectorTo({ url: address, user, password }: Way): Promise<Connector> {
  const { createGuard, Imap, Jmap, WebDav } = await import('@octavo/connect')
  const url = new URL(address.replace(/^jmap(?=s?:)/u, 'http'))
  const guard = createGuard({ allowPrivateHosts: [url.host, url.hostname] })
  if (url.protocol.startsWith('imap')) return new Imap({ url, user, password, guard })
  if (address.startsWith('jmap')) return new Jmap({ url, user, password, guard, clock })
  return new WebDav({ url, user, password, guard, clock })
}

/** The folders of one connection as a target. Throws AppError `unsupported` for those of two. */
export async function openTarget(from: Elsewhere, to: Elsewhere): Promise<ConnectorTarget> {
  if (from.connection !== to.connection)
    throw new AppError('unsupported', 'Nothing is moved from one connection to another.')
  return new ConnectorTarget(await openConnector(from.connection), { from: from.folder, to: to.folder })
}

/** The ground of a plan within one connection. */
export async function groundElsewhere(roots: Roots, sorted: ReadonlySet<string>): Promise<Ground> {
  const names = rootNames(roots)
  const [from, to] = [elsewhereOf(names.root), elsewhereOf(names.into)]
  if (!from || !to) throw new AppError('bad_input', 'These are no folders of a connection.')
  const connector = await openConnector(from.connection)
  const idOf = async (folder: string): Promise<string | undefined> =>
    folder === '' ? TOP : (await findPath(connector, folder))?.id
  return {
    source: new ConnectorSource(connector, from.folder, { sorted }),
    target: new ConnectorTarget(connector, { from: from.folder, to: to.folder }),
    async folders() {
      const id = await idOf(joinPath(to.folder, roots.within))
      const inside = id === undefined ? [] : await connector.list(id)
      return inside.flatMap(({ kind, name }) => (kind === 'folder' && !name.startsWith('.') ? [name] : []))
    },
    there: async () => ((await idOf(to.folder)) === undefined ? undefined : new ConnectorSource(connector, to.folder)),
  }
}

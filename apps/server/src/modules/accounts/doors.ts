import type { ChangePasswordResponse } from '@octavo/contract'
import type { Db } from '../../infra/db/db.ts'
import type { Sessions } from '../callers/index.ts'
import type { Connections } from '../connections/index.ts'
import type { Keys } from '../keys/index.ts'
import type { OwnModels } from '../models/index.ts'
import { resetNotices } from '../settings/index.ts'
import { dropLinks } from './links.ts'

/** What a new password has closed, and what still opens. */
export type Doors = Pick<ChangePasswordResponse, 'closed' | 'left'>

/**
 * Closes what opens an account, in the transaction that sets its new password: links and sessions always (but the one that
 * asks). With `isAll`, for whoever takes an account back, also API keys, the model of its own and connections, and notices go out again:
 * whoever made them, they are shut out.
 */
export async function closeDoors(
  {
    sessions,
    keys,
    ownModels,
    connections,
  }: {
    readonly sessions: Sessions
    readonly keys: Keys
    readonly ownModels: OwnModels
    readonly connections: Connections
  },
  tx: Db,
  ownerId: string,
  { isAll, except }: { readonly isAll: boolean; readonly except?: string },
): Promise<Doors> {
  await dropLinks(tx, ownerId)
  if (isAll) await resetNotices(tx, ownerId)
  const closed = {
    sessions: await sessions.end(tx, ownerId, except === undefined ? {} : { except }),
    keys: isAll ? await keys.revokeAll(tx, ownerId) : 0,
    models: isAll ? await ownModels.removeAll(tx, ownerId) : 0,
    connections: isAll ? await connections.removeAll(tx, ownerId) : 0,
  }
  const left = {
    keys: await keys.count(tx, ownerId),
    models: await ownModels.count(tx, ownerId),
    connections: await connections.count(tx, ownerId),
  }
  return { closed, left }
}

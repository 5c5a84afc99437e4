import type { ModelRequestBody, OwnModel } from '@octavo/contract'
import type { ChatModel } from '@octavo/core'
import { sql } from 'drizzle-orm'
import type { Seal } from '../../infra/datadir/seal.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { chatModelOf, type Outgoing } from '../../providers/models/index.ts'
import type { Account, Owner } from '../guests/index.ts'

interface Row {
  readonly kind: 'openai' | 'ollama'
  readonly url: string
  readonly name: string
  readonly key_sealed: string | null
}

/** Models that people connected for themselves. Keys lie sealed in the database and never leave the server again. */
export interface OwnModels {
  read(owner: Owner): Promise<OwnModel | undefined>
  write(account: Account, model: ModelRequestBody): Promise<OwnModel>
  remove(account: Account): Promise<void>
  /** The person's own model, ready to be asked. */
  open(owner: Owner): Promise<ChatModel | undefined>
}

export function createOwnModels(parts: {
  readonly db: Db
  readonly seal: Seal
  readonly outgoing: Outgoing
}): OwnModels {
  const { db, seal, outgoing } = parts
  const load = async (owner: Owner): Promise<Row | undefined> =>
    (await query<Row>(db, sql`select kind, url, name, key_sealed from person_models where owner_id = ${owner.id}`))[0]
  const toOwn = ({ kind, url, name, key_sealed }: Row): OwnModel => ({ kind, url, name, hasKey: key_sealed !== null })

  return {
    async read(owner) {
      const row = await load(owner)
      return row && toOwn(row)
    },
    async write(account, { kind, url, name, key }) {
      const before = await load(account)
      // A key belongs to an address: it is never sent to another one that was typed over it.
      const kept = before?.url === url ? before.key_sealed : null
      const sealed = key === undefined ? kept : key === null ? null : seal.close(key, account.id)
      const row: Row = { kind, url, name, key_sealed: sealed }
      await query(
        db,
        sql`insert into person_models (owner_id, kind, url, name, key_sealed)
            values (${account.id}, ${kind}, ${url}, ${name}, ${sealed})
            on conflict (owner_id) do update set kind = excluded.kind, url = excluded.url, name = excluded.name,
              key_sealed = excluded.key_sealed`,
      )
      return toOwn(row)
    },
    async remove(account) {
      await query(db, sql`delete from person_models where owner_id = ${account.id}`)
    },
    async open(owner) {
      const row = await load(owner)
      if (!row) return undefined
      const modelKey = row.key_sealed === null ? undefined : seal.open(row.key_sealed, owner.id)
      return chatModelOf({ modelUrl: row.url, modelName: row.name, modelKind: row.kind, modelKey }, outgoing)
    },
  }
}

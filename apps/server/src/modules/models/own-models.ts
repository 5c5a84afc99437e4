import { isDeepStrictEqual } from 'node:util'
import type { Seal } from '@octavo/connect'
import type { ModelRequestBody, OwnModel } from '@octavo/contract'
import { AppError, type ChatModel, type Embedder } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Outgoing } from '../../infra/outgoing/outgoing.ts'
import { chatModelOf, embedderOf } from '../../providers/models/index.ts'
import type { Account, Caller } from '../callers/index.ts'

interface Row {
  readonly kind: 'openai' | 'ollama'
  readonly url: string
  readonly name: string
  readonly embed_name: string | null
  readonly key_sealed: string | null
}

/**
 * All that a person hears of a model of their own that does not help. What exactly was met at an address (nobody, an error,
 * a page) stays in the operator's log, or the server could be made to look around for others.
 */
export const OWN_SILENT =
  'Your model could not be reached, or gave no answer that can be used. Check its address, name and key.'

/** Models that people connected for themselves. Keys lie sealed in the database and never leave the server again. */
export interface OwnModels {
  read(owner: Caller): Promise<OwnModel | undefined>
  /** Throws AppError where the address can be told to be refused. */
  write(account: Account, model: ModelRequestBody): Promise<OwnModel>
  remove(account: Account): Promise<void>
  /** Disconnects an account's model, also for work that is under way; returns how many there were. */
  removeAll(tx: Db, ownerId: string): Promise<number>
  /** How many models an account has connected: none or one. */
  count(tx: Db, ownerId: string): Promise<number>
  /** The person's own model, ready to be asked. */
  open(owner: Caller): Promise<ChatModel | undefined>
  /** The embedding model at the person's own address; undefined where none is named. */
  openEmbedder(owner: Caller): Promise<Embedder | undefined>
}

export function createOwnModels(parts: {
  readonly db: Db
  readonly seal: Seal
  readonly outgoing: Outgoing
}): OwnModels {
  const { db, seal, outgoing } = parts
  const load = async (owner: Caller): Promise<Row | undefined> =>
    (
      await query<Row>(
        db,
        sql`select kind, url, name, embed_name, key_sealed from person_models where owner_id = ${owner.id}`,
      )
    )[0]
  const toOwn = ({ kind, url, name, embed_name, key_sealed }: Row): OwnModel => ({
    kind,
    url,
    name,
    embedName: embed_name,
    hasKey: key_sealed !== null,
  })
  /** Asked before each call: a long run sends nothing more to a model that was disconnected or changed meanwhile. */
  const stillConnected = async (owner: Caller, row: Row): Promise<void> => {
    if (!isDeepStrictEqual(await load(owner), row))
      throw new AppError('cancelled', 'This model is not connected any more.')
  }
  const settingsOf = (row: Row, owner: Caller) => ({
    modelUrl: row.url,
    modelName: row.name,
    embedName: row.embed_name ?? undefined,
    modelKind: row.kind,
    modelKey: row.key_sealed === null ? undefined : seal.open(row.key_sealed, owner.id),
  })

  return {
    async read(owner) {
      const row = await load(owner)
      return row && toOwn(row)
    },
    async write(account, { kind, url, name, embedName = null, key }) {
      outgoing.check(url)
      const before = await load(account)
      // A key belongs to an address: it is never sent to another one that was typed over it.
      const kept = before?.url === url ? before.key_sealed : null
      const sealed = key === undefined ? kept : key === null ? null : seal.close(key, account.id)
      const row: Row = { kind, url, name, embed_name: embedName, key_sealed: sealed }
      await query(
        db,
        sql`insert into person_models (owner_id, kind, url, name, embed_name, key_sealed)
            values (${account.id}, ${kind}, ${url}, ${name}, ${embedName}, ${sealed})
            on conflict (owner_id) do update set kind = excluded.kind, url = excluded.url, name = excluded.name,
              embed_name = excluded.embed_name, key_sealed = excluded.key_sealed`,
      )
      return toOwn(row)
    },
    async remove(account) {
      await query(db, sql`delete from person_models where owner_id = ${account.id}`)
    },
    async removeAll(tx, ownerId) {
      return (await query(tx, sql`delete from person_models where owner_id = ${ownerId} returning owner_id`)).length
    },
    async count(tx, ownerId) {
      return (await query(tx, sql`select owner_id from person_models where owner_id = ${ownerId}`)).length
    },
    async open(owner) {
      const row = await load(owner)
      const model = row && chatModelOf(settingsOf(row, owner), outgoing)
      return (
        model && {
          ...model,
          async ask(request, signal) {
            await stillConnected(owner, row)
            return await model.ask(request, signal)
          },
        }
      )
    },
    async openEmbedder(owner) {
      const row = await load(owner)
      const embedder = row && embedderOf(settingsOf(row, owner), outgoing)
      return (
        embedder && {
          ...embedder,
          async embed(texts, signal, purpose) {
            await stillConnected(owner, row)
            return await embedder.embed(texts, signal, purpose)
          },
        }
      )
    },
  }
}

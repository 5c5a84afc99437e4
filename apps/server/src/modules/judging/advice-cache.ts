import { createHash } from 'node:crypto'
import { type Advice, isUnclear, type Judged, type JudgeInput, type Language } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import type { Caller } from '../callers/index.ts'
import type { StoredEntry } from '../library/index.ts'
import type { ModelAdvice, OwnModels } from '../models/index.ts'

/** Answers of models that are kept of a person; the oldest go first. */
const MOST_KEPT = 5000

/** Asks a connected model about what is unclear, and about the same thing only once. */
export interface AdviceCache {
  advise(
    owner: Caller,
    files: readonly { readonly entry: StoredEntry; readonly input: JudgeInput; readonly local: Judged }[],
    own: { readonly folders: readonly string[]; readonly language: Language },
    signal: AbortSignal,
  ): ReturnType<ModelAdvice['advise']>
}

/**
 * Two runs over the same files have the same result, although a model may change its mind, in whichever process, and after a
 * restart: what it said is kept in a row as long
 * as the model, the content and name of the file, the person's folders and the local verdict are the same (I-9). A
 * correction changes the local verdict, and so the model is asked anew or not at all.
 */
export function createAdviceCache(parts: {
  readonly db: Db
  readonly models: ModelAdvice
  readonly ownModels: OwnModels
  readonly nowMs: () => number
}): AdviceCache {
  const { db, models, ownModels, nowMs } = parts
  return {
    async advise(owner, files, { folders, language }, signal) {
      const unclear = files.filter(({ local }) => isUnclear(local.verdict))
      if (unclear.length === 0) return { advice: new Map() }
      const own = await ownModels.read(owner)
      const common = [owner.id, own ? [own.kind, own.url, own.name] : models.name, folders, language]
      const keyOf = ({ file }: StoredEntry, { verdict }: Judged): string =>
        createHash('sha256')
          .update(JSON.stringify([common, file.sha256, file.path, verdict.category, verdict.confidence]))
          .digest('base64')
      const keys = new Map(unclear.map(({ entry, local }) => [entry.file.id, keyOf(entry, local)]))
      const before = await findKept(db, owner, [...keys.values()])
      const known = adviceFor(keys, before)
      const open = unclear.flatMap(({ entry, input }) => (known.has(entry.file.id) ? [] : [input]))
      const asked = await models.advise(owner, open, { folders, language }, signal)
      const said = new Map<string, Advice>()
      for (const [itemId, advice] of asked.advice) said.set(keys.get(itemId) ?? '', advice)
      const kept = adviceFor(keys, await keep(db, owner, said, nowMs()))
      return { ...asked, advice: new Map([...known, ...asked.advice, ...kept]) }
    },
  }
}

/** Advice by item, of what is kept by key. */
function adviceFor(keys: ReadonlyMap<string, string>, kept: ReadonlyMap<string, Advice>): Map<string, Advice> {
  const found = new Map<string, Advice>()
  for (const [itemId, key] of keys) {
    const advice = kept.get(key)
    if (advice) found.set(itemId, { ...advice, itemId })
  }
  return found
}

interface Row {
  readonly key: string
  readonly advice: Advice
}

const byKey = (rows: readonly Row[]): ReadonlyMap<string, Advice> =>
  new Map(rows.map(({ key, advice }) => [key, advice]))

const findKept = async (db: Db, owner: Caller, keys: readonly string[]): Promise<ReadonlyMap<string, Advice>> =>
  byKey(
    await query<Row>(
      db,
      sql`select key, advice from advice
          where owner_id = ${owner.id} and key in (select json_array_elements_text(${JSON.stringify(keys)}::json))`,
    ),
  )

/** Keeps what was said; where another process has asked at the same time, what it was told is it. */
async function keep(
  db: Db,
  owner: Caller,
  said: ReadonlyMap<string, Advice>,
  nowMs: number,
): Promise<ReadonlyMap<string, Advice>> {
  if (said.size === 0) return said
  const rows = [...said].map(([key, advice]) => ({ key, advice }))
  const kept = await query<Row>(
    db,
    sql`insert into advice (owner_id, key, advice, said_at_ms)
        select ${owner.id}, key, advice, ${nowMs}::bigint from json_to_recordset(${jsonForDb(rows)}::json) as r (key text, advice jsonb)
        where exists (select from owners where id = ${owner.id})
        on conflict (owner_id, key) do update set key = excluded.key returning key, advice`,
  )
  await query(
    db,
    sql`delete from advice where owner_id = ${owner.id} and key in
        (select key from advice where owner_id = ${owner.id} order by said_at_ms desc, key offset ${MOST_KEPT})`,
  )
  return byKey(kept)
}

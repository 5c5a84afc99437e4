import {
  type CreateScoutRequest,
  createScoutRequest,
  SCOUT_MOST,
  SCOUT_SOURCES,
  type ScoutSource,
} from '@octavo/contract'
import { LANGUAGES, type Language } from '@octavo/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import { type Caller, callersForJob } from '../callers/index.ts'
import { judgementsOf } from '../judging/index.ts'
import { keepPlan, proposeFor } from '../plans/index.ts'
import { filesElsewhere } from './listing.ts'
import { placesOf } from './places.ts'
import { dueScouts, findScout, insertScout, nextScanMs, noteRun, scoutsOf } from './rows.ts'
import { isAway, judgeAll, type ScanParts, scanConnected, scanLibrary } from './scan.ts'

/** Scouts of people and what the agents are asked: each a task that goes on by itself and is found again. */
export interface Scouts {
  /** Makes a scout; gives its id. Throws Refusal `conflict` beyond the most. */
  create(owner: Caller, wish: CreateScoutRequest, language: Language): Promise<string>
  /** Asks for a scan; gives its task. Throws Refusal `not_found`. */
  scan(owner: Caller, id: string, sources?: readonly ScoutSource[]): Promise<string>
  /** Asks scouts whose time has come to look. */
  wake(): Promise<void>
  discover(owner: Caller, sources: readonly ScoutSource[]): Promise<string>
  analyze(owner: Caller, files: readonly string[], language: Language): Promise<string>
  organize(owner: Caller, files: readonly string[], language: Language): Promise<string>
}

/** The kinds of tasks of agents and scouts. */
export const CLOUD_KINDS = ['scout', 'discover', 'analyze', 'agent-organize'] as const

const sources = z.array(z.enum(SCOUT_SOURCES))
const scanPayload = z.strictObject({ scoutId: z.string(), sources: sources.exactOptional() })
const scanState = z.strictObject({
  /** Places that were looked at. */
  done: z.array(z.string()),
  missed: z.number().int(),
  nextAtMs: z.number().exactOptional(),
})
type ScanState = z.infer<typeof scanState>
const filesPayload = z.strictObject({ files: z.array(z.string()), language: z.enum(LANGUAGES) })

async function ownerOf(db: Db, ownerId: string): Promise<Caller> {
  const [owner] = await callersForJob(db, sql`o.id = ${ownerId}`)
  if (!owner) throw new Refusal('not_found', 'There is no such library')
  return owner
}

export function createScouts(parts: ScanParts): Scouts {
  const { db, jobs, places, nowMs } = parts
  const common = { atOnce: 2, tries: 8, isShown: true }

  const scans = jobs.kind({
    ...{ name: 'scout', payload: scanPayload, state: scanState, ...common },
    async *run({ ownerId, payload, state, signal, tell, end }) {
      const owner = await ownerOf(db, ownerId)
      const scout = await findScout(db, ownerId, payload.scoutId)
      if (!scout) throw new Refusal('not_found', 'There is no such scout')
      const wanted = await placesOf(places, owner, payload.sources ?? scout.sources)
      let now: ScanState = state ?? { done: [], missed: 0 }
      const away: string[] = []
      for (const place of wanted) {
        if (now.done.includes(place.id)) continue
        const scan = { owner, scout, place, signal, tell }
        try {
          const found =
            place.id === '' ? await scanLibrary(parts, scan) : await scanConnected(parts, scan, place.isMailbox)
          const nextAtMs = Math.min(
            now.nextAtMs ?? Number.POSITIVE_INFINITY,
            found.nextAtMs ?? Number.POSITIVE_INFINITY,
          )
          const missed = now.missed + found.missed
          now = { ...now, done: [...now.done, place.id], missed, ...(Number.isFinite(nextAtMs) && { nextAtMs }) }
        } catch (error) {
          if (signal.aborted || !isAway(error)) throw error
          away.push(place.name)
        }
        yield now
      }
      const lastMs = nowMs()
      const nextMs = Math.min(nextScanMs(scout.frequency, lastMs, lastMs), now.nextAtMs ?? Number.POSITIVE_INFINITY)
      if (away.length > 0)
        throw new Refusal('conflict', `Sign in again under Connections: ${away.join(', ')} can not be looked at`)
      const result = { scoutId: scout.id, places: now.done.length, missed: now.missed }
      await db.transaction(async (tx) => {
        await noteRun(tx, scout.id, { lastMs, nextMs, missed: now.missed })
        await end(tx, result)
      })
      return result
    },
  })

  const discoveries = jobs.kind({
    ...{ name: 'discover', payload: z.strictObject({ sources }), ...common },
    async run({ ownerId, payload, signal, tell }) {
      const owner = await ownerOf(db, ownerId)
      const found: Record<string, number> = {}
      let all = 0
      for (const { id, source } of await placesOf(places, owner, payload.sources)) {
        const count = id === '' ? await filesIn(db, ownerId) : await countElsewhere(owner, id, signal)
        found[source] = (found[source] ?? 0) + count
        all += count
        tell({ step: 'listing', done: all, total: all })
      }
      return { files: all, sources: found }
    },
  })

  const analyses = jobs.kind({
    ...{ name: 'analyze', payload: filesPayload, ...common },
    async run({ ownerId, payload: { files, language }, signal, tell }) {
      const owner = await ownerOf(db, ownerId)
      await judgeAll(parts, { owner, scout: { language }, signal, tell }, files)
      const categories: Record<string, number> = {}
      for (const { category } of (await judgementsOf(db, owner, files)).values())
        categories[category] = (categories[category] ?? 0) + 1
      return { files: files.length, categories }
    },
  })

  const organizings = jobs.kind({
    ...{ name: 'agent-organize', payload: filesPayload, ...common },
    async run({ ownerId, payload: { files, language }, signal, tell, end }) {
      const owner = await ownerOf(db, ownerId)
      await judgeAll(parts, { owner, scout: { language }, signal, tell }, files)
      return await db.transaction(async (tx) => {
        const wishes = files.map((fileId) => ({ fileId }))
        const plan = await proposeFor(tx, owner, wishes, { unsure: 'stay', nowMs: nowMs() })
        const result = { planId: plan.acts.length > 0 ? plan.id : null, files: files.length, placed: plan.acts.length }
        if (plan.acts.length > 0) await keepPlan(tx, owner, plan, nowMs())
        await end(tx, result)
        return result
      })
    },
  })

  const countElsewhere = async (owner: Caller, id: string, signal: AbortSignal): Promise<number> => {
    const connector = await places.open(owner, id)
    try {
      return (await filesElsewhere(connector, signal)).files.size
    } finally {
      await connector.close()
    }
  }

  const own = async (owner: Caller, files: readonly string[]): Promise<string[]> => {
    const rows = await query<{ id: string }>(
      db,
      sql`select f.id from json_array_elements_text(${JSON.stringify(files)}::json) as w (id)
          join files f on f.owner_id = ${owner.id} and f.id = w.id`,
    )
    return [...new Set(rows.map(({ id }) => id))]
  }
  const asTask = <T extends object>(
    line: { ask(tx: Db, task: { ownerId: string; payload: T }): Promise<string> },
    owner: Caller,
    payload: T,
  ) => db.transaction((tx) => line.ask(tx, { ownerId: owner.id, payload }))

  return {
    async create(owner, wish, language) {
      const { name, targetSources, scanFrequency } = createScoutRequest.parse(wish)
      if ((await scoutsOf(db, owner.id)).length >= SCOUT_MOST)
        throw new Refusal('conflict', `There are ${SCOUT_MOST} scouts already, which is the most`)
      const id = uuidv7(nowMs())
      const row = { id, owner_id: owner.id, name, language, frequency: scanFrequency, created_at_ms: nowMs() }
      await insertScout(db, { ...row, sources: [...new Set(targetSources)] })
      return id
    },
    async scan(owner, id, only) {
      const scout = await findScout(db, owner.id, id)
      if (!scout) throw new Refusal('not_found', 'There is no such scout')
      const payload = { scoutId: id, ...(only && { sources: [...only] }) }
      return await db.transaction((tx) => scans.ask(tx, { ownerId: owner.id, payload, key: JSON.stringify(payload) }))
    },
    async wake() {
      for (const { id, owner_id, frequency } of await dueScouts(db, nowMs())) {
        const payload = { scoutId: id }
        await db.transaction(async (tx) => {
          await noteRun(tx, id, { nextMs: nextScanMs(frequency, nowMs(), nowMs()) })
          await scans.ask(tx, { ownerId: owner_id, payload, key: JSON.stringify(payload) })
        })
      }
    },
    discover: (owner, wanted) => asTask(discoveries, owner, { sources: [...wanted] }),
    analyze: async (owner, files, language) => asTask(analyses, owner, { files: await own(owner, files), language }),
    organize: async (owner, files, language) =>
      asTask(organizings, owner, { files: await own(owner, files), language }),
  }
}

async function filesIn(db: Db, ownerId: string): Promise<number> {
  const [row] = await query<{ n: number }>(db, sql`select count(*)::int as n from files where owner_id = ${ownerId}`)
  return row?.n ?? 0
}

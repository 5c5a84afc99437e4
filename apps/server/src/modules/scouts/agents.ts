import type { Agent, AgentsResponse } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import type { ConnectedPlaces } from '../drives/index.ts'
import { CLOUD_KINDS } from './scouts.ts'

/** What waits longer than that although its time has come waits for a queue that stands still. */
const OVERDUE_MS = 300_000

const ability = (name: string, description: string, inputTypes: string[], outputTypes: string[]) => ({
  ...{ name, description, inputTypes, outputTypes },
})

/** The kinds of work that the server really does. */
const AGENTS = [
  {
    ...{ agentId: 'classifier', name: 'File Classifier', type: 'classification' },
    capabilities: [
      ability('classify', 'Says which folder a file belongs to, and why.', ['file'], ['category', 'reason']),
    ],
  },
  {
    ...{ agentId: 'documents', name: 'Document Clusterer', type: 'clustering' },
    capabilities: [ability('cluster-documents', 'Groups documents by what they say.', ['document'], ['group'])],
  },
  {
    ...{ agentId: 'style', name: 'Style Clusterer', type: 'clustering' },
    capabilities: [ability('cluster-images', 'Groups pictures by how they look.', ['image'], ['group'])],
  },
  {
    ...{ agentId: 'mail', name: 'Mail Sorter', type: 'sorting' },
    capabilities: [ability('sort-mail', 'Groups messages by sender, subject and contents.', ['email'], ['group'])],
  },
  {
    ...{ agentId: 'duplicates', name: 'Duplicate Finder', type: 'comparison' },
    capabilities: [ability('find-duplicates', 'Finds files that are the same or nearly so.', ['file'], ['duplicates'])],
  },
  {
    ...{ agentId: 'organizer', name: 'Organizer', type: 'organization' },
    capabilities: [ability('organize', 'Carries out plans that were approved, with undo.', ['plan'], ['run'])],
  },
  {
    ...{ agentId: 'drive', name: 'Drive Sync', type: 'sync' },
    capabilities: [
      ability('sync', 'Reads a connected drive and plans how it could be organised.', ['drive'], ['plan']),
    ],
  },
  {
    ...{ agentId: 'scout', name: 'Scout Runner', type: 'discovery' },
    capabilities: [ability('scan', 'Looks at the places of scouts when their time comes.', ['place'], ['plan'])],
  },
] as const

interface Numbers {
  readonly judged: number
  readonly runs: number
  readonly syncs: number
  readonly scans: number
  readonly scouts: number
  readonly resting: number
  readonly total: number
  readonly completed: number
  readonly failed: number
  readonly pending: number
  readonly overdue: number
  readonly library: number
  readonly elsewhere: number
}

/** The agents with what they did for a person, and how the system is. */
export async function agentsFor(
  { db, places, nowMs }: { readonly db: Db; readonly places: ConnectedPlaces; readonly nowMs: () => number },
  owner: Caller | undefined,
): Promise<AgentsResponse> {
  const id = owner?.id ?? ''
  const cloud = JSON.stringify(CLOUD_KINDS)
  const connected = owner ? (await places.list(owner)).map((place) => place.id) : []
  const [n] = await query<Numbers>(
    db,
    sql`select
      (select count(*)::int from judgements where owner_id = ${id}) as judged,
      (select count(*)::int from runs where owner_id = ${id} and undoes is null and kind in ('organize', 'drive')) as runs,
      (select count(*)::int from tasks where owner_id = ${id} and kind = 'sync' and status = 'completed') as syncs,
      (select count(*)::int from tasks where owner_id = ${id} and kind = 'scout' and status = 'completed') as scans,
      (select count(*)::int from scouts where owner_id = ${id}) as scouts,
      (select count(*)::int from scouts where owner_id = ${id} and jsonb_array_length(sources) = 0) as resting,
      (select count(*)::int from tasks where status = 'waiting' and not_before_ms < ${nowMs() - OVERDUE_MS}) as overdue,
      (select count(*)::int from files where owner_id = ${id}) as library,
      -- A thing may be known to several scouts, and in several versions.
      (select count(*)::int from (select distinct i.place, i.row ->> 'key' from scout_items i
        join scouts s on s.id = i.scout_id where s.owner_id = ${id}
          and i.place in (select json_array_elements_text(${JSON.stringify(connected)}::json))) as met) as elsewhere,
      t.* from (select count(*)::int as total, count(*) filter (where status = 'completed')::int as completed,
        count(*) filter (where status = 'failed')::int as failed,
        count(*) filter (where status in ('waiting', 'running'))::int as pending
        from tasks where owner_id = ${id} and (is_shown or status = 'failed')
          and kind in (select json_array_elements_text(${cloud}::json) union all select 'sync')) as t`,
  )
  const done: Readonly<Record<string, number | undefined>> = {
    ...{ classifier: n?.judged, organizer: n?.runs, drive: n?.syncs, scout: n?.scans },
  }
  const agents = AGENTS.map(
    (one): Agent => ({
      ...{ agentId: one.agentId, name: one.name, type: one.type },
      capabilities: [...one.capabilities],
      isActive: one.agentId !== 'drive' || connected.length > 0,
      done: done[one.agentId] ?? null,
    }),
  )
  const scouts = n?.scouts ?? 0
  const { library = 0, elsewhere = 0 } = n ?? {}
  return {
    agents,
    system: {
      status: (n?.overdue ?? 0) > 0 ? 'degraded' : 'operational',
      agents: { total: agents.length, active: agents.filter(({ isActive }) => isActive).length },
      scouts: { total: scouts, active: scouts - (n?.resting ?? 0) },
      tasks: { total: n?.total ?? 0, completed: n?.completed ?? 0, failed: n?.failed ?? 0, pending: n?.pending ?? 0 },
      files: { total: library + elsewhere, library, elsewhere },
      uptime: Math.floor(process.uptime()),
    },
  }
}

import * as z from 'zod'
import { task } from './tasks.ts'

/** Where a scout may look. `local`: the library, and folders of the server; `gmail`: connected mailboxes; the rest: connected drives. */
export const SCOUT_SOURCES = ['local', 'gmail', 'drive', 'dropbox', 'onedrive'] as const
export type ScoutSource = (typeof SCOUT_SOURCES)[number]

/** How often a scout looks. */
export const SCAN_FREQUENCIES = ['realtime', 'hourly', 'daily', 'weekly'] as const
export type ScanFrequency = (typeof SCAN_FREQUENCIES)[number]

/** What a scout is when nothing else is said. */
export const SCOUT_DEFAULTS = {
  name: 'My Personal Scout',
  targetSources: ['local', 'gmail', 'drive'],
  scanFrequency: 'daily',
} as const satisfies { name: string; targetSources: readonly ScoutSource[]; scanFrequency: ScanFrequency }

/** Most scouts of one person. */
export const SCOUT_MOST = 20

const count = z.number().int().nonnegative()
const moment = z.iso.datetime()
const source = z.enum(SCOUT_SOURCES)
const capability = z.object({
  name: z.string(),
  description: z.string(),
  inputTypes: z.array(z.string()),
  outputTypes: z.array(z.string()),
})

/** One kind of work that the server does. */
export const agent = z.object({
  agentId: z.string(),
  name: z.string(),
  type: z.string(),
  capabilities: z.array(capability),
  /** False where it can't work now, such as a sync without a connected drive. */
  isActive: z.boolean(),
  /** How often it has done something for this person; null where that is not counted. */
  done: count.nullable(),
})
export type Agent = z.infer<typeof agent>

const total = z.object({ total: count, active: count })

/** GET /api/agents. */
export const agentsResponse = z.object({
  agents: z.array(agent),
  system: z.object({
    /** `degraded` where tasks wait although their time has come. */
    status: z.enum(['operational', 'degraded']),
    agents: total,
    scouts: total,
    tasks: z.object({ total: count, completed: count, failed: count, pending: count }),
    /** Found so far: all of the library's, and what scouts have met in places that are connected, each once. */
    files: z.object({ total: count, library: count, elsewhere: count }),
    /** Seconds since the server began. */
    uptime: z.number().nonnegative(),
  }),
})
export type AgentsResponse = z.infer<typeof agentsResponse>

/** What became of the things that a scout has seen. `missed`: seen in the last listing and not in the ledger. */
export const scoutCounts = z.object({
  seen: count,
  new: count,
  proposed: count,
  asked: count,
  kept: count,
  filing: count,
  filed: count,
  failed: count,
  missed: count,
})

/** A saved search over the person's places. */
export const scout = z.object({
  id: z.string(),
  name: z.string(),
  capabilities: z.array(capability.pick({ name: true, description: true })),
  sources: z.array(source),
  scanFrequency: z.enum(SCAN_FREQUENCIES),
  createdAt: moment,
  /** Null before its first scan. */
  lastScanAt: moment.nullable(),
  nextScanAt: moment,
  counts: scoutCounts,
  /** The plan for the library that it proposes, and those for connected drives; null where there is none. */
  planId: z.string().nullable(),
  hasDrivePlan: z.boolean(),
})
export type Scout = z.infer<typeof scout>

/** GET /api/scouts: oldest first; `connected` are the sources of which the person has at least one place. */
export const scoutsResponse = z.object({ scouts: z.array(scout), connected: z.array(source) })
export type ScoutsResponse = z.infer<typeof scoutsResponse>

/** POST /api/scouts. 409 beyond `SCOUT_MOST`. */
export const createScoutRequest = z.strictObject({
  name: z.string().max(200).default(SCOUT_DEFAULTS.name),
  targetSources: z
    .array(source)
    .max(SCOUT_SOURCES.length)
    .default([...SCOUT_DEFAULTS.targetSources]),
  scanFrequency: z.enum(SCAN_FREQUENCIES).default(SCOUT_DEFAULTS.scanFrequency),
  filters: z.strictObject({}).default({}),
})
export type CreateScoutRequest = z.input<typeof createScoutRequest>

/** 201 of POST /api/scouts. */
export const scoutResponse = z.object({ scout })

/** POST /api/scouts/{id}/scan, with those of its sources that are looked at (all when left out), and POST /api/cloud/discover. */
export const sourcesRequest = z.strictObject({ sources: z.array(source).max(SCOUT_SOURCES.length).exactOptional() })

const named = z.union([z.string().max(200), z.looseObject({ id: z.string().max(200) })])

/** POST /api/cloud/analyze and /api/cloud/organize: files of the library, by their ids or as they were answered. */
export const cloudFilesRequest = z.strictObject({ files: z.array(named).max(10_000) })

/** 202: the task goes on by itself. */
export const taskStarted = z.object({ taskId: z.string() })
export type TaskStarted = z.infer<typeof taskStarted>

/** GET /api/cloud/tasks: those of agents and scouts, newest first. */
export const cloudTasksResponse = z.object({ tasks: z.array(task) })

/** One thing that a scout has met. */
export const scoutItem = z.object({
  source,
  name: z.string(),
  state: z.enum(['new', 'proposed', 'asked', 'kept', 'filing', 'filed', 'failed']),
  /** Where it would go, or went. */
  place: z.string().nullable(),
  metAt: moment,
})
export type ScoutItem = z.infer<typeof scoutItem>

/** GET /api/scouts/{id}/items: newest first; 1000 at most, after `total` is told. */
export const scoutItemsResponse = z.object({ items: z.array(scoutItem), total: count })
export type ScoutItemsResponse = z.infer<typeof scoutItemsResponse>

import type { SyncResult, SyncState, SyncWishes } from '@octavo/contract'
import { fileFailure, SYNC_MODES, syncResult } from '@octavo/contract'
import { LANGUAGES, type Language } from '@octavo/core'
import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import * as z from 'zod'
import { signalOf } from '../../infra/http/hang-up.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { type Attempt, type Jobs, newestTask, unfinishedTask } from '../../infra/jobs/index.ts'
import { type Caller, callersForJob } from '../callers/index.ts'
import { resultOfTask, toTask } from '../tasks/index.ts'
import { type ConnectedPlaces, drivesOf, isMailbox } from './places.ts'
import type { Queue } from './queue.ts'
import { type SyncParts, type SyncStep, syncDrive } from './sync-drive.ts'

/** Syncs of connected drives: each a task that goes on by itself and is found again. */
export interface Syncs {
  state(owner: Caller | undefined): Promise<SyncState>
  /** Asks for a sync; gives its task. Throws Refusal `unavailable` without credentials or a connected drive, `busy`. */
  begin(owner: Caller, wishes: SyncWishes, language: Language): Promise<string>
  /** Asks for a plan of what is new in a mailbox; gives its task. Throws Refusal `not_found`. */
  sortMail(owner: Caller, connectionId: string, language: Language): Promise<string>
  /** The task that sorts a mailbox, if one is at work or waits. */
  mailUnderWay(owner: Caller, connectionId: string): Promise<string | undefined>
  /** Waits until a sync is over. Throws Refusal when it failed or was cancelled; whoever hangs up does not stop it. */
  wait(owner: Caller, taskId: string, reply: FastifyReply): Promise<SyncResult>
}

const KIND = 'sync'
/** The kind of task that sorts a mailbox. */
const MAIL = 'mail-sort'
/** Kinds of tasks that change a drive. */
export const RUN_KINDS_ON_DRIVES = ['drive-run', 'drive-undo'] as const

const payload = z.strictObject({
  connectionId: z.string(),
  mode: z.enum(SYNC_MODES),
  numClusters: z.number().int(),
  maxFiles: z.union([z.literal('all'), z.number().int()]),
  language: z.enum(LANGUAGES),
})
/** What a sync was asked. */
export type SyncAsked = z.infer<typeof payload>

export function createSyncs(parts: SyncParts & { readonly jobs: Jobs; readonly places: ConnectedPlaces }): Syncs {
  const { db, jobs, places } = parts
  /** Downloads that are at work in this process, by their person. */
  const queues = new Map<string, Queue>()
  const kindOf = (name: typeof KIND | typeof MAIL) => ({
    name,
    payload,
    state: z.strictObject({ listed: z.boolean(), failed: z.array(fileFailure) }),
    ...{ atOnce: 2, tries: 8, isShown: true },
    async *run({ ownerId, payload: asked, state, signal, tell, end }: Attempt<SyncAsked, SyncStep>) {
      const [owner] = await callersForJob(db, sql`o.id = ${ownerId}`)
      if (!owner) throw new Refusal('not_found', 'There is no such library')
      const connector = await places.open(owner, asked.connectionId)
      try {
        const onQueue = (queue: Queue) => queues.set(ownerId, queue)
        return yield* syncDrive(
          parts,
          { owner, connector, asked, isMail: name === MAIL, signal, tell, end, onQueue },
          state,
        )
      } finally {
        await connector.close()
      }
    },
  })
  const line = jobs.kind(kindOf(KIND))
  const mails = jobs.kind(kindOf(MAIL))

  const state = async (owner: Caller | undefined): Promise<SyncState> => {
    const nothing = { downloads: [], downloaded: 0, toDownload: 0 }
    const isReady = await places.isReady()
    if (!owner) return { isReady, places: [], task: null, asked: null, run: null, ...nothing }
    const [drives, task, run] = await Promise.all([
      drivesOf(places, owner),
      newestTask(db, owner.id, [KIND]),
      newestTask(db, owner.id, RUN_KINDS_ON_DRIVES),
    ])
    const asked = payload.safeParse(task?.payload).data
    const isGoing = task?.ended_at_ms === null
    if (!isGoing) queues.delete(owner.id)
    return {
      ...{ isReady, places: drives.map(({ id, provider, name }) => ({ id, provider, name })) },
      task: task ? toTask(jobs, task) : null,
      run: run?.ended_at_ms === null ? toTask(jobs, run) : null,
      asked: asked ? { mode: asked.mode, numClusters: asked.numClusters, maxFiles: asked.maxFiles } : null,
      ...(queues.get(owner.id)?.shown() ?? nothing),
    }
  }

  return {
    state,
    async begin(owner, { connectionId, mode, numClusters, maxFiles }, language) {
      const drives = await drivesOf(places, owner)
      const drive = connectionId === undefined ? drives[0] : drives.find(({ id }) => id === connectionId)
      if (!drive)
        throw connectionId === undefined
          ? await notConnected(places)
          : new Refusal('not_found', 'There is no such drive')
      const before = await newestTask(db, owner.id, [KIND])
      if (before?.ended_at_ms === null) throw new Refusal('busy', 'A sync is running already')
      const asked = { connectionId: drive.id, mode, numClusters, maxFiles, language }
      return await db.transaction((tx) => line.ask(tx, { ownerId: owner.id, payload: asked, key: KIND }))
    },
    async sortMail(owner, connectionId, language) {
      const all = await places.list(owner)
      if (!all.some(({ id, provider }) => id === connectionId && isMailbox(provider)))
        throw new Refusal('not_found', 'There is no such mailbox')
      const wishes = { mode: 'organize', numClusters: 5, maxFiles: 'all' } as const
      const asked = { connectionId, ...wishes, language }
      return await db.transaction((tx) => mails.ask(tx, { ownerId: owner.id, payload: asked, key: connectionId }))
    },
    mailUnderWay: async (owner, connectionId) =>
      (await unfinishedTask(db, { kind: MAIL, owner_id: owner.id }, { connectionId }))?.id,
    async wait(owner, taskId, reply) {
      const watch = { signal: signalOf(reply), onProgress: () => undefined }
      return syncResult.parse(await resultOfTask(parts, owner.id, taskId, watch))
    },
  }
}

const notConnected = async (places: ConnectedPlaces): Promise<Refusal> =>
  (await places.isReady())
    ? new Refusal('conflict', 'No drive is connected. Connect one first.')
    : new Refusal('conflict', 'Google Drive API credentials are not configured')

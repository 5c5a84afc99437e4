import type { OrganizeResponse } from '@octavo/contract'
import type { Plan } from '@octavo/core'
import { handOver } from '../device/hand-over.ts'
import {
  listWaiting,
  markStored,
  type Refusal,
  refuseWaiting,
  removeWaiting,
  type WaitingFile,
} from '../device/queue.ts'
import { HttpError } from '../http/http.ts'
import { type Obstacle, PlanRefused } from '../http/plans.ts'
import type { BatchResult, UploadEntry, UploadFailure } from './types.ts'

export interface FlushServices {
  upload(entries: readonly UploadEntry[], onSettled: (result: BatchResult) => void): Promise<void>
  /** Carries out what an older version of the app noted: files and their categories, without a plan. */
  organize(moves: readonly { readonly fileId: string; readonly targetCategory: string }[]): Promise<OrganizeResponse>
  /** Carries out a plan in the library, exactly and once. Rejects with PlanRefused where things are in the way. */
  carryOut(plan: Plan): Promise<unknown>
}

export interface FlushResult {
  readonly storedCount: number
  /** Files that did not arrive and wait on. */
  readonly unsentCount: number
  /** Files that the server will not take, however often they are sent. */
  readonly refusedCount: number
}

const NOTHING: FlushResult = { storedCount: 0, unsentCount: 0, refusedCount: 0 }

/** Failures that pass by themselves: the line, the load, the room on the server's disk, a session to log in to again. */
const PASSING: ReadonlySet<string> = new Set([
  'network',
  'internal',
  'unavailable',
  'rate_limited',
  'no_space',
  'unauthorized',
  'reauth_required',
  'unconfirmed',
  'busy',
  'cancelled',
])

const refusalOf = ({ code, text }: Pick<UploadFailure, 'code' | 'text'>): Refusal => ({
  code,
  ...(text === undefined ? {} : { text }),
})

/** Why a whole call was refused for good; undefined where trying again later may help. */
const finalRefusal = (error: unknown): Refusal | undefined => {
  if (!(error instanceof HttpError) || error.status >= 500 || PASSING.has(error.code ?? 'internal')) return undefined
  return refusalOf({ code: error.code ?? 'internal', ...(error.serverText ? { text: error.serverText } : {}) })
}

const toEntry = ({ id, name, path, sizeBytes, mediaType, modifiedAtMs, folder, blob }: WaitingFile): UploadEntry => ({
  key: id,
  name,
  path,
  sizeBytes,
  mediaType,
  modifiedAtMs,
  ...(folder === undefined ? {} : { folder }),
  blob,
})

/**
 * Sends everything that waits on this device, then lets the library follow the plans that were approved here. A file leaves the queue when
 * the server has confirmed it, so whatever breaks in between waits on; what the server refuses for good is put aside with
 * its reason. One tab at a time does it.
 */
export const flushQueue = async (services: FlushServices): Promise<FlushResult> => {
  if (!navigator.locks) return flush(services)
  return navigator.locks.request('octavo-queue', { ifAvailable: true }, (lock) => (lock ? flush(services) : NOTHING))
}

const flush = async ({ upload, organize, carryOut }: FlushServices): Promise<FlushResult> => {
  const waiting = await listWaiting()
  const unsent = waiting.filter(({ storedId }) => storedId === undefined)
  const writes: Promise<void>[] = []
  const refusals = new Map<string, Refusal>()
  let storedCount = 0
  if (unsent.length > 0) {
    await upload(unsent.map(toEntry), ({ stored, failed }) => {
      storedCount += stored.length
      for (const { entry, file } of stored) writes.push(markStored(entry.key, file))
      for (const failure of failed) if (!PASSING.has(failure.code)) refusals.set(failure.entry.key, refusalOf(failure))
    })
    await Promise.all(writes)
  }
  const unsentCount = unsent.length - storedCount - refusals.size
  const decided = (await listWaiting()).flatMap(({ id, storedId, category }) =>
    storedId === undefined || category === undefined ? [] : [{ id, fileId: storedId, targetCategory: category }],
  )
  if (decided.length > 0) {
    try {
      await organize(decided.map(({ fileId, targetCategory }) => ({ fileId, targetCategory })))
      await removeWaiting(decided.map(({ id }) => id))
    } catch (error) {
      const refusal = finalRefusal(error)
      if (!refusal) throw error
      for (const { id } of decided) refusals.set(id, refusal)
    }
  }
  if (refusals.size > 0) await refuseWaiting(refusals)
  await handOver((plan) => obstaclesTo(carryOut(plan)))
  return { storedCount, unsentCount, refusedCount: refusals.size }
}

/** What is in the way of a plan; a refusal for good is, too, for the person alone can do something about it. */
const obstaclesTo = async (carriedOut: Promise<unknown>): Promise<readonly Obstacle[]> => {
  try {
    await carriedOut
    return []
  } catch (error) {
    if (error instanceof PlanRefused) return error.obstacles
    const refusal = finalRefusal(error)
    if (!refusal) throw error
    return [{ itemId: '', from: '', to: '', code: refusal.code }]
  }
}

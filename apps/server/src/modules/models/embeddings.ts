import { AppError, Breaker, type Clock, type Embedder, FairQueue, likenessFloor, toInt8, UNRELATED } from '@octavo/core'
import type { Logger } from '../../infra/log/log.ts'
import type { Caller } from '../callers/index.ts'
import { OWN_SILENT, type OwnModels } from './own-models.ts'
import type { Spending } from './spending.ts'

/** The embedding model that serves one person. */
export interface Embedding {
  readonly name: string
  /** `here`: it runs on this server and nothing leaves; `elsewhere`: texts are sent to its address. */
  readonly place: 'here' | 'elsewhere'
  /** True when the person connected it. */
  readonly isOwn: boolean
  /** False when only names may be sent. */
  readonly readsText: boolean
  /** Tells its vectors, and what they were made of, from all others. Throws AppError where there is no model. */
  identity(): Promise<string>
  /** How alike two vectors must be to mean the same. */
  floor(signal: AbortSignal): Promise<number>
  /** Vectors in the order of the texts. Throws AppError: `busy` when today's share is used up, or what the model says. */
  embed(texts: readonly string[], purpose: 'query' | 'document', signal: AbortSignal): Promise<readonly Int8Array[]>
  /** Why it does not work at the moment, as a sentence; undefined while it does. */
  problem(): string | undefined
}

/** Finds the embedding model of each person: their own, else the operator's. */
export interface Embeddings {
  /** The operator's; undefined without one. */
  readonly shared: Pick<Embedding, 'name' | 'place' | 'readsText'> | undefined
  /** Why the operator's model does not work, as a sentence; undefined while it does, and without one. */
  problem(): Promise<string | undefined>
  of(owner: Caller): Promise<Embedding | undefined>
}

/** What is remembered of one model between calls. */
interface Slot {
  readonly breaker: Breaker
  readonly floors: Map<string, number>
  /** What is wrong with the model itself (a missing file, add-on); looked at anew each time. */
  missing?: string
  /** Why it did not answer the last time. */
  problem?: string
}

/** A search that waits longer goes on with words alone. */
const QUERY_MS = 4000
const DOCUMENT_MS = 180_000
const MOST_SLOTS = 10_000
const USED_UP = "Today's share of the model is used up; it goes on tomorrow."
/** Batches that the operator's model works on at the same time, and questions beside them. */
const AT_ONCE = 2

export function createEmbeddings(parts: {
  readonly shared: { readonly embedder: Embedder; readonly place: Embedding['place'] } | undefined
  readonly ownModels: OwnModels
  readonly spending: Spending
  /** False keeps texts at home: what leaves is names. A model on this machine reads them all the same. */
  readonly sendText: boolean
  readonly log: Logger
  readonly clock: Clock
}): Embeddings {
  const { shared, ownModels, spending, sendText, log, clock } = parts
  const newSlot = (): Slot => ({ breaker: new Breaker(clock), floors: new Map() })
  const sharedSlot = newSlot()
  const ownSlots = new Map<string, Slot>()
  // A question never waits for somebody's ten thousand files.
  const queues = { query: new FairQueue(AT_ONCE), document: new FairQueue(AT_ONCE) }
  /** People whose share of the day is used up. */
  const resting = new Set<string>()
  const mayRead = (place: Embedding['place']) => sendText || place === 'here'

  /** One call with its time limit; what the model did is noted, what the caller did (giving up) is not. */
  const call = async (
    slot: Slot,
    embedder: Embedder,
    texts: readonly string[],
    purpose: 'query' | 'document',
    signal: AbortSignal,
  ): Promise<readonly Float32Array[]> => {
    if (slot.breaker.isOpen) throw new AppError('io_error', slot.problem ?? `${embedder.name} did not answer before.`)
    const limit = AbortSignal.any([signal, AbortSignal.timeout(purpose === 'query' ? QUERY_MS : DOCUMENT_MS)])
    const late = Promise.withResolvers<never>()
    const giveUp = () => late.reject(limit.reason)
    limit.addEventListener('abort', giveUp, { once: true })
    try {
      const vectors = await Promise.race([embedder.embed(texts, limit, purpose), late.promise])
      slot.breaker.succeed()
      delete slot.problem
      return vectors
    } catch (error) {
      signal.throwIfAborted()
      const failure = error instanceof AppError ? error : new AppError('io_error', `${embedder.name} took too long.`)
      // A model that is just being loaded is too slow for a question and no failure.
      if (error instanceof AppError || purpose === 'document') {
        slot.breaker.fail()
        slot.problem = failure.message
        log.warn({ why: failure.message }, 'A model for search did not answer')
      }
      throw failure
    } finally {
      limit.removeEventListener('abort', giveUp)
    }
  }

  const toEmbedding = (
    owner: Caller,
    slot: Slot,
    embedder: Embedder,
    kind: Pick<Embedding, 'place' | 'isOwn'>,
  ): Embedding => {
    const readsText = mayRead(kind.place)
    const isShared = !kind.isOwn
    const embed: Embedding['embed'] = async (texts, purpose, signal) => {
      // What runs here costs no money, only time, which the queue shares out.
      const characters = texts.reduce((sum, text) => sum + text.length, 0)
      if (isShared && kind.place === 'elsewhere') {
        if (!(await spending.take(owner, characters))) {
          resting.add(owner.id)
          throw new AppError('busy', USED_UP)
        }
        resting.delete(owner.id)
      }
      const work = () => call(slot, embedder, texts, purpose, signal)
      return (await (isShared ? queues[purpose].run(owner.id, work, signal) : work())).map(toInt8)
    }
    const identity = async () => {
      try {
        const model = await embedder.identity()
        delete slot.missing
        return `${model}${readsText ? '' : ' names only'}`
      } catch (error) {
        slot.missing = error instanceof AppError ? error.message : `${embedder.name} does not work.`
        throw error
      }
    }
    return {
      ...kind,
      name: embedder.name,
      readsText,
      identity,
      embed,
      async floor(signal) {
        const model = await identity()
        const known = slot.floors.get(model)
        if (known !== undefined) return known
        const floor = likenessFloor(await call(slot, embedder, UNRELATED, 'document', signal))
        slot.floors.clear()
        slot.floors.set(model, floor)
        return floor
      },
      problem: () =>
        kind.isOwn && slot.problem !== undefined
          ? OWN_SILENT
          : (slot.missing ?? slot.problem ?? (isShared && resting.has(owner.id) ? USED_UP : undefined)),
    }
  }

  return {
    shared: shared && { name: shared.embedder.name, place: shared.place, readsText: mayRead(shared.place) },
    async problem() {
      const missing = await shared?.embedder.identity().then(
        () => undefined,
        (error: Error) => error.message,
      )
      return missing ?? sharedSlot.problem
    },
    async of(owner) {
      const own = await ownModels.openEmbedder(owner)
      if (own) {
        if (ownSlots.size > MOST_SLOTS) ownSlots.clear()
        const slot = ownSlots.get(owner.id) ?? newSlot()
        ownSlots.set(owner.id, slot)
        return toEmbedding(owner, slot, own, { place: 'elsewhere', isOwn: true })
      }
      return shared && toEmbedding(owner, sharedSlot, shared.embedder, { place: shared.place, isOwn: false })
    },
  }
}

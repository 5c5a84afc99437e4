import {
  type Advice,
  type Asked,
  askModel,
  Breaker,
  type ChatModel,
  type Clock,
  FairQueue,
  folderIn,
  type JudgeInput,
  type Language,
  type ModelItem,
  parentPath,
  TAXONOMIES,
} from '@octavo/core'
import type { Logger } from '../../infra/log/log.ts'
import type { Caller } from '../callers/index.ts'
import { OWN_SILENT, type OwnModels } from './own-models.ts'
import type { Spending } from './spending.ts'

/** What a model said, by item id, and one sentence for the person where it could not be asked. */
export interface Advised {
  readonly advice: ReadonlyMap<string, Advice>
  readonly note?: string
}

/** Asks the connected model about what the local engine is unsure of. Without a model there is no advice. */
export interface ModelAdvice {
  /** Name of the connected model; undefined without one. */
  readonly name: string | undefined
  /** False while there is no model, or while it is kept off because it did not answer. */
  isAnswering(): boolean
  /** Asks the person's model (or the operator's) about a made-up file. */
  test(owner: Caller): Promise<{ readonly answers: boolean; readonly reason: string | null }>
  /**
   * Asks about what is unclear (`isUnclear`) of one person's items, naming their folders and those of the types in their
   * language. Rejects with the signal's reason only.
   */
  advise(
    owner: Caller,
    unclear: readonly JudgeInput[],
    own: { readonly folders: readonly string[]; readonly language: Language },
    signal?: AbortSignal,
  ): Promise<Advised>
}

const NO_ADVICE: Advised = { advice: new Map() }
const MOST_BREAKERS = 10_000
/** Questions that the operator's model is asked at the same time; people take turns. */
const AT_ONCE = 2
const PROBE: ModelItem = {
  id: 'probe',
  name: 'Invoice 2024-17.pdf',
  folder: '',
  mediaType: 'application/pdf',
  sizeBytes: 1,
}

/** Makes the advice of models. `sendText` false keeps file contents at home: names, types and sizes only (I-7). */
export function createModelAdvice(parts: {
  /** The operator's model, for everybody without one of their own. */
  readonly model: ChatModel | undefined
  readonly ownModels: OwnModels
  /** What people may send to the operator's model. */
  readonly spending: Spending
  readonly sendText: boolean
  readonly log: Logger
  readonly clock: Clock
}): ModelAdvice {
  const { model: shared, ownModels, spending, sendText, log, clock } = parts
  const queue = new FairQueue(AT_ONCE)
  const sharedBreaker = new Breaker(clock)
  const ownBreakers = new Map<string, Breaker>()
  /** A breaker for each person's own model: one that is down must not keep the others waiting, or off. */
  const breakerOf = (owner: Caller): Breaker => {
    const known = ownBreakers.get(owner.id) ?? new Breaker(clock)
    if (ownBreakers.size > MOST_BREAKERS) ownBreakers.clear()
    ownBreakers.set(owner.id, known)
    return known
  }
  const choose = async (owner: Caller) => {
    const own = await ownModels.open(owner)
    if (own) return { model: own, isOwn: true, breaker: breakerOf(owner), share: () => ({}) }
    const share = (signal?: AbortSignal) => ({
      turn: <T>(act: () => Promise<T>) => queue.run(owner.id, act, signal),
      spend: (characters: number) => spending.take(owner, characters),
    })
    return { model: shared, isOwn: false, breaker: sharedBreaker, share }
  }
  /** What a person hears of why a model did not help; all of it goes to the log. */
  const tell = ({ stopped, reason, dropped }: Asked, isOwn: boolean): string | undefined => {
    if (stopped !== undefined || dropped > 0) log.warn({ stopped, reason, dropped }, 'The model helped in part')
    return isOwn && stopped === 'failed' ? OWN_SILENT : reason
  }
  return {
    name: shared?.name,
    isAnswering: () => shared !== undefined && !sharedBreaker.isOpen,
    async test(owner) {
      const { model, isOwn, share } = await choose(owner)
      if (!model) return { answers: false, reason: 'No model is connected.' }
      const breaker = new Breaker(clock)
      const asked = await askModel([PROBE], ['Invoices', 'Photos'], { model, breaker, clock, ...share() })
      const reason = tell(asked, isOwn)
      if (asked.stopped) return { answers: false, reason: reason ?? null }
      const isUseful = asked.opinions.size > 0
      return {
        answers: isUseful,
        reason: isUseful ? null : `${model.name} answered, but not in the form it was asked for.`,
      }
    },
    async advise(owner, unclear, { folders, language }, signal) {
      if (unclear.length === 0) return NO_ADVICE
      const { model, isOwn, breaker, share } = await choose(owner)
      if (!model) return NO_ADVICE
      // One call holds one person's items only: nothing of two people ever meets in a prompt (I-6).
      const asked = await askModel(
        unclear.map((input) => toModelItem(input, sendText)),
        [...new Set([...folders, ...TAXONOMIES.library.categories.map(({ label }) => folderIn(language, label))])],
        { model, breaker, clock, ...share(signal), ...(signal ? { signal } : {}) },
      )
      const note = tell(asked, isOwn)
      const advice = new Map([...asked.opinions].map(([id, opinion]) => [id, { ...opinion, model: model.name }]))
      return { advice, ...(note === undefined ? {} : { note }) }
    },
  }
}

const toModelItem = ({ item, reading }: JudgeInput, sendText: boolean): ModelItem => ({
  id: item.id,
  name: item.name,
  folder: parentPath(item.path),
  mediaType: item.mediaType,
  sizeBytes: item.sizeBytes,
  ...(sendText && reading?.text ? { text: reading.text } : {}),
})

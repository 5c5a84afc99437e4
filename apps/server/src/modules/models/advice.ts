import {
  type Asked,
  askModel,
  Breaker,
  type ChatModel,
  type Clock,
  FairQueue,
  isByType,
  isUnclear,
  type ModelItem,
  type ModelOpinion,
  type Option,
  parentPath,
  TAXONOMIES,
  type UnderstandInput,
  type Verdict,
} from '@octavo/core'
import type { Logger } from '../../infra/log/log.ts'
import type { Owner } from '../callers/index.ts'
import { OWN_SILENT, type OwnModels } from './own-models.ts'
import type { Spending } from './spending.ts'

interface Judged {
  readonly verdict: Verdict
  readonly options: readonly Option[]
}

/** Verdicts after a model was asked, and one sentence for the person where it could not be. */
export interface Improved {
  readonly verdicts: readonly Judged[]
  readonly note?: string
}

/** Asks the connected model about what the local engine is unsure of. Without a model it changes nothing. */
export interface ModelAdvice {
  /** Name of the connected model; undefined without one. */
  readonly name: string | undefined
  /** False while there is no model, or while it is kept off because it did not answer. */
  isAnswering(): boolean
  /** Asks the person's model (or the operator's) about a made-up file. */
  test(owner: Owner): Promise<{ readonly answers: boolean; readonly reason: string | null }>
  improve(
    owner: Owner,
    inputs: readonly UnderstandInput[],
    local: readonly Judged[],
    folders: readonly string[],
    signal?: AbortSignal,
  ): Promise<Improved>
}

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
  const breakerOf = (owner: Owner): Breaker => {
    const known = ownBreakers.get(owner.id) ?? new Breaker(clock)
    if (ownBreakers.size > MOST_BREAKERS) ownBreakers.clear()
    ownBreakers.set(owner.id, known)
    return known
  }
  const choose = async (owner: Owner) => {
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
    async improve(owner, inputs, local, folders, signal) {
      // One call holds one person's items only: nothing of two people ever meets in a prompt (I-6).
      const unclear = inputs.filter((_, index) => {
        const verdict = local[index]?.verdict
        return verdict !== undefined && isUnclear(verdict)
      })
      if (unclear.length === 0) return { verdicts: local }
      const { model, isOwn, breaker, share } = await choose(owner)
      if (!model) return { verdicts: local }
      const asked = await askModel(
        unclear.map((input) => toModelItem(input, sendText)),
        [...new Set([...folders, ...TAXONOMIES.library.categories.map(({ label }) => label)])],
        { model, breaker, clock, ...share(signal), ...(signal ? { signal } : {}) },
      )
      const note = tell(asked, isOwn)
      const verdicts = local.map((judged) => withOpinion(judged, asked.opinions.get(judged.verdict.itemId), model.name))
      return { verdicts, ...(note === undefined ? {} : { note }) }
    },
  }
}

const toModelItem = ({ item, reading }: UnderstandInput, sendText: boolean): ModelItem => ({
  id: item.id,
  name: item.name,
  folder: parentPath(item.path),
  mediaType: item.mediaType,
  sizeBytes: item.sizeBytes,
  ...(sendText && reading?.text ? { text: reading.text } : {}),
})

/** How sure the local engine is of the folder: of one by type, no surer than of what else it might be. */
function ownConfidence({ verdict, options }: Judged): number {
  const others = options.filter(({ category }) => category !== verdict.category)
  return isByType(verdict) && others.length > 0
    ? Math.max(...others.map(({ confidence }) => confidence))
    : verdict.confidence
}

/** A model decides only where it is surer than the local engine; what it said is shown as text either way. */
function withOpinion(judged: Judged, opinion: ModelOpinion | undefined, name: string): Judged {
  const { verdict, options } = judged
  if (!opinion || opinion.confidence <= ownConfidence(judged)) return judged
  const said = opinion.reason === '' ? `${name} chose this folder.` : `${name}: ${opinion.reason}`
  const others = [{ category: verdict.category, confidence: verdict.confidence }, ...options].filter(
    ({ category }) => category !== opinion.category,
  )
  const { needsDecision: _, ...decided } = verdict
  return {
    verdict: {
      ...decided,
      category: opinion.category,
      // A model's own word on how sure it is is no measure: it never counts as certain.
      confidence: Math.min(0.9, opinion.confidence),
      by: 'model',
      why: [said, ...verdict.why],
    },
    options: [{ category: opinion.category, confidence: opinion.confidence }, ...others].slice(0, 3),
  }
}

import { AppError } from '../errors/index.ts'
import type { Clock } from '../ports/index.ts'
import { type ModelItem, type ModelRequest, modelRequests, PROMPT_LIMITS, type PromptLimits } from './prompt.ts'
import { type ModelOpinion, readReply } from './reply.ts'

/** A language model: one question, one answer in text. Throws AppError (`busy`, `io_error`, `cancelled`, …). */
export interface ChatModel {
  /** How people call it: `llama3.1 at 127.0.0.1`. */
  readonly name: string
  ask(request: ModelRequest, signal: AbortSignal): Promise<string>
}

/** Turns texts into vectors of one length, in their order. Throws AppError. */
export interface Embedder {
  readonly name: string
  /** Tells this model's vectors from any other's: they are comparable only among themselves. */
  identity(): Promise<string>
  /** `purpose` says what the texts are: some models read a question differently from what may answer it. */
  embed(texts: readonly string[], signal: AbortSignal, purpose?: 'query' | 'document'): Promise<readonly Float32Array[]>
}

/** What one run may cost. */
export interface ModelBudget {
  readonly requests: number
  /** Characters sent, all requests together. */
  readonly characters: number
}

export const MODEL_BUDGET: ModelBudget = { requests: 200, characters: 4_000_000 }

export interface AskOptions {
  readonly model: ChatModel
  readonly breaker: Breaker
  readonly clock: Clock
  readonly budget?: ModelBudget
  readonly limits?: PromptLimits
  /** How long one answer may take, in ms. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
  /** Waits for this person's turn, where several share the model; waiting does not count as the model's time. */
  readonly turn?: <T>(act: () => Promise<T>) => Promise<T>
  /** Takes characters from what this person may spend; false when that is used up. */
  readonly spend?: (characters: number) => Promise<boolean>
}

/** What became of asking: opinions for some of the items, and why there are none for the others. */
export interface Asked {
  readonly opinions: ReadonlyMap<string, ModelOpinion>
  readonly requests: number
  /** Entries of replies that were thrown away. */
  readonly dropped: number
  /** `budget`: not all were asked; `failed`: the model did not answer, or was not asked because it did not before. */
  readonly stopped?: 'budget' | 'failed'
  /** One plain sentence with `stopped`. */
  readonly reason?: string
}

const TRIES = 2
const RETRY_MS = 500

/**
 * Keeps off a model that does not answer: after three failures in a row it stays off for a minute, then one question
 * may try again (the circuit breaker of M. Nygard, Release It!, 2007).
 */
export class Breaker {
  readonly #clock: Clock
  #failures = 0
  #closedFromMs = 0
  constructor(clock: Clock) {
    this.#clock = clock
  }
  get isOpen(): boolean {
    return this.#failures >= 3 && this.#clock.nowMs() < this.#closedFromMs
  }
  succeed(): void {
    this.#failures = 0
  }
  fail(): void {
    this.#failures += 1
    this.#closedFromMs = this.#clock.nowMs() + 60_000
  }
}

/**
 * Asks a model about items, batch by batch, within a budget. Never throws but for the caller's own abort: a model that
 * fails, hangs or talks nonsense leaves items without an opinion, and their local verdict stands.
 */
export async function askModel(
  items: readonly ModelItem[],
  folders: readonly string[],
  options: AskOptions,
): Promise<Asked> {
  const { budget = MODEL_BUDGET, limits = PROMPT_LIMITS, breaker } = options
  const opinions = new Map<string, ModelOpinion>()
  let requests = 0
  let characters = 0
  let dropped = 0
  const end = (stopped: 'budget' | 'failed', reason: string): Asked => ({
    opinions,
    requests,
    dropped,
    stopped,
    reason,
  })
  for (const request of modelRequests(items, folders, limits)) {
    const length = request.system.length + request.user.length
    characters += length
    if (requests >= budget.requests || characters > budget.characters)
      return end('budget', 'The budget of this run is used up; the rest was sorted locally.')
    if (breaker.isOpen) return end('failed', 'The model did not answer before; sorted locally.')
    if (options.spend && !(await options.spend(length)))
      return end('budget', "Today's share of the model is used up; the rest was sorted locally.")
    requests += 1
    const ask = () => askOnce(request, options)
    const reply = await (options.turn ? options.turn(ask) : ask())
    if (reply instanceof AppError) return end('failed', reply.message)
    const read = readReply(reply, request)
    dropped += read.dropped
    for (const [id, opinion] of read.opinions) opinions.set(id, opinion)
  }
  return { opinions, requests, dropped }
}

/** One question with its time limit and one more try; the failure as a value, the caller's abort as a throw. */
async function askOnce(request: ModelRequest, options: AskOptions): Promise<string | AppError> {
  const { model, breaker, clock, timeoutMs = 60_000, signal } = options
  let last = new AppError('io_error', `${model.name} did not answer; sorted locally.`)
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    signal?.throwIfAborted()
    if (attempt > 0) await clock.sleep(RETRY_MS, signal)
    const limit = new AbortController()
    const timer = new AbortController()
    const onAbort = () => limit.abort(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
    const tooLong = clock.sleep(timeoutMs, timer.signal).then(
      () => {
        const error = new AppError('io_error', `${model.name} took too long; sorted locally.`)
        limit.abort(error)
        throw error
      },
      () => new Promise<never>(() => undefined),
    )
    try {
      const answer = await Promise.race([model.ask(request, limit.signal), tooLong])
      breaker.succeed()
      return answer
    } catch (error) {
      signal?.throwIfAborted()
      last = error instanceof AppError ? error : new AppError('io_error', last.message, { cause: error })
    } finally {
      timer.abort()
      signal?.removeEventListener('abort', onAbort)
    }
  }
  breaker.fail()
  return last
}
